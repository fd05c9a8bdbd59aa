import { plainWords } from "../../../core/colombia/plain.ts";

/** Headings of a bank's file by field; null for a field that the file does not have. */
export interface BankColumns {
  readonly day: string;
  readonly text: string;
  /** One column with signs; null where money in and out have a column each. */
  readonly amount: string | null;
  readonly credit: string | null;
  readonly debit: string | null;
  /** A column that says of an unsigned amount whether it came in or left. */
  readonly sign: string | null;
  readonly reference: string | null;
  /** Identifier that the bank itself gives its movements. */
  readonly bankId: string | null;
}

export type BankColumn = keyof BankColumns;

/** Spanish names of the columns. */
export const columnLabels: Readonly<Record<BankColumn, string>> = {
  day: "Fecha",
  text: "Descripción",
  amount: "Valor (con signo)",
  credit: "Entradas",
  debit: "Salidas",
  sign: "Débito o crédito",
  reference: "Referencia",
  bankId: "Identificador del banco",
};

/** Fixed columns of OFX files, the same for every bank. */
export const ofxColumns: BankColumns = {
  day: "Fecha",
  text: "Descripción",
  amount: "Valor",
  credit: null,
  debit: null,
  sign: null,
  reference: "Referencia",
  bankId: "Identificador",
};

/** Returns columns with null for each one that the file does not have. */
export const wholeColumns = (columns: Partial<BankColumns>): BankColumns => ({
  day: "",
  text: "",
  amount: null,
  credit: null,
  debit: null,
  sign: null,
  reference: null,
  bankId: null,
  ...columns,
});

/** Patterns of the headings that banks use for each column, in the order of the search. */
const known: Readonly<Record<BankColumn, RegExp>> = {
  day: /^(?:fecha|dia|date)\b/,
  bankId: /^(?:identificador|fitid|id(?: (?:de )?(?:la )?(?:transaccion|movimiento))?)$/,
  reference: /^(?:ref|no documento|nro documento|numero (?:de )?documento|documento|comprobante|cheque)/,
  credit: /^(?:creditos?|abonos?|consignacion|ingresos?|entradas?|haber|depositos?)\b/,
  debit: /^(?:debitos?|cargos?|retiros?|egresos?|salidas?|debe)\b/,
  amount: /^(?:valor|monto|importe|amount|valor transaccion)\b/,
  sign: /^(?:naturaleza|signo|d c|db cr|debito credito|tipo (?:de )?(?:movimiento|transaccion)|tipo)$/,
  text: /^(?:descripcion|concepto|detalle|transaccion|movimiento|description|memo)\b/,
};

type Found = Partial<Record<BankColumn, string>>;

function foundIn(headings: readonly string[]): Found {
  const found: Found = {};
  const taken = new Set<string>();
  for (const [column, pattern] of Object.entries(known) as [BankColumn, RegExp][]) {
    const heading = headings.find((one) => !taken.has(one) && pattern.test(plainWords(one)));
    if (heading === undefined) continue;
    found[column] = heading;
    taken.add(heading);
  }
  return found;
}

/** The headings of a file and what seems to stand below them. */
export interface ProposedColumns {
  /** The place of their line among those given; -1 where no line looks like headings. */
  readonly at: number;
  readonly headings: readonly string[];
  /** Recognized columns; those that were not recognized are absent. */
  readonly columns: Found;
}

/** Looks for the headings among the first lines of a file, and proposes what stands below which. */
export function proposedColumns(lines: readonly (readonly string[])[]): ProposedColumns {
  const [best] = lines
    .map((cells, at) => ({
      at,
      headings: cells.map((cell) => cell.trim()),
      columns: foundIn(cells.map((c) => c.trim())),
    }))
    .filter(({ columns }) => columns.day !== undefined)
    .sort((one, other) => Object.keys(other.columns).length - Object.keys(one.columns).length);
  if (best && Object.keys(best.columns).length > 1)
    return { ...best, headings: best.headings.filter(Boolean) };
  const width = Math.max(0, ...lines.map((cells) => cells.length));
  return { at: -1, headings: Array.from({ length: width }, (_, at) => `Columna ${at + 1}`), columns: {} };
}

/**
 * Returns the problem that makes a choice of columns unusable, in Spanish and with the column at fault; null
 * when there is none.
 */
export function columnsProblem(columns: Partial<BankColumns>): readonly [BankColumn, string] | null {
  if (!columns.day) return ["day", "Elige la columna de la fecha"];
  if (!columns.text) return ["text", "Elige la columna de la descripción"];
  if (!columns.amount && !(columns.credit && columns.debit))
    return ["amount", "Elige la columna del valor, o las dos de entradas y salidas"];
  if (columns.amount && (columns.credit || columns.debit))
    return ["amount", "Elige el valor, o entradas y salidas: no las tres"];
  if (columns.sign && !columns.amount) return ["sign", "Débito o crédito se usa junto con el valor"];
  const used = Object.values(columns).filter(Boolean);
  if (new Set(used).size < used.length) return ["text", "Cada columna del archivo se usa una sola vez"];
  return null;
}
