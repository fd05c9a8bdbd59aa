import Stack from "@mui/material/Stack";
import { isPercent } from "@travesia/api/cop";
import type { CalculationFigures, SellerRole } from "@travesia/api/quotes/calculation/calculation.rules";
import type { Control } from "react-hook-form";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { CalculationCommissions } from "./CalculationCommissions.tsx";
import { CalculationLines } from "./CalculationLines.tsx";
import { CalculationTotals } from "./CalculationTotals.tsx";
import type { CalculatorForm } from "./calculator.form.ts";
import { Block, Fields } from "./costs/CalculatorParts.tsx";
import { quoteTripTypes } from "../quote/quote.texts.ts";

interface PriceTabProps {
  readonly control: Control<CalculatorForm>;
  readonly figures: CalculationFigures;
}

const percent = (value: unknown) =>
  value === null || isPercent(value) || "El porcentaje debe estar entre 0 y 999,99, con dos decimales";

/** Shows the earnings of the sellers and of the agency; the trip type determines the commissions. */
export function CommissionsTab({
  control,
  figures,
  present,
}: PriceTabProps & { readonly present: Readonly<Record<SellerRole, boolean>> }) {
  return (
    <Stack sx={{ gap: 7 }}>
      <Block
        title="Comisiones"
        note="Salen de la configuración vigente para el tipo de viaje y quedan fijas al confirmar"
      >
        <Fields columns={3}>
          <SelectField control={control} name="tripType" label="Tipo de viaje" options={quoteTripTypes} />
        </Fields>
        <CalculationCommissions commissions={figures.comisiones} present={present} />
      </Block>
      <Block title="Ganancia de la agencia" note="Un porcentaje del costo base, más un valor fijo si lo hay">
        <Fields columns={3}>
          <TextField
            control={control}
            name="ganancia.porcentaje"
            label="Porcentaje"
            type="number"
            rules={{ validate: percent }}
          />
          <MoneyField control={control} name="ganancia.valorFijo" label="Valor fijo" />
        </Fields>
      </Block>
    </Stack>
  );
}

/** Shows the summary: the lines, the calculation from cost to price, and notes for the team. */
export function SummaryTab({ control, figures }: PriceTabProps) {
  return (
    <Stack sx={{ gap: 5 }}>
      <CalculationLines lines={figures.lines} />
      {figures.precioFinalTotal > 0 && <CalculationTotals totals={figures} />}
      <TextField
        control={control}
        name="observacionesGenerales"
        label="Notas del cálculo, solo para el equipo"
        multiline
        maxLength={5000}
      />
    </Stack>
  );
}
