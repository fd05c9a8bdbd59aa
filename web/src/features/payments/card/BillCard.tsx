import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { shownSums, sumsOf } from "@travesia/api/contracts/plan/sums.rules";
import { Money } from "../../../ui/Money.tsx";
import { DottedArc } from "../../../ui/passage/DottedArc.tsx";
import type { BilledOnlineFragment } from "./card.generated.ts";
import { cardTexts as texts } from "./card.texts.ts";

/**
 * Returns the amounts of a bill, the amount to pay last; viewers who may not see the others get only that
 * amount.
 */
function linesOf({ precioTotal, saldoPendiente, porPagar, montoSugerido }: BilledOnlineFragment) {
  if (precioTotal === null || saldoPendiente === null || porPagar === null)
    return [{ label: texts.asked, amount: montoSugerido, strong: true }];
  const sums = { price: precioTotal, paid: precioTotal - saldoPendiente, waiting: saldoPendiente - porPagar };
  const shown = shownSums(sumsOf(sums));
  return shown.map(([label, amount], place) => ({ label, amount, strong: place === shown.length - 1 }));
}

/** Shows the bill: the destination of the trip, its price, and the balance. */
export function BillCard({ bill }: { readonly bill: BilledOnlineFragment }) {
  const { titulo, destino } = bill;
  return (
    <Card component="section" aria-label="Lo que vas a pagar" sx={{ p: { xs: 4, md: 6 } }}>
      {destino !== null && (
        <Typography variant="body2" color="textSecondary">
          {titulo}
        </Typography>
      )}
      <Typography variant="h4" component="h2" sx={{ overflowWrap: "anywhere" }}>
        {destino ?? titulo}
      </Typography>
      <Box sx={{ my: 2 }}>
        <DottedArc width={120} height={27} />
      </Box>
      <Box component="dl" sx={{ m: 0, display: "grid", gridTemplateColumns: "1fr auto", rowGap: 2 }}>
        {linesOf(bill).map((line) => (
          <Line key={line.label} {...line} />
        ))}
      </Box>
    </Card>
  );
}

interface LineProps {
  readonly label: string;
  readonly amount: number;
  readonly strong: boolean;
}

function Line({ label, amount, strong }: LineProps) {
  return (
    <>
      <Typography
        component="dt"
        color={strong ? undefined : "textSecondary"}
        sx={{ fontWeight: strong ? 650 : 400 }}
      >
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, textAlign: "right" }}>
        <Money amount={amount} strong={strong} />
      </Typography>
    </>
  );
}
