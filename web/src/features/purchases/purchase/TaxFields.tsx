import Typography from "@mui/material/Typography";
import { purchaseTaxLabels, purchaseTaxNames } from "@travesia/api/purchases/purchase/taxes.rules";
import { type Control, useWatch } from "react-hook-form";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { type TaxValues, taxesText } from "./taxes.form.ts";

interface TaxFieldsProps {
  readonly control: Control<TaxValues>;
  /** Cost of the purchase, in COP. */
  readonly costo: number;
}

/** Shows the fields of a purchase's base, IVA and withholdings, and the amount then paid to the provider. */
export function TaxFields({ control, costo }: TaxFieldsProps) {
  const values = useWatch({ control }) as TaxValues;
  const text = taxesText(values, costo);
  return (
    <>
      {purchaseTaxNames.map((name) => (
        <MoneyField key={name} control={control} name={name} label={purchaseTaxLabels[name]} />
      ))}
      {text && (
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: "1 / -1" }}>
          {text}
        </Typography>
      )}
    </>
  );
}
