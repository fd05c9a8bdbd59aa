import { documentProblem, formatDocument, nitCheckDigit } from "../../../core/colombia/documents.ts";
import { emailProblem, normalEmail } from "../../../core/colombia/emails.ts";
import { normalPhone } from "../../../core/colombia/phones.ts";
import { computedNit, writtenDocument } from "../../../core/colombia/written-documents.ts";
import { nameFaults } from "../../../core/printed-letters.rules.ts";
import { firstValue, mailOf } from "../../../core/sheet/cell-text.ts";
import type { HeadedLine } from "../../../core/sheet/headed-lines.ts";
import { type Contact, LONGEST_TERM, providerName } from "../provider.rules.ts";
import type { ProviderColumn } from "./provider-columns.rules.ts";

/** Line of a file of providers that can be imported, with values as stored. */
export interface ProviderLine {
  readonly line: number;
  readonly name: string;
  readonly nit: string | null;
  readonly city: string | null;
  /** Contact person of the line; for merged lines, the contacts of all of them. */
  readonly contacts: readonly Contact[];
  readonly paymentDays: number | null;
  readonly notes: string | null;
  /** Warnings to review before the import; the line is doubtful when there are any. */
  readonly doubts: readonly string[];
}

/** Line that cannot be imported, with the reason. */
export interface RefusedProvider {
  readonly line: number;
  readonly name: string;
  readonly problems: readonly string[];
}

type Line = HeadedLine<ProviderColumn>;

/** Value read from a line, with the doubts about it. */
interface Read<T> {
  readonly value: T | null;
  readonly doubts: readonly string[];
}

const LONGEST = 200;
const LONGEST_NOTES = 2_000;
const SHORT = 100;
const NAMED_BY_CONTACT = "Sin empresa: el proveedor queda con el nombre del contacto";
const nothing = { value: null, doubts: [] } as const;
const doubtful = (doubt: string) => ({ value: null, doubts: [doubt] });
const quoted = (text: string): string => `«${text.slice(0, 40)}»`;

/**
 * Returns the importable lines of a file, with the doubts about each, and the lines that cannot be imported.
 */
export function sortedProviders(lines: readonly Line[]): {
  readonly good: readonly ProviderLine[];
  readonly refused: readonly RefusedProvider[];
} {
  const good: ProviderLine[] = [];
  const refused: RefusedProvider[] = [];
  for (const typed of lines) {
    const company = providerName(textOf(typed, "name"));
    const name = company || (typed.merged.name ? "" : providerName(personOf(typed)));
    const problems = problemsOf(typed, name);
    if (problems.length > 0) refused.push({ line: typed.line, name: name.slice(0, LONGEST), problems });
    else good.push(lineOf(typed, name, company ? [] : [NAMED_BY_CONTACT]));
  }
  return { good, refused };
}

function lineOf(typed: Line, name: string, doubts: readonly string[]): ProviderLine {
  const nit = nitOf(textOf(typed, "nit"), textOf(typed, "checkDigit"));
  const city = cityOf(typed);
  const contact = contactOf(typed, name);
  const days = daysOf(textOf(typed, "paymentDays"));
  return {
    line: typed.line,
    name,
    nit: nit.value,
    city: city.value,
    contacts: contact.value ? [contact.value] : [],
    paymentDays: days.value,
    notes: (typed.cells.notes ?? "").trim() || null,
    doubts: [...doubts, ...nit.doubts, ...city.doubts, ...contact.doubts, ...days.doubts],
  };
}

const textOf = ({ cells }: Line, column: ProviderColumn): string =>
  firstValue(cells[column])
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** Returns the contact person of a line; the surname may be in a separate column. */
const personOf = (typed: Line): string =>
  [textOf(typed, "contact"), textOf(typed, "contactLastname")].filter(Boolean).join(" ");

