import type { Control } from "react-hook-form";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import type { HowToPayBlockFragment } from "../how-to-pay/how-to-pay.generated.ts";
import type { PaymentForm } from "../registration/register.form.ts";
import { ownTexts as texts } from "./client-page.texts.ts";

/** Account of the agency, as the client's page shows it under `Cómo pagar`. */
export type PaidInto = Pick<HowToPayBlockFragment["accounts"][number], "id" | "name" | "number">;

interface PaidIntoFieldProps {
  readonly control: Control<PaymentForm>;
  readonly label: string;
  readonly accounts: readonly PaidInto[];
}

/**
 * Shows the choice of the account into which the client paid, among the displayed ones; none is preselected.
 */
export const PaidIntoField = ({ control, label, accounts }: PaidIntoFieldProps) => (
  <SelectField
    control={control}
    name="cuentaAgenciaId"
    label={label}
    options={[
      { value: "", label: texts.accountUnknown },
      ...accounts.map(({ id, name, number }) => ({ value: id, label: `${name} ${number}` })),
    ]}
  />
);
