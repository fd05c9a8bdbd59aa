import Box from "@mui/material/Box";
import type { ContractPaymentsQuery } from "./payments.generated.ts";

export type PlanLine = ContractPaymentsQuery["contractPaymentDetails"]["planPagos"][number];

interface PlanBarProps {
  readonly plan: readonly PlanLine[];
  /** True when the contract was cancelled, so that nothing is overdue. */
  readonly over?: boolean;
}

/**
 * Shows the payment plan as a bar with one segment per instalment, proportional to its amount; paid segments
 * are filled, overdue ones are red.
 */
export function PlanBar({ plan, over = false }: PlanBarProps) {
  return (
    <Box aria-hidden sx={{ display: "flex", gap: "3px", mb: 4 }}>
      {plan.map(({ id, monto, pagado, estado }) => (
        <Box
          key={id}
          sx={(theme) => ({
            flexGrow: monto,
            flexBasis: 0,
            minWidth: 6,
            height: 10,
            borderRadius: "5px",
            overflow: "hidden",
            backgroundColor:
              estado === "vencido" && !over ? theme.vars.palette.tones.clay.main : theme.vars.palette.divider,
          })}
        >
          <Box
            sx={(theme) => ({
              width: `${(pagado / monto) * 100}%`,
              height: "100%",
              backgroundColor: theme.vars.palette.tones.leaf.main,
              transition: "width 200ms",
              "@media (prefers-reduced-motion: reduce)": { transition: "none" },
            })}
          />
        </Box>
      ))}
    </Box>
  );
}
