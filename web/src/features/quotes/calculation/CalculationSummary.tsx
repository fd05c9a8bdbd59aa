import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { costLines } from "@travesia/api/quotes/calculation/costs/calculation-lines.rules";
import { normalSections } from "@travesia/api/quotes/calculation/costs/calculation-input.rules";
import type { SellerRole } from "@travesia/api/quotes/calculation/calculation.rules";
import { payingPersons } from "@travesia/api/quotes/quote/quote.rules";
import { Section } from "../../../ui/Section.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { CalculationCommissions } from "./CalculationCommissions.tsx";
import { CalculationLines } from "./CalculationLines.tsx";
import { CalculationTotals } from "./CalculationTotals.tsx";
import { calculationLabels, calculationTones, payersText } from "./calculation.texts.ts";
import type { CalculationFieldsFragment } from "./calculations.generated.ts";

interface CalculationSummaryProps {
  readonly calculation: CalculationFieldsFragment;
  readonly present: Readonly<Record<SellerRole, boolean>>;
  /** Discount on the price, in percent. */
  readonly discountPercent: number | null;
  /** Called to change the discount; absent if the viewer may not. */
  readonly onDiscount?: (() => void) | undefined;
}

/** Shows a calculation in its read-only view: the costs, the price, and the sellers' earnings. */
export function CalculationSummary({
  calculation,
  present,
  discountPercent,
  onDiscount,
}: CalculationSummaryProps) {
  const { estado, comisiones, infantes, observacionesGenerales } = calculation;
  const persons = payingPersons(calculation);
  const lines = costLines(normalSections(calculation as Parameters<typeof normalSections>[0]), persons);
  return (
    <Section
      title="Cálculo"
      actions={<StatusChip label={calculationLabels[estado]} tone={calculationTones[estado]} />}
    >
      <Stack sx={{ gap: 5 }}>
        <Typography variant="body2" color="textSecondary">
          {payersText(persons, infantes)}
        </Typography>
        <CalculationLines lines={lines} />
        <CalculationTotals totals={calculation} discountPercent={discountPercent} />
        {onDiscount && (
          <Button onClick={onDiscount} sx={{ alignSelf: "end" }}>
            {discountPercent ? "Cambiar el descuento" : "Dar un descuento"}
          </Button>
        )}
        <div>
          <Typography variant="h6" component="h3" sx={{ mb: 2 }}>
            Comisiones
          </Typography>
          <CalculationCommissions commissions={comisiones} present={present} />
        </div>
        {observacionesGenerales && (
          <Typography sx={{ whiteSpace: "pre-line" }}>{observacionesGenerales}</Typography>
        )}
      </Stack>
    </Section>
  );
}
