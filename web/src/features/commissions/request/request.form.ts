import { banks, wallets } from "@travesia/api/accounts/banking/bank.rules";
import { fieldsOf, text, trimmed } from "../../../ui/form/fields.ts";

/** A seller's account as the form of a request holds it. */
interface Account {
  readonly banco: string;
  readonly tipoCuenta: string;
  readonly numeroCuenta: string;
}

/** Returns whether a bank is a wallet on a phone, which has no kind of account. */
export const isWallet = (banco: string): boolean => wallets.some((one) => one === banco);

/** Returns the banks that are offered, and the stored bank if it is another. */
export const bankOptions = (stored: string | undefined) =>
  [...new Set([...(stored ? [stored] : []), ...banks])].map((value) => ({ value, label: value }));

export const accountKinds = [
  { value: "ahorros", label: "Ahorros" },
  { value: "corriente", label: "Corriente" },
] as const;

/** Form fields of the account into which a payment is requested. */
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
