import type { Day } from "../../../core/colombia/days.ts";
import type { DocumentType } from "../../../core/colombia/documents.ts";
import {
  computedNit,
  documentTypeMeant,
  type WrittenDocument,
  writtenDocument,
} from "../../../core/colombia/written-documents.ts";
import { plainWords } from "../../../core/colombia/plain.ts";
import { nameFaults } from "../../../core/printed-letters.rules.ts";
import { firstValue, mailOf } from "../../../core/sheet/cell-text.ts";
import { type DayOrder, dayWritten } from "../../../core/sheet/written-days.ts";
import {
  customerName,
  customerProblems,
  documentKey,
  mailKey,
  storedContact,
  storedDocument,
} from "../customer/customer.rules.ts";
import type { ImportColumn } from "./customer-columns.rules.ts";
import { wholeName } from "./person-names.ts";

/** A line of a file, with the text of its cells by column. */
export interface TypedCustomerLine {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<ImportColumn, string>>>;
}

/** A line that can be imported, with its values in their stored form. */
export interface CustomerLine {
  readonly line: number;
  readonly name: string;
  readonly kind: "persona" | "empresa";
  readonly email: string | null;
  readonly telefono: string | null;
  readonly tipoDocumento: DocumentType | null;
  readonly documentoIdentidad: string | null;
  readonly fechaNacimiento: Day | null;
  readonly direccion: string | null;
  readonly ciudad: string | null;
  /** Search keys of the customer, the document's first. */
  readonly keys: readonly string[];
  /** Sentences about values that were changed or ignored. */
  readonly remarks: readonly string[];
}

/** A line that cannot be imported, and the reason. */
export interface BadLine {
  readonly line: number;
  readonly name: string;
  readonly problems: readonly string[];
}

/** Lines of a file that can be imported, and lines that cannot. */
export interface SortedLines {
  readonly good: readonly CustomerLine[];
  readonly bad: readonly BadLine[];
}

/**
 * Settings for reading the lines of a file: the heading of its document column, and the order of day and
 * month in its dates.
 */
interface LineReading {
  readonly documentTitle: string;
  readonly order: DayOrder;
  readonly today: Day;
}

export const NO_CONTACT = "Falta el correo, el teléfono o el documento";
const LONGEST = 200;

/** Returns the lines of a file that can be imported and the lines that cannot; each is checked separately. */
export function sortedLines(lines: readonly TypedCustomerLine[], reading: LineReading): SortedLines {
  const good: CustomerLine[] = [];
  const bad: BadLine[] = [];
  for (const typed of lines) {
    const { read, problems } = lineOf(typed, reading);
    if (problems.length > 0) bad.push({ line: typed.line, name: read.name, problems });
    else good.push(read);
  }
  return { good, bad };
}

function lineOf(
  { line, cells }: TypedCustomerLine,
  { documentTitle, order, today }: LineReading,
): { readonly read: CustomerLine; readonly problems: readonly string[] } {
  const { tipoDocumento: type = "", documentoIdentidad: number = "", fechaNacimiento: born = "" } = cells;
  const written = writtenDocument({ number, type, heading: documentTitle });
  const typed = {
    email: mailOf(firstValue(cells.email)),
    telefono: firstValue(cells.telefono),
    tipoDocumento: number ? written.type : null,
    documentoIdentidad: number ? written.number : null,
  };
  const contact = storedContact(typed);
  const document = storedDocument(typed);
  const birthday = isWithoutYear(born) ? null : dayWritten(born, order, { until: today });
  const read: CustomerLine = {
    line,
    name: customerName(wholeName(cells)),
    kind: kindOf(cells.kind) ?? (document?.type === "nit" ? "empresa" : "persona"),
    ...contact,
    tipoDocumento: document?.type ?? null,
    documentoIdentidad: document?.number ?? null,
    fechaNacimiento: birthday,
    direccion: cells.direccion?.replace(/\s+/g, " ") || null,
    ciudad: cells.ciudad?.replace(/\s+/g, " ") || null,
    keys: [...documentKeys(written, document), ...(contact.email ? [mailKey(contact.email)] : [])],
    remarks: [
      ...(written.computed ? [computedNit(written.number)] : []),
      ...(isWithoutYear(born) ? ["La fecha de nacimiento no tiene año: queda vacía"] : []),
    ],
  };
  const others = customerProblems(typed).map(({ message }) => message);
  const long = [read.name, ...Object.values(cells)].some((cell) => cell.length > LONGEST);
  const isUnknownType = type !== "" && documentTypeMeant(type) === null;
  return {
    read,
    problems: [
      ...(read.name ? nameFaults(read.name) : ["El nombre es obligatorio"]),
      ...(long ? [`Una celda tiene más de ${LONGEST} letras`] : []),
      ...(isUnknownType ? ["Tipo de documento no válido"] : others),
      ...(born && !birthday && !isWithoutYear(born) && !isNoDay(born)
        ? ["La fecha de nacimiento no es una fecha (día/mes/año)"]
        : []),
      ...(birthday && birthday > today ? ["La fecha de nacimiento está en el futuro"] : []),
    ],
  };
}

/** Returns whether a birthday has no year, as in some address books: `--04-05`. */
const isWithoutYear = (text: string): boolean => /^--\d{2}-?\d{2}$/.test(text);

/** Returns whether a birthday is an address book's placeholder for an unknown day: `0/0/00`. */
const isNoDay = (text: string): boolean => /^0{1,4}[-/]0{1,2}[-/]0{1,4}$/.test(text);

/** Returns the kind of customer for a word; undefined for an unknown word. */
export function kindOf(text = ""): CustomerLine["kind"] | undefined {
  const word = plainWords(text).replace(/^persona (?=natural|juridica)/, "");
  if (["persona", "natural"].includes(word)) return "persona";
  return ["empresa", "juridica", "compania", "sociedad"].includes(word) ? "empresa" : undefined;
}

/** Returns the search keys of a document; a cédula with a check digit has a NIT key too. */
function documentKeys({ nit }: WrittenDocument, document: ReturnType<typeof storedDocument>): string[] {
  const own = document && documentKey(document);
  return own ? [own, ...(nit ? [`nit ${nit}`] : [])] : [];
}
