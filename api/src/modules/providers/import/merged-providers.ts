import { plainName, plainWords } from "../../../core/colombia/plain.ts";
import { type Contact, MOST_CONTACTS } from "../provider.rules.ts";
import type { ProviderLine } from "./sorted-providers.ts";

/** Fields in which two lines of one provider must agree, each with its name in a sentence. */
const compared = {
  nit: "otro NIT",
  city: "otra ciudad",
  paymentDays: "otros días para pagar",
} as const satisfies Partial<Record<keyof ProviderLine, string>>;

/** Returns the differences between a line and an earlier line of the same provider: `otro NIT`. */
export function contradictions(one: ProviderLine, other: ProviderLine): string[] {
  const parts = Object.entries(compared) as [keyof typeof compared, string][];
  return [
    ...(plainName(one.name) === plainName(other.name) ? [] : ["otro nombre"]),
    ...parts.flatMap(([part, said]) => {
      const [first, second] = [one[part], other[part]];
      if (first === null || second === null) return [];
      return plainWords(String(first)) === plainWords(String(second)) ? [] : [said];
    }),
  ];
}

/**
 * Returns the first line with its missing fields filled from the second; the contacts of both are combined.
 */
export const mergedLine = (one: ProviderLine, other: ProviderLine): ProviderLine => ({
  ...one,
  nit: one.nit ?? other.nit,
  city: one.city ?? other.city,
  paymentDays: one.paymentDays ?? other.paymentDays,
  contacts: other.contacts.reduce(withContact, one.contacts),
  notes: one.notes ?? other.notes,
  doubts: [...new Set([...one.doubts, ...other.doubts])],
});

/** Returns the contacts with one added, unless it is already included by name, phone or e-mail. */
function withContact(contacts: readonly Contact[], contact: Contact): readonly Contact[] {
  const at = contacts.findIndex((one) => isSame(one, contact));
  const there = contacts[at];
  if (there)
    return contacts.with(at, {
      ...there,
      phone: there.phone ?? contact.phone,
      email: there.email ?? contact.email,
    });
  return contacts.length < MOST_CONTACTS ? [...contacts, contact] : contacts;
}

const isSame = (one: Contact, other: Contact): boolean =>
  plainName(one.name) === plainName(other.name) &&
  (["phone", "email"] as const).every((part) => !one[part] || !other[part] || one[part] === other[part]);
