import { badInput } from "../../core/failure.ts";
import type { Work } from "../../core/mutation/work.ts";
import { User } from "../accounts/account/user.entity.ts";
import type { Provider } from "./provider.entity.ts";
import type { ProviderDetails } from "./provider.inputs.ts";
import { checkedContacts, checkedNit, maskedAccount } from "./provider.rules.ts";

type Fields = Partial<
  Pick<
    Provider,
    | "name"
    | "nit"
    | "city"
    | "contacts"
    | "bank"
    | "accountKind"
    | "accountNumber"
    | "accountHolder"
    | "accountHolderDocument"
    | "paymentDays"
    | "paymentTerms"
    | "taxRegime"
    | "chargesVat"
    | "selfWithholding"
    | "largeTaxpayer"
    | "mandate"
    | "notes"
  >
>;

const account = ["bank", "accountKind", "accountNumber", "accountHolder", "accountHolderDocument"] as const;
const texts = ["city", "bank", "accountHolder", "accountHolderDocument", "paymentTerms", "notes"] as const;
const values = ["accountKind", "paymentDays", "taxRegime", "mandate"] as const;
const flags = ["chargesVat", "selfWithholding", "largeTaxpayer"] as const;

const given = <Name extends string>(input: object, names: readonly Name[]) =>
  names.flatMap((name) => {
    const value = (input as Record<string, unknown>)[name];
    return value === undefined ? [] : [[name, value] as const];
  });

/**
 * Returns the validated column values that an input sets, without absent fields; `stored` is the existing
 * provider.
 * @throws Refusal BAD_USER_INPUT on the invalid field.
 */
export function providerFields(
  input: ProviderDetails,
  stored: Pick<Provider, "contacts"> = { contacts: [] },
): Fields {
  const { nit, contacts, accountNumber } = input;
  return {
    ...(nit !== undefined && { nit: checkedNit(nit) }),
    ...(contacts !== undefined && { contacts: checkedContacts(contacts ?? [], stored.contacts) }),
    ...(accountNumber !== undefined && { accountNumber: accountNumber?.replace(/[\s-]/g, "") || null }),
    ...Object.fromEntries(
      given(input, texts).map(([name, text]) => [name, (text as string | null)?.trim() || null]),
    ),
    ...Object.fromEntries(given(input, values)),
    ...Object.fromEntries(given(input, flags).map(([name, flag]) => [name, flag ?? false])),
  };
}

/**
 * Refuses an incomplete account.
 * @throws Refusal BAD_USER_INPUT for an account without a known bank or kind.
 */
export function refuseHalfAccount({ accountNumber, bank, accountKind }: Provider): void {
  if (!accountNumber) return;
  if (!bank) throw badInput("bank", "El banco es obligatorio");
  if (!accountKind) throw badInput("accountKind", "El tipo de cuenta es obligatorio");
}

/** Returns whether an edit changes the account for payments. */
export const changesAccount = (before: Fields): boolean => account.some((column) => column in before);

/**
 * Records time and author of the answer to the question in whose name a provider sells, when the answer
 * changed.
 */
export function noteMandateAnswer(work: Work, provider: Provider): void {
  const answered = provider.mandate !== null;
  provider.mandateAnsweredAt = answered ? work.now : null;
  provider.mandateAnsweredBy = answered && work.viewer ? work.em.getReference(User, work.viewer.id) : null;
}

/**
 * Returns column values as the history records them: the full name, and only the last digits of the account.
 */
export function historyFields({ name, accountNumber, ...others }: Fields): object {
  return {
    ...(name !== undefined && { proveedor: name }),
    ...(accountNumber !== undefined && { cuenta: maskedAccount(accountNumber) }),
    ...others,
  };
}
