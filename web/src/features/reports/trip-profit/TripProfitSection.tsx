import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { figures } from "@travesia/api/reports/financial/figures.rules";
import { Unread } from "../../../base/failure/Unread.tsx";
import { useUser } from "../../../base/session/useSession.ts";
import { About } from "../../../ui/About.tsx";
import { Section } from "../../../ui/Section.tsx";
import { TripBar } from "./TripBar.tsx";
import { NO_COSTS, tripMark } from "./trip-mark.rules.ts";
import type { TripParts } from "./trip-bar.rules.ts";
import { useContractTripProfitQuery } from "./trip-profit.generated.ts";
import { tripLinks } from "./trip-profit.links.ts";
import { tripTexts as texts } from "./trip-profit.texts.ts";
import { TripFigures } from "./TripFigures.tsx";

const { label, about } = figures.gananciaViaje;

/**
 * Shows the profit of a signed contract's trip and the parts of its price, as agreed and as purchased; hidden
 * before the signature. For a cancelled contract it shows the retained amount.
 */
export function TripProfitSection({ contractId }: { readonly contractId: string }) {
  const { role } = useUser();
  const read = useContractTripProfitQuery({ variables: { contractId } });
  const contract = read.data?.contract;
  const trip = contract?.gananciaViaje;
  if (!contract || !trip) return <Unread of={read} what={label} />;
  const { cancelado, comisiones: commissions, iva, costoAcordado, gananciaAcordada } = trip;
  const bought: TripParts = {
    price: cancelado ? trip.recibido - trip.devuelto : trip.precio,
    providers: trip.comprado,
    toBuy: trip.porComprar,
    iva,
    commissions,
    profit: trip.ganancia,
  };
  const agreed: TripParts | null =
    costoAcordado == null || gananciaAcordada == null
      ? null
      : {
          price: trip.precio,
          providers: costoAcordado,
          toBuy: 0,
          iva: trip.ivaAcordado ?? 0,
          commissions: trip.comisionesAcordadas ?? 0,
          profit: gananciaAcordada,
        };
  const links = tripLinks(role, {
    id: contract.id,
    numero: contract.contractNumber,
    cancelado,
    quoteId: contract.quote?.id,
  });
  return (
    <Section title={label} actions={<About label={label}>{about}</About>}>
      <Box sx={{ maxWidth: 960 }}>
        <TripBar
          rows={[
            ...(agreed ? [[texts.agreed, agreed] as const] : []),
            [agreed ? texts.bought : texts.kept, bought],
          ]}
        />
        {tripMark(trip) === NO_COSTS && <Typography color="text.secondary">{texts.noCosts}</Typography>}
        <TripFigures label={label} agreed={agreed} bought={bought} links={links} />
      </Box>
    </Section>
  );
}
