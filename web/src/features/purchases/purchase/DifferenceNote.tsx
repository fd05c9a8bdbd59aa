import Box from "@mui/material/Box";
import { formatCop } from "@travesia/api/cop";
import { differenceLabels, priceDifference } from "@travesia/api/purchases/purchase/purchase.rules";
import { HelpTooltip } from "../../help/HelpTooltip.tsx";

interface DifferenceNoteProps {
  /** Quoted cost of the item, in COP. */
  readonly quoted: number;
  /** Actual cost of the item, in COP; null when none is entered. */
  readonly real: number | null;
}

/**
 * Shows how the actual cost compares with the quoted cost: an overrun in red, a saving in green, each with
 * its word.
 */
export function DifferenceNote({ quoted, real }: DifferenceNoteProps) {
  if (!real) return null;
  const { diferencia, tipo } = priceDifference(quoted, real);
  const label =
    diferencia === 0
      ? "Igual a lo cotizado"
      : `${differenceLabels[tipo]} de ${formatCop(Math.abs(diferencia))}`;
  const tone = diferencia === 0 ? "neutral" : tipo === "ahorro" ? "leaf" : "clay";
  return (
    <Box
      component="span"
      role="status"
      sx={(theme) => ({
        color: theme.vars.palette.tones[tone].main,
        fontWeight: 600,
        fontVariantNumeric: "tabular-nums",
      })}
    >
      <HelpTooltip text topic={diferencia === 0 ? null : "purchase-difference-alert"}>
        {label}
      </HelpTooltip>
    </Box>
  );
}
