import { documentProblem, normalDocument } from "../../core/colombia/documents.ts";
import { emailProblem, normalEmail } from "../../core/colombia/emails.ts";
import { normalPhone, phoneProblem } from "../../core/colombia/phones.ts";
import { badInput } from "../../core/failure.ts";
import { listOrder } from "../../core/list/order.rules.ts";

export const providerStatusLabels = {
  active: "Activo",
  inactive: "Inactivo",
  merged: "Unido a otro",
} as const;

export const taxRegimeLabels = {
  ordinario: "Régimen ordinario",
  simple: "Régimen simple (RST)",
  especial: "Régimen tributario especial",
} as const;

/**
 * Returns the Spanish text of the answer to the question in whose name a provider sells; null means
 * unanswered.
 */
export const mandateAnswer = (mandate: boolean | null): string =>
  mandate === null ? "Sin responder" : mandate ? "De terceros" : "En nombre propio";

export const documentKindLabels = {
  rut: "RUT",
  camara_comercio: "Cámara de Comercio",
  certificacion_bancaria: "Certificación bancaria",
  rnt: "Registro Nacional de Turismo",
  contrato: "Contrato o acuerdo",
  otro: "Otro documento",
} as const;

/** Columns of each part of a provider's data, used when two providers are merged; contacts are combined. */
export const providerParts = {
  name: ["name"],
  nit: ["nit"],
  city: ["city"],
  account: ["bank", "accountKind", "accountNumber", "accountHolder", "accountHolderDocument"],
  paymentDays: ["paymentDays"],
  paymentTerms: ["paymentTerms"],
  taxes: ["taxRegime", "chargesVat", "selfWithholding", "largeTaxpayer"],
  mandate: { answer: "mandate" },
  notes: ["notes"],
} as const;

/** Maximum number of contacts and of documents per provider. */
export const MOST_CONTACTS = 10;
export const MOST_DOCUMENTS = 40;
/** Maximum payment term, in days. */
export const LONGEST_TERM = 365;

/** Contact person at a provider. */
export interface Contact {
  readonly name: string;
  readonly position: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

/** Contact as entered; absent fields are unknown. */
export type TypedContact = Pick<Contact, "name"> & { readonly [K in keyof Contact]?: Contact[K] | undefined };

/** Returns a provider's name as stored: Unicode-composed letters, single spaces. */
export const providerName = (input: string): string => input.normalize("NFC").replace(/\s+/g, " ").trim();

/** Returns the problem with a NIT and its check digit, in Spanish; null when valid or empty. */
const nitProblem = (nit: string | null | undefined): string | null =>
  nit?.trim() ? documentProblem("nit", nit) : null;

/**
 * Returns a NIT as stored, `890903938-8`; null for an empty NIT.
 * @throws Refusal BAD_USER_INPUT on `nit` when the check digit is wrong.
 */
export function checkedNit(nit: string | null): string | null {
  const wrong = nitProblem(nit);
  if (wrong) throw badInput("nit", wrong);
  return nit?.trim() ? normalDocument("nit", nit) : null;
}

/**
 * Returns contacts in their stored form; a phone number that the provider already has does not change.
 * @throws Refusal BAD_USER_INPUT on the invalid contact.
 */
export function checkedContacts(
  typed: readonly TypedContact[],
  stored: readonly Pick<Contact, "phone">[] = [],
): Contact[] {
  return typed.map((contact, place) => {
    const [name, position, phone, email] = [contact.name, contact.position, contact.phone, contact.email].map(
      (text) => text?.replace(/\s+/g, " ").trim() ?? "",
    ) as [string, string, string, string];
    if (!name) throw badInput(`contacts.${place}.name`, "El nombre del contacto es obligatorio");
    const kept = normalPhone(phone) ?? stored.find((contact) => contact.phone === phone)?.phone ?? null;
    if (phone && kept === null) throw badInput(`contacts.${place}.phone`, phoneProblem(phone)!);
    const wrong = email ? emailProblem(email) : null;
    if (wrong) throw badInput(`contacts.${place}.email`, wrong);
    return {
      name,
      position: position || null,
      phone: kept,
      email: email ? normalEmail(email) : null,
    };
  });
}

const SHOWN_DIGITS = 4;

/** Returns an account number as displayed to people who do not pay: its last four digits. */
export const maskedAccount = (number: string | null): string | null =>
  number && `•••• ${number.slice(-SHOWN_DIGITS)}`;

/** Sort orders of the list of providers. */
export const providerOrder = listOrder({
  name: "ProviderOrder",
  columns: { name: "plain", nit: "optional", paymentDays: "optional" },
  first: { by: "name", direction: "asc" },
});
