import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type Tone, faces } from "@travesia/api/look";
import { type Customer, CustomerLine } from "./CustomerLine.tsx";
import { DottedArc } from "./DottedArc.tsx";
import { Money } from "../Money.tsx";
import { PassageStamp } from "./PassageStamp.tsx";
import { travellersText, tripText } from "./passage.texts.ts";

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

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="dt" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
        {children}
      </Typography>
    </Box>
  );
}

const place = {
  fontFamily: faces.display,
  fontWeight: 500,
  fontSize: { xs: "1.375rem", md: "1.75rem" },
  lineHeight: 1.15,
} as const;

/**
 * Shows the signature of Travesía: the ticket that opens a quote, a contract, a reservation and every link
 * page. Props only: `<Passage number={quote.quoteNumber} origin={quote.origen} destination={quote.destino}
 * departure={quote.startDate} comeback={quote.endDate} travellers={quote.numeroPersonas}
 * price={quote.precioTotal} status={{ label: "Enviada", tone: "sea" }} />`
 */
export function Passage({
  number,
  origin,
  destination,
  departure,
  comeback,
  travellers,
  price,
  status,
  customer,
}: PassageProps) {
  return (
    <Card
      component="section"
      aria-label={`Viaje ${origin ? `de ${origin} ` : ""}a ${destination}`}
      sx={{ overflow: "hidden" }}
    >
      <Stack direction={{ xs: "column", md: "row" }}>
        <Box sx={{ flex: 1, minWidth: 0, px: { xs: 5, md: 7 }, py: { xs: 5, md: 6 } }}>
          {number && (
            <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
              {number}
            </Typography>
          )}
          <Stack
            component="h1"
            direction="row"
            sx={{ ...place, alignItems: "flex-end", gap: { xs: 3, md: 5 }, mt: 1, mb: 5, flexWrap: "wrap" }}
          >
            {origin && <span>{origin}</span>}
            {origin && (
              <DottedArc width={132} height={26} sx={{ mb: 2, flex: { xs: "1 1 60px", sm: "0 1 132px" } }} />
            )}
            <span>{destination}</span>
          </Stack>
          {customer && (
            <Box sx={{ mb: 4 }}>
              <CustomerLine {...customer} />
            </Box>
          )}
          <Box component="dl" sx={{ m: 0, display: "flex", flexWrap: "wrap", columnGap: 9, rowGap: 3 }}>
            {departure && <Fact label="Fechas">{tripText(departure, comeback)}</Fact>}
            {travellers != null && <Fact label="Viajeros">{travellersText(travellers)}</Fact>}
            {price != null && (
              <Fact label="Precio">
                <Money amount={price} />
              </Fact>
            )}
          </Box>
        </Box>
        <PassageStamp label={status.label} tone={status.tone} />
      </Stack>
    </Card>
  );
}
