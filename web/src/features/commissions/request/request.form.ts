import { banks, wallets } from "@travesia/api/accounts/banking/bank.rules";
import { fieldsOf, text, trimmed } from "../../../ui/form/fields.ts";

/** A seller's bank account, in the form the request uses. */
interface Account {
  readonly banco: string;
  readonly tipoCuenta: string;
  readonly numeroCuenta: string;
}

/** Returns whether a bank is a mobile wallet, which has no account type. */
export const isWallet = (banco: string): boolean => wallets.some((one) => one === banco);

/** Returns the banks to choose from, including the stored bank if it is not in the list. */
export const bankOptions = (stored: string | undefined) =>
  [...new Set([...(stored ? [stored] : []), ...banks])].map((value) => ({ value, label: value }));

export const accountKinds = [
  { value: "ahorros", label: "Ahorros" },
  { value: "corriente", label: "Corriente" },
] as const;

/** Form fields of the bank account for a payment request. */
export const requestFields = fieldsOf<Account>()({
  banco: text({ required: "Elige tu banco" }),
  tipoCuenta: {
    ...text({
      required: false as never,
      wrong: (kind: string, { banco }: { readonly banco: string }) =>
        kind || isWallet(banco) ? null : "Elige el tipo de cuenta",
    }),
    send: (kind: string, { banco }: { readonly banco: string }) => (isWallet(banco) ? "" : kind),
  },
  numeroCuenta: trimmed({ required: "Escribe el número de cuenta" }),
});
