import { shortAccount } from "@travesia/api/content/agency-account/agency-account.rules";
import { proposedAccount } from "@travesia/api/payments/payment/means/means.rules";
import { useEffect } from "react";
import { type Control, useController } from "react-hook-form";
import type { MedioDePago } from "../../../graphql/schema.generated.ts";
import { SelectField } from "../../../ui/form/SelectField.tsx";
import type { AccountOfMoneyFragment } from "../payment/payments.generated.ts";
import type { PaymentForm } from "./register.form.ts";

/** Account that may have received a payment. */
export type ReceivingChoice = AccountOfMoneyFragment;

/** Label for the accounts when they could not be read. */
export const agencyAccounts = "Cuentas de la agencia";

/** Returns the options of the accounts, the active accounts first, and an option for an unknown account. */
export const accountOptions = (accounts: readonly ReceivingChoice[]) => [
  { value: "", label: "No se sabe" },
  ...[...accounts]
    .sort((one, other) => Number(other.active) - Number(one.active))
    .map((account) => ({
      value: account.id,
      label: account.active ? shortAccount(account) : `${shortAccount(account)} (desactivada)`,
    })),
];

interface AccountFieldProps {
  readonly control: Control<PaymentForm>;
  readonly medio: MedioDePago;
  readonly accounts: readonly ReceivingChoice[];
  readonly label: string;
}

/**
 * Shows the field for the account that received a payment; it is proposed from the payment method until the
 * user selects one.
 */
export function AccountField({ control, medio, accounts, label }: AccountFieldProps) {
  const { field, fieldState } = useController({ control, name: "cuentaAgenciaId" });
  const proposed = proposedAccount(medio, accounts)?.id ?? "";
  const { onChange } = field;
  const chosen = fieldState.isTouched;
  useEffect(() => {
    if (!chosen) onChange(proposed);
    // The field's function changes at each drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [proposed, chosen]);
  return (
    <SelectField control={control} name="cuentaAgenciaId" label={label} options={accountOptions(accounts)} />
  );
}
