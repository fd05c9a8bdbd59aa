import Box from "@mui/material/Box";
import { passageFacts } from "@travesia/api/passage-facts";
import type { Tone } from "@travesia/api/look";
import { Passage as Ticket } from "@travesia/pages/passage/Passage.tsx";
import { PartStyle } from "@travesia/pages/style/PartStyle.tsx";
import { type Customer, CustomerLine } from "./CustomerLine.tsx";

export interface PassageProps {
  /** Number people read: `COT-2026-000123`. */
  readonly number?: string | null;
  readonly origin?: string | null;
  readonly destination: string;
  /** Days `YYYY-MM-DD`. */
  readonly departure?: string | null;
  readonly comeback?: string | null;
  readonly travellers?: number | null;
  /** Price in whole pesos; left out when there is none yet. */
  readonly price?: number | null;
  readonly status: { readonly label: string; readonly tone: Tone };
  /** Customer whose trip it is, for the staff working on it. */
  readonly customer?: Customer | null;
}

/**
 * Shows the signature of Travesía: the ticket that opens a quote, a contract, a reservation and every link
 * page. Props only: `<Passage number={quote.quoteNumber} origin={quote.origen} destination={quote.destino}
 * departure={quote.startDate} comeback={quote.endDate} travellers={quote.numeroPersonas}
 * price={quote.precioTotal} status={{ label: "Enviada", tone: "sea" }} />`
 */
export const Passage = ({
  number = null,
  origin = null,
  destination,
  status,
  customer,
  ...facts
}: PassageProps) => (
  <>
    <PartStyle />
    <Ticket
      number={number}
      origin={origin}
      destination={destination}
      facts={passageFacts(facts)}
      status={status}
    >
      {customer && (
        <Box sx={{ mb: 4 }}>
          <CustomerLine {...customer} />
        </Box>
      )}
    </Ticket>
  </>
);
