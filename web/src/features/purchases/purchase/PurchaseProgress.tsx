import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { percentage } from "@travesia/api/cop";
import { type OrderedItem, purchaseProgress } from "./purchase.order.ts";

/** Shows the progress of a contract's purchases: the purchased items and, separately, the paid ones. */
export function PurchaseProgress({
  items,
}: {
  readonly items: readonly Pick<OrderedItem, "status" | "requiereCompra">[];
}) {
  const { toBuy, bought, paid } = purchaseProgress(items);
  if (toBuy === 0) return <Typography color="textSecondary">Ningún servicio requiere compra.</Typography>;
  return (
    <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: { xs: 3, sm: 6 }, "& > *": { flex: 1 } }}>
      <Share
        label="Servicios comprados"
        text={`${bought} de ${toBuy} servicios comprados`}
        share={percentage(bought, toBuy, 0) ?? 0}
      />
      <Share
        label="Servicios pagados"
        text={`${paid} de ${toBuy} servicios pagados`}
        share={percentage(paid, toBuy, 0) ?? 0}
      />
    </Stack>
  );
}

function Share({
  label,
  text,
  share,
}: {
  readonly label: string;
  readonly text: string;
  readonly share: number;
}) {
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums" }}>
        {text} · {share} %
      </Typography>
      <LinearProgress
        variant="determinate"
        value={share}
        color={share === 100 ? "success" : "primary"}
        aria-label={label}
      />
    </Stack>
  );
}
