import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { installmentCount } from "@travesia/api/purchases/installment/installment.rules";
import { afterDeparture } from "@travesia/api/quotes/quote/request/trip-days.rules";
import type { Control } from "react-hook-form";
import { DayField } from "../../../ui/form/DayField.tsx";
import { noticeOr } from "../../../ui/form/FieldNotice.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import type { InstallmentPurchaseValues } from "./installments.form.ts";
import {
  distributed,
  type PlannedPayment,
  type PlanSpan,
  plannedTotal,
  resizedPayments,
  usualCounts,
} from "./installments.plan.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { WrittenField } from "../../../ui/form/WrittenField.tsx";

interface InstallmentsPlanProps {
  readonly control: Control<InstallmentPurchaseValues>;
  readonly total: number | null;
  readonly plan: readonly PlannedPayment[];
  /** Days between which payments are proposed. */
  readonly span: PlanSpan;
  readonly onPlan: (plan: PlannedPayment[]) => void;
  readonly onTotal: (total: number) => void;
}

/**
 * Shows the fields for the instalments of a purchase: their number, amounts and dates, with their sum beside
 * the total.
 */
export function InstallmentsPlan({ control, total, plan, span, onPlan, onTotal }: InstallmentsPlanProps) {
  const planned = plannedTotal(plan);
  const { min, max } = installmentCount;
  const resize = (count: number) => {
    if (Number.isInteger(count) && count >= min && count <= max)
      onPlan(resizedPayments(total ?? 0, plan, count, span));
  };
  return (
    <Stack component="fieldset" sx={{ gap: 3, m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h6" sx={{ p: 0, mb: 2 }}>
        Cuotas
      </Typography>
      <Stack direction="row" sx={{ gap: 3, flexWrap: "wrap", alignItems: "center" }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Número de cuotas"
          value={plan.length}
          onChange={(_, count: number | null) => count && resize(count)}
        >
          {usualCounts.map((count) => (
            <ToggleButton key={count} value={count} sx={{ minWidth: 44 }}>
              {count}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <WrittenField
          label="Otro número"
          type="number"
          value={plan.length}
          onChange={({ target }) => resize(Number(target.value))}
          slotProps={{ htmlInput: { min, max, inputMode: "numeric" } }}
          sx={{ width: 120 }}
        />
        <Box sx={{ flex: 1 }} />
        <ActButton
          size="small"
          onClick={() => onPlan(distributed(total ?? 0, plan))}
          reason={total ? null : "Escribe primero el total"}
        >
          Distribuir Equitativamente
        </ActButton>
        <ActButton
          size="small"
          onClick={() => onTotal(planned)}
          reason={
            planned === 0
              ? "Escribe primero el valor de las cuotas"
              : planned === total
                ? "Las cuotas ya suman el total"
                : null
          }
        >
          Sincronizar Total
        </ActButton>
      </Stack>
      <Stack component="ol" sx={{ listStyle: "none", m: 0, p: 0, gap: 3 }}>
        {plan.map(({ fechaVencimiento }, index) => (
          <Box
            key={index}
            component="li"
            sx={{
              display: "grid",
              gridTemplateColumns: { xs: "24px 1fr 1fr", sm: "32px 1fr 1fr" },
              gap: 3,
              alignItems: "center",
            }}
          >
            <Typography color="textSecondary" sx={{ fontVariantNumeric: "tabular-nums", textAlign: "right" }}>
              {index + 1}
            </Typography>
            <MoneyField
              control={control}
              name={`plan.${index}.monto`}
              label={`Valor de la cuota ${index + 1}`}
            />
            <DayField
              control={control}
              name={`plan.${index}.fechaVencimiento`}
              label="Vence"
              hint={noticeOr(afterDeparture(fechaVencimiento, span.departure))}
            />
          </Box>
        ))}
      </Stack>
      <Typography
        role="status"
        sx={{ fontVariantNumeric: "tabular-nums" }}
        color={planned === total ? "textSecondary" : "error"}
      >
        {planned === total
          ? `Las cuotas suman ${formatCop(planned)}, igual al costo.`
          : `Las cuotas suman ${formatCop(planned)}; el costo es ${formatCop(total ?? 0)}.`}
      </Typography>
    </Stack>
  );
}