function problemsOf({ cells, merged }: Line, name: string): string[] {
  if (!name)
    return [
      merged.name
        ? `Celda combinada: el nombre es el de la línea de arriba, ${quoted(merged.name)}`
        : "Falta el nombre del proveedor",
    ];
  const { notes = "", ...others } = cells;
  const long = Object.values(others).some((cell) => cell.length > LONGEST);
  return [
    ...(/^=|^[+@-][\w.]*[(\d]/.test(name) ? [`El nombre es una fórmula: ${quoted(name)}`] : []),
    ...nameFaults(name),
    ...(long ? [`Una celda tiene más de ${LONGEST} letras`] : []),
    ...(notes.length > LONGEST_NOTES ? [`Las notas tienen más de ${LONGEST_NOTES} letras`] : []),
  ];
}

/**
 * Returns a NIT as stored, `890903938-8`. A NIT without check digit gets one, and so does a cédula, which is
 * also its owner's NIT. Both are doubtful, because a typing error in them would not be detected. An invalid
 * NIT is omitted.
 */
function nitOf(typed: string, checkDigit: string): Read<string> {
  if (!typed) return nothing;
  const bare = typed.replace(/^NIT\b[\s.:]*/i, "").replace(/[\s.,]/g, "");
  const number = /^\d$/.test(checkDigit) && !bare.includes("-") ? `${bare}-${checkDigit}` : bare;
  const read = writtenDocument({ number, type: "", heading: "NIT" });
  if (read.type === "cc") {
    if (read.nit) return { value: read.nit, doubts: [] };
    const whole = `${read.number}-${nitCheckDigit(read.number)}`;
    const isCard = read.number.length === 10;
    return {
      value: whole,
      doubts: [isCard ? `Es una cédula: el NIT queda ${formatDocument(whole)}` : computedNit(whole)],
    };
  }
  if (!/^\d{4,10}-\d$/.test(read.number))
    return doubtful(`No entendimos el NIT ${quoted(typed)}: queda vacío`);
  if (documentProblem("nit", read.number) !== null)
    return doubtful(`El dígito de verificación de ${quoted(typed)} no es correcto: queda sin NIT`);
  return { value: read.number, doubts: read.computed ? [computedNit(read.number)] : [] };
}

function cityOf(typed: Line): Read<string> {
  const own = textOf(typed, "city");
  if (own.length > SHORT) return doubtful(`La ciudad ${quoted(own)} es muy larga: queda vacía`);
  if (own || !typed.merged.city) return { value: own || null, doubts: [] };
  const value = typed.merged.city.replace(/\s+/g, " ").trim().slice(0, SHORT);
  return { value, doubts: ["Celda combinada: tomamos de la línea de arriba la ciudad"] };
}

function contactOf(typed: Line, provider: string): Read<Contact> {
  const [name, phone] = [personOf(typed), textOf(typed, "phone")];
  const email = mailOf(textOf(typed, "email"));
  const known = normalPhone(phone);
  const badPhone = phone !== "" && known === null;
  const badEmail = email !== "" && emailProblem(email) !== null;
  const contact: Contact = {
    name: (name || provider).slice(0, SHORT),
    position: null,
    phone: known,
    email: badEmail || !email ? null : normalEmail(email),
  };
  const given = name !== "" || contact.phone !== null || contact.email !== null;
  return {
    value: given ? contact : null,
    doubts: [
      ...(badPhone ? [`No entendimos el teléfono ${quoted(phone)}: queda vacío`] : []),
      ...(badEmail ? [`No entendimos el correo ${quoted(email)}: queda vacío`] : []),
    ],
  };
}

function daysOf(typed: string): Read<number> {
  if (!typed) return nothing;
  if (/^(de )?contado$/i.test(typed)) return { value: 0, doubts: [] };
  const days = Number(/^(\d{1,4})(?:\s*d[ií]as?)?$/i.exec(typed)?.[1] ?? Number.NaN);
  return days <= LONGEST_TERM
    ? { value: days, doubts: [] }
    : doubtful(`No entendimos los días para pagar ${quoted(typed)}: quedan vacíos`);
}
