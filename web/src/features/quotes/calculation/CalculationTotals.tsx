import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { formatPercent } from "../../../ui/percent.ts";
import { Money } from "../../../ui/Money.tsx";

/** Components of a price, in COP. */
export interface Totals {
  readonly costoBase: number;
  readonly totalComisiones: number;
  readonly totalGanancia: number;
  readonly totalDescuento: number;
  readonly precioFinalTotal: number;
  readonly precioFinalPorPersona: number;
}

function Line({
  label,
  strong = false,
  children,
}: {
  readonly label: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Box
      sx={{
        display: "flex",
        justifyContent: "space-between",
        gap: 4,
        py: 1.5,
        ...(strong ? { borderTop: 1, borderColor: "divider", mt: 1, pt: 3 } : {}),
      }}
    >
      <Box
        component="dt"
        sx={{ color: strong ? "text.primary" : "text.secondary", fontWeight: strong ? 650 : 400 }}
      >
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0 }}>
        {children}
      </Box>
    </Box>
  );
}

/**
 * Shows the calculation from the cost to the price: the additions, the deductions, and the price per person.
 */
export function CalculationTotals({
  totals,
  discountPercent,
}: {
  readonly totals: Totals;
  /** Discount in percent, if known. */
  readonly discountPercent?: number | null | undefined;
}) {
  return (
    <Box
      component="dl"
      aria-label="Del costo al precio"
      sx={{ m: 0, maxWidth: 420, ml: "auto", width: "100%" }}
    >
      <Line label="Costo base">
        <Money amount={totals.costoBase} />
      </Line>
      <Line label="Comisiones">
        <Money amount={totals.totalComisiones} />
      </Line>
      <Line label="Ganancia">
        <Money amount={totals.totalGanancia} />
      </Line>
      {totals.totalDescuento > 0 && (
        <Line label={discountPercent ? `Descuento (${formatPercent(discountPercent)})` : "Descuento"}>
          <Money amount={-totals.totalDescuento} />
        </Line>
      )}
      <Line label="Precio total" strong>
        <Money amount={totals.precioFinalTotal} strong sx={{ fontSize: "1.25rem" }} />
      </Line>
      <Line label="Por persona">
        <Money amount={totals.precioFinalPorPersona} strong />
      </Line>
    </Box>
  );
}
