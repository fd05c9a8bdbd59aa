import Box from "@mui/material/Box";
import type { SharedBase } from "@travesia/api/quotes/calculation/costs/shared-cost.rules";
import { type Control, type FieldPath, useController, useWatch } from "react-hook-form";
import { TextField } from "../../../../ui/form/TextField.tsx";
import { blankShare, type CalculatorForm } from "../calculator.form.ts";
import { wrongUnits } from "./cost-units.ts";

interface CostBaseProps {
  readonly control: Control<CalculatorForm>;
  /** Form path of the cost per person. */
  readonly name: FieldPath<CalculatorForm>;
  /** Form path of the shared amount. */
  readonly share: FieldPath<CalculatorForm>;
}

/**
 * Shows the choice whether a cost is entered per person, per room or for the group; the entered amount stays.
 */
export function CostBase({ control, name, share }: CostBaseProps) {
  const shared = useController({ control, name: share }).field;
  const cost = useController({ control, name }).field;
  const { base, monto, unidades } = (shared.value as typeof blankShare | undefined) ?? blankShare;
  const change = (next: SharedBase | "") => {
    const typed = base === "" ? (cost.value as number | null) : monto;
    if (next === "") cost.onChange(typed);
    shared.onChange(next === "" ? blankShare : { base: next, monto: typed, unidades });
  };
  return (
    <Box
      component="select"
      aria-label="Cómo se cobra"
      value={base}
      onChange={({ target }) => change((target as HTMLSelectElement).value as SharedBase | "")}
      sx={{
        flex: "none",
        ml: 1,
        py: 1,
        border: 0,
        font: "inherit",
        fontSize: "0.8125rem",
        color: "text.secondary",
        backgroundColor: "background.paper",
      }}
    >
      <option value="">por persona</option>
      <option value="habitacion">por habitación</option>
      <option value="grupo">por grupo</option>
    </Box>
  );
}

/** Shows the field for the number of rooms or groups of an amount. */
export function CostUnits({
  control,
  share,
}: {
  readonly control: Control<CalculatorForm>;
  readonly share: FieldPath<CalculatorForm>;
}) {
  const base = useWatch({ control, name: `${share}.base` as FieldPath<CalculatorForm> });
  return (
    <TextField
      control={control}
      name={`${share}.unidades` as FieldPath<CalculatorForm>}
      label={base === "grupo" ? "Cuántos grupos" : "Cuántas habitaciones"}
      type="number"
      rules={{ validate: (value) => wrongUnits(value) ?? true }}
    />
  );
}
