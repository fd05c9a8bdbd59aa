import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import Typography from "@mui/material/Typography";
import { unfitDays } from "@travesia/api/contracts/plan/plan.rules";
import { percentOf } from "@travesia/api/cop";
import { type Control, useFieldArray, type UseFormSetValue, useWatch } from "react-hook-form";
import type { FormaPago } from "../../../graphql/schema.generated.ts";
import { CheckField } from "../../../ui/form/CheckField.tsx";
import { DayField } from "../../../ui/form/DayField.tsx";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { paymentForms } from "../contract/contract.texts.ts";
import { planLineInputs, percentFor, type PlanForm, proposedPlan, resizedPlan } from "./plan.form.ts";
import { PlanPreview } from "./PlanPreview.tsx";
import { usePlanSync } from "./usePlanSync.ts";

interface PlanFieldsProps {
  readonly control: Control<PlanForm>;
  readonly setValue: UseFormSetValue<PlanForm>;
  /** Price in COP. */
  readonly price: number;
  readonly today: string;
  readonly departure: string | null;
  readonly disabled?: boolean;
}

/**
 * Shows the fields of a contract's payment: at once or in instalments, with proposed days and live amounts by
 * the server's rules.
 */
export function PlanFields({
  control,
  setValue,
  price,
  today,
  departure,
  disabled = false,
}: PlanFieldsProps) {
  const form = useWatch({ control }) as PlanForm;
  const { fields, replace } = useFieldArray({ control, name: "fechas" });
  usePlanSync({ form, setValue, price });
  const propose = (formaPago: FormaPago, wanted: Partial<PlanForm> = {}) => {
    const plan = proposedPlan(formaPago, price, today, departure, wanted);
    for (const [name, value] of Object.entries(plan))
      if (name !== "fechas") setValue(name as "formaPago", value as FormaPago);
    replace(plan.fechas);
  };
  const { lines, problem } = planLineInputs(form, price, today, departure);
  const unfit = problem ? null : unfitDays(lines, departure);
  const shares = form.formaPago === "cuotas";
  return (
    <Stack sx={{ gap: 4 }}>
      <ToggleButtonGroup
        exclusive
        color="primary"
        value={form.formaPago}
        disabled={disabled}
        aria-label="Forma de pago"
        onChange={(_, next: FormaPago | null) => next && propose(next)}
      >
        {(["contado", "cuotas"] as const).map((value) => (
          <ToggleButton key={value} value={value} sx={{ px: 5 }}>
            {paymentForms[value]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {shares && (
        <>
          <CheckField
            control={control}
            name="tieneCuotaInicial"
            label="Con cuota inicial"
            disabled={disabled}
          />
          {form.tieneCuotaInicial && (
            <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1.4fr 1.4fr" } }}>
              <TextField
                control={control}
                name="cuotaInicialPorcentaje"
                label="Porcentaje"
                type="number"
                disabled={disabled}
              />
              <MoneyField
                control={control}
                name="cuotaInicialMonto"
                label="Cuota inicial"
                disabled={disabled}
              />
              <DayField control={control} name="fechaVencimientoInicial" label="Vence" disabled={disabled} />
            </Box>
          )}
          <Stack direction="row" sx={{ gap: 4, alignItems: "center", flexWrap: "wrap" }}>
            <Box sx={{ width: 180 }}>
              <TextField
                control={control}
                name="numeroCuotasRestantes"
                label="Número de cuotas"
                type="number"
                disabled={disabled}
              />
            </Box>
            <Button
              disabled={disabled}
              onClick={() => replace(resizedPlan(form.fechas, form.numeroCuotasRestantes ?? 1, today))}
              sx={{ display: form.numeroCuotasRestantes === fields.length ? "none" : undefined }}
            >
              Ajustar las fechas
            </Button>
            <Button disabled={disabled} color="inherit" onClick={() => propose("cuotas", form)}>
              Proponer fechas
            </Button>
          </Stack>
        </>
      )}
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "repeat(3, 1fr)" } }}>
        {fields.map(({ id }, place) => (
          <DayField
            key={id}
            control={control}
            name={`fechas.${place}.dia`}
            label={shares ? `Cuota ${place + 1}` : "Fecha límite"}
            disabled={disabled}
          />
        ))}
      </Box>
      {unfit && <Alert severity="warning">{unfit}</Alert>}
      {problem ? <Alert severity="warning">{problem}</Alert> : <PlanPreview lines={lines} price={price} />}
      {shares && form.tieneCuotaInicial && (
        <Typography variant="caption" color="textSecondary">
          La cuota inicial es el{" "}
          {percentFor(form.cuotaInicialMonto ?? percentOf(price, form.cuotaInicialPorcentaje ?? 0), price)} %
          del precio.
        </Typography>
      )}
    </Stack>
  );
}
