import { documentProblem } from "@travesia/api/colombia/documents";
import { emailProblem } from "@travesia/api/colombia/emails";
import { formatPhone } from "@travesia/api/colombia/phones";
import { LONGEST_TERM } from "@travesia/api/providers/provider.rules";
import { unprintedProblem } from "@travesia/api/printed-letters";
import type { ProviderDocumentKind, TaxRegime, TipoCuenta } from "../../graphql/schema.generated.ts";
import {
  amount,
  choice,
  choiceOrNull,
  fieldsOf,
  flag,
  rows,
  textOrNull,
  trimmed,
  unsent,
  type ValuesOf,
} from "../../ui/form/fields.ts";
import type { ProviderRecordFragment } from "./providers.generated.ts";

const contactFields = fieldsOf<ProviderRecordFragment["contacts"][number]>()({
  name: trimmed({ required: "El nombre del contacto es obligatorio" }),
  position: textOrNull(),
  phone: {
    ...textOrNull(),
    read: (stored: string | null | undefined): string => formatPhone(stored ?? ""),
  },
  email: textOrNull({ wrong: (email) => (email.trim() ? emailProblem(email) : null) }),
});
export const contactRules = contactFields.rules;
export const emptyContact = contactFields.empty;

/** Field of a bank account that makes the account's other fields required. */
interface Account {
  readonly accountNumber: string;
}

/** Choice of the party in whose name a provider sells; empty when unknown. */
type MandateChoice = "" | "si" | "no";

/** Form fields of a provider. */
export const providerFields = fieldsOf<ProviderRecordFragment>()({
  name: trimmed({ required: "El nombre es obligatorio", wrong: unprintedProblem }),
  nit: textOrNull({ wrong: (nit) => (nit.trim() ? documentProblem("nit", nit) : null) }),
  mandate: {
    empty: "" as MandateChoice,
    read: (stored: boolean | null | undefined): MandateChoice =>
      typeof stored === "boolean" ? (stored ? "si" : "no") : "",
    send: (choice: MandateChoice): boolean | null => (choice === "" ? null : choice === "si"),
  },
  contacts: rows(contactFields),
  bank: textOrNull<Account>({
    wrong: (bank, { accountNumber }) => (accountNumber && !bank.trim() ? "El banco es obligatorio" : null),
  }),
  accountKind: {
    ...choiceOrNull<TipoCuenta>(),
    wrong: (kind: string, { accountNumber }: Account) =>
      accountNumber && !kind ? "El tipo de cuenta es obligatorio" : null,
  },
  accountNumber: textOrNull({
    wrong: (number) =>
      /^[\d\s-]{0,30}$/.test(number) ? null : "El número de cuenta debe contener solo números",
  }),
  accountHolder: textOrNull(),
  accountHolderDocument: textOrNull(),
  paymentDays: amount({
    wrong: (days) =>
      days === null || (Number.isInteger(days) && days >= 0 && days <= LONGEST_TERM)
        ? null
        : `El plazo debe estar entre 0 y ${LONGEST_TERM} días`,
  }),
  city: textOrNull(),
  paymentTerms: textOrNull(),
  taxRegime: choiceOrNull<TaxRegime>(),
  chargesVat: flag(false),
  selfWithholding: flag(false),
  largeTaxpayer: flag(false),
  notes: textOrNull(),
});
export type ProviderForm = ValuesOf<typeof providerFields>;

/** Form fields of a provider's document. */
export const documentFields = fieldsOf<Record<never, never>>()({
  kind: choice<ProviderDocumentKind>("rut"),
  file: unsent<File | null>(null, { required: "El archivo es obligatorio" }),
});

/** Provider selected to be merged, because both records are the same provider. */
export interface ProviderChoice {
  readonly id: string;
  readonly name: string;
  readonly nit?: string | null;
}
export const mergeFields = fieldsOf<Record<never, never>>()({
  other: unsent<ProviderChoice | null>(null, { required: "Elige el otro proveedor" }),
  checked: unsent(false, { required: "Confirma que son el mismo proveedor" }),
});
