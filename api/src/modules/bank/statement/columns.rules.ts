/** Headings in a bank's file for each field; null for a field that the file does not have. */
export interface BankColumns {
  readonly day: string;
  readonly text: string;
  /** Single column with signed amounts; null when incoming and outgoing money have separate columns. */
  readonly amount: string | null;
  readonly credit: string | null;
  readonly debit: string | null;
  /** Column that marks an unsigned amount as incoming or outgoing. */
  readonly sign: string | null;
  readonly reference: string | null;
  /** Identifier that the bank assigns to its movements. */
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

/** Columns of OFX files, which are the same for every bank. */
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

/** Returns all columns, with null for each that the file does not have. */
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

/**
 * Returns the problem that makes a choice of columns unusable, in Spanish, with the column concerned; null
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
