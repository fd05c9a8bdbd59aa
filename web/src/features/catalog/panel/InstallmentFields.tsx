import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { installmentsText } from "@travesia/api/catalog/package-offer.rules";
import { type Control, useWatch } from "react-hook-form";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { packageFields, type PackageForm } from "./package.form.ts";

const firstPayments = [
  { value: "", label: "Sin cuota inicial" },
  { value: "porcentaje", label: "Un porcentaje" },
  { value: "pesos", label: "Un valor en pesos" },
];

/** Shows how a package is paid in installments, and the amount of each. */
export function InstallmentFields({ control }: { readonly control: Control<PackageForm> }) {
  const form = useWatch({ control }) as PackageForm;
  const { inicial, cuotas } = form;
  const { price, ...sent } = packageFields.input(form);
  return (
    <>
      <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr 1fr" } }}>
        <TextField
          control={control}
          name="cuotas"
          label="Cuotas mensuales"
          type="number"
          hint="Vacío: se paga de una vez"
          rules={packageFields.rules.cuotas}
        />
        <SelectField
          control={control}
          name="inicial"
          label="Cuota inicial"
          options={firstPayments}
          disabled={cuotas === null}
        />
        {cuotas !== null && inicial === "porcentaje" && (
          <TextField
            control={control}
            name="cuotaInicialPorcentaje"
            label="Porcentaje inicial"
            type="number"
            rules={packageFields.rules.cuotaInicialPorcentaje}
          />
        )}
        {cuotas !== null && inicial === "pesos" && (
          <MoneyField
            control={control}
            name="cuotaInicial"
            label="Valor inicial por persona"
            rules={packageFields.rules.cuotaInicial}
          />
        )}
      </Box>
      {cuotas !== null && cuotas > 0 && price > 0 && (
        <Typography variant="body2" color="textSecondary" aria-live="polite">
          {installmentsText(price, sent)}
        </Typography>
      )}
    </>
  );
}
