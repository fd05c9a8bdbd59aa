import { type Control, useWatch } from "react-hook-form";
import Typography from "@mui/material/Typography";
import {
  withheldLabels,
  withheldTaxes,
  withheldTotal,
} from "@travesia/api/payments/payment/withheld/withheld.rules";
import { MoneyField } from "../../../ui/form/MoneyField.tsx";
import { creditText, type WithheldValues } from "./withheld.form.ts";

interface WithheldFieldsProps {
  readonly control: Control<WithheldValues>;
  /** Amount of the payment, in COP. */
  readonly monto: number;
}

/** Shows the fields of amounts withheld by a client, and by how much the payment then lowers the balance. */
export function WithheldFields({ control, monto }: WithheldFieldsProps) {
  const [renta, iva, ica] = useWatch({ control, name: ["renta", "iva", "ica"] });
  const total = withheldTotal({ renta, iva, ica });
  return (
    <>
      {withheldTaxes.map((tax) => (
        <MoneyField key={tax} control={control} name={tax} label={withheldLabels[tax]} />
      ))}
      {total > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: "1 / -1" }}>
          {creditText(monto, total)}
        </Typography>
      )}
    </>
  );
}
