import { type DocumentType, normalDocumentType } from "../../../core/colombia/documents.ts";
import type { Day } from "../../../core/colombia/days.ts";
import {
  customerName,
  customerProblems,
  documentKey,
  mailKey,
  storedContact,
  storedDocument,
} from "../customer/customer.rules.ts";

/** The columns of a file of customers: how each is called on top, other spellings that are read too. */
export const importColumns = {
  name: ["Nombre", "Nombre completo", "Cliente", "Nombres"],
  email: ["Correo", "Correo electrónico", "email", "e-mail"],
  telefono: ["Teléfono", "Celular", "Móvil", "WhatsApp"],
  tipoDocumento: ["Tipo de documento", "Tipo documento", "Tipo"],
  documentoIdentidad: ["Documento", "Número de documento", "Cédula", "Identificación", "NIT"],
  fechaNacimiento: ["Fecha de nacimiento", "Nacimiento", "Cumpleaños"],
  direccion: ["Dirección"],
  ciudad: ["Ciudad"],
} as const;

export type ImportColumn = keyof typeof importColumns;

/** A line of a file as it was typed, its cells by column. */
export interface TypedCustomerLine {
  readonly line: number;
  readonly cells: Readonly<Partial<Record<ImportColumn, string>>>;
  /** The birthday as a day, null where it is none. */
  readonly birthday: Day | null;
}

/** A line that can be imported, as it is stored. */
export interface CustomerLine {
  readonly line: number;
  readonly name: string;
  readonly email: string | null;
  readonly telefono: string | null;
  readonly tipoDocumento: DocumentType | null;
  readonly documentoIdentidad: string | null;
  readonly fechaNacimiento: Day | null;
  readonly direccion: string | null;
  readonly ciudad: string | null;
  /** Keys by which the customer is found: the document first. */
  readonly keys: readonly string[];
}

/** A line that cannot be imported, and why. */
export interface BadLine {
  readonly line: number;
  readonly name: string;
  readonly problems: readonly string[];
}

const LONGEST = 200;

/** Returns the lines of a file that can be imported and those that cannot; each is looked at by itself. */
export function sortedLines(
  lines: readonly TypedCustomerLine[],
  today: Day,
): { readonly good: readonly CustomerLine[]; readonly bad: readonly BadLine[] } {
  const good: CustomerLine[] = [];
  const bad: BadLine[] = [];
  const seen = new Map<string, number>();
  for (const typed of lines) {
    const read = lineOf(typed);
    const problems = [...problemsOf(typed, read, today), ...repeats(read, seen)];
    if (problems.length > 0) bad.push({ line: typed.line, name: read.name, problems });
    else {
      good.push(read);
      for (const key of read.keys) seen.set(key, read.line);
    }
  }
  return { good, bad };
}

function lineOf({ line, cells, birthday }: TypedCustomerLine): CustomerLine {
  const document = storedDocument(typedOf(cells));
  const contact = storedContact(typedOf(cells));
  const key = document && documentKey(document);
  return {
    line,
    name: customerName(cells.name ?? ""),
    ...contact,
    tipoDocumento: document?.type ?? null,
    documentoIdentidad: document?.number ?? null,
    fechaNacimiento: birthday,
    direccion: cells.direccion?.trim() || null,
    ciudad: cells.ciudad?.trim() || null,
    keys: [...(key ? [key] : []), ...(contact.email ? [mailKey(contact.email)] : [])],
  };
}

const withoutType = /^\d{6,10}$/;

/** Reads a number alone as a cédula, as files from elsewhere have it. */
function typedOf(cells: TypedCustomerLine["cells"]) {
  const { email = null, telefono = null, documentoIdentidad = null, tipoDocumento: type } = cells;
  const plain = withoutType.test(documentoIdentidad?.replace(/[\s.]/g, "") ?? "");
  const tipoDocumento = type ? normalDocumentType(type) : plain ? "cc" : null;
  return { email, telefono, documentoIdentidad, tipoDocumento } as const;
}

function problemsOf({ cells, birthday }: TypedCustomerLine, read: CustomerLine, today: Day): string[] {
  const typed = typedOf(cells);
  const long = Object.values(cells).some((cell) => cell.length > LONGEST);
  const given = read.email ?? read.telefono ?? read.documentoIdentidad;
  const others = customerProblems(typed).map(({ message }) => message);
  return [
    ...(read.name ? [] : ["El nombre es obligatorio"]),
    ...(long ? [`Una celda tiene más de ${LONGEST} letras`] : []),
    ...(cells.tipoDocumento && !typed.tipoDocumento ? ["Tipo de documento no válido"] : others),
    ...(cells.fechaNacimiento && !birthday ? ["La fecha de nacimiento no es una fecha (día/mes/año)"] : []),
    ...(birthday && birthday > today ? ["La fecha de nacimiento está en el futuro"] : []),
    ...(given || others.length > 0 ? [] : ["Falta el correo, el teléfono o el documento"]),
  ];
}

const repeats = ({ keys }: CustomerLine, seen: ReadonlyMap<string, number>): string[] =>
  keys.flatMap((key) =>
    seen.has(key)
      ? [`Repite el ${key.startsWith("correo ") ? "correo" : "documento"} de la línea ${seen.get(key)}`]
      : [],
  );
