import { plainWords } from "../../../../core/colombia/plain.ts";
import { amountReader, isBlank } from "../../../../core/sheet/amounts.ts";
import { looksLikeDay } from "../../../../core/sheet/written-days.ts";
import type { SheetLine } from "../../../../core/sheet/sheet.ts";
import type { BankColumn, BankColumns } from "../columns.rules.ts";
import type { Layout } from "./layouts.ts";
import { signOf } from "./sign-words.ts";

/** The lines of a file below its headings. */
export interface Table {
  readonly headings: readonly string[];
  readonly lines: readonly SheetLine[];
}

const known = {
  day: [/^fecha de abono$/, /^fecha$/, /^(?:fecha|dia|date)\b/],
  bankId: [/^(?:identificador|fitid|id(?: (?:de )?(?:la )?(?:transaccion|movimiento))?)$/],
  reference: [
    /^referencia 1$/,
    /^(?:no|nro|numero)(?: de)? ref/,
    /^ref/,
    /^(?:(?:no|nro|numero)(?: de)? )?(?:documento|comprobante|cheque)|^dcto$/,
  ],
  credit: [/^(?:creditos?|abonos?|consignacion(?:es)?|ingresos?|entradas?|haber|depositos?)\b/],
  debit: [/^(?:debitos?|cargos?|retiros?|egresos?|salidas?|debe)\b/],
  amount: [/^valor total$/, /^valor$/, /^(?:valor|monto|importe|amount)\b/],
  sign: [
    /^(?:naturaleza|signo|d c|db cr|debito credito|tipo\b.*|clase\b.*|transaccion|movimiento|operacion)$/,
  ],
  text: [/^(?:descripcion|concepto|detalle|transaccion|movimiento|description|memo)\b/],
} as const satisfies Record<BankColumn, readonly RegExp[]>;

/** Pattern of columns that may contain a line's reference; the first value that is not empty is used. */
const furtherReferences = /^(?:referencia 1|no ref|documento|dcto|ref titular cuenta)$/;

/** Columns recognized in a table, and further columns that may contain references. */
export interface FoundColumns {
  readonly columns: Partial<BankColumns>;
  readonly references: readonly string[];
  /** Column that has signs in some lines only, and is therefore not used. */
  readonly halfSigned?: string;
}

const cellsAt = ({ lines }: Table, place: number): string[] =>
  lines.map(({ cells }) => (cells[place] ?? "").trim());

/** Returns whether a column contains any amount other than zero. */
function hasMoney(table: Table, heading: string): boolean {
  const read = amountReader([]);
  const cells = cellsAt(table, table.headings.indexOf(heading));
  return cells.length === 0 || cells.some((cell) => !isBlank(cell) && (read(cell) ?? 1) !== 0);
}

/** Returns the share of lines with a day in which a column marks money as incoming or outgoing. */
function signShare(table: Table, heading: string, day: string | undefined): number {
  const [place, dayPlace] = [table.headings.indexOf(heading), table.headings.indexOf(day ?? "")];
  const words = table.lines.flatMap(({ cells }) =>
    looksLikeDay((cells[dayPlace] ?? "").trim()) ? [(cells[place] ?? "").trim()] : [],
  );
  return words.filter((word) => signOf(word) !== null).length / Math.max(1, words.length);
}

/** Returns the likely columns of a table, by their headings and their values. */
export function recognisedColumns(table: Table): FoundColumns {
  const taken = new Set<string>();
  const all = table.headings.filter(Boolean);
  const find = (column: BankColumn, fits: (heading: string) => boolean = () => true): string | undefined => {
    for (const pattern of known[column]) {
      const heading = all.find((one) => !taken.has(one) && pattern.test(plainWords(one)) && fits(one));
      if (heading === undefined) continue;
      taken.add(heading);
      return heading;
    }
    return undefined;
  };
  const withMoney = (heading: string) => hasMoney(table, heading);
  const day = find("day");
  const bankId = find("bankId");
  const reference = find("reference");
  const [credit, debit] = [find("credit"), find("debit")];
  const both = credit !== undefined && debit !== undefined && [credit, debit].some(withMoney);
  const amount = both ? undefined : find("amount", withMoney);
  const sign = amount === undefined ? undefined : find("sign", (one) => signShare(table, one, day) === 1);
  const text = find("text");
  const halfSigned =
    amount !== undefined && sign === undefined
      ? all.find((one) => known.sign[0].test(plainWords(one)) && signShare(table, one, day) > 0)
      : undefined;
  const found = {
    day,
    bankId,
    reference,
    amount,
    sign,
    text,
    ...(both ? { credit, debit } : {}),
  };
  const references = all.filter((one) => one !== bankId && furtherReferences.test(plainWords(one)));
  return {
    ...(halfSigned !== undefined && { halfSigned }),
    columns: Object.fromEntries(Object.entries(found).filter(([, heading]) => heading !== undefined)),
    references:
      reference === undefined ? references : [reference, ...references.filter((one) => one !== reference)],
  };
}

/** Returns the columns of a known layout in a table that has its headings. */
export function layoutColumns({ columns, references }: Layout, table: Table): FoundColumns {
  const named = (words: readonly string[]) =>
    words.flatMap((word) => table.headings.find((heading) => plainWords(heading) === word) ?? []);
  const found = Object.entries(columns).flatMap(([column, words]) => {
    const [heading] = named(words);
    return heading === undefined ? [] : [[column, heading] as const];
  });
  const there = named(references);
  const [reference] = there;
  return { columns: { ...Object.fromEntries(found), ...(reference && { reference }) }, references: there };
}
