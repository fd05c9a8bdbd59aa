import { plainWords } from "../../../../core/colombia/plain.ts";
import type { DayOrder } from "../../../../core/sheet/written-days.ts";
import type { Sheet, SheetFormat } from "../../../../core/sheet/sheet.ts";
import type { BankColumn } from "../columns.rules.ts";

/** Layout of a bank's file, recognized by its headings in lower case without accents. */
export interface Layout {
  /** Spanish name. */
  readonly name: string;
  /** Headings that must all occur. */
  readonly needs: readonly string[];
  /** True when no other heading may occur. */
  readonly alone?: true;
  /** File formats in which the bank exports this layout; absent when any format is accepted. */
  readonly formats?: readonly SheetFormat[];
  /**
   * Separators that the bank itself uses in CSV files; a CSV with another separator was saved by a
   * spreadsheet program.
   */
  readonly separators: readonly string[];
  /** Possible headings of each column; the first one that occurs is used. */
  readonly columns: Readonly<Partial<Record<Exclude<BankColumn, "reference">, readonly string[]>>>;
  /** Possible headings of references; the first value that is not empty is used. */
  readonly references: readonly string[];
  /** True for a file in blocks that restart on each page (`Información General:`). */
  readonly blocks?: true;
  /** Order of day and month, used when no line of the file decides it. */
  readonly days: DayOrder;
}

const day = ["fecha"];
const text = ["descripcion"];
const amount = ["valor"];

/** Known layouts; the first one whose headings all occur in a file is the file's layout. */
export const layouts: readonly Layout[] = [
  {
    name: "Bancolombia, extracto",
    needs: ["fecha", "descripcion", "sucursal", "dcto", "valor", "saldo"],
    blocks: true,
    separators: [";", "\t"],
    columns: { day, text, amount },
    references: ["dcto"],
    days: "day",
  },
  {
    name: "Bancolombia, movimientos con referencias",
    needs: ["fecha", "descripcion", "referencia 1", "referencia 2", "valor"],
    separators: [";", "\t"],
    columns: { day, text, amount },
    references: ["referencia 1", "documento"],
    days: "day",
  },
  {
    name: "Bancolombia, movimientos",
    needs: ["fecha", "descripcion", "referencia", "valor"],
    alone: true,
    formats: ["xlsx", "xls"],
    separators: [],
    columns: { day, text, amount },
    references: ["referencia"],
    days: "day",
  },
  {
    name: "Davivienda, movimientos",
    needs: ["descripcion motivo", "transaccion", "valor total"],
    separators: [";", "\t"],
    columns: {
      day: ["fecha de sistema", "fecha de movimiento", "fecha sistema", "fecha movimiento", "fecha"],
      text: ["descripcion motivo"],
      amount: ["valor total"],
      sign: ["transaccion"],
    },
    references: ["referencia 1", "documento"],
    days: "day",
  },
  {
    name: "Davivienda, recaudo",
    needs: ["no ref", "valor transaccion", "fecha de abono"],
    separators: [";", "\t"],
    columns: {
      day: ["fecha de abono"],
      text: ["detalle del pago", "tipo de pago"],
      amount: ["valor transaccion"],
    },
    references: ["no ref"],
    days: "day",
  },
  {
    name: "Caja Social, movimientos",
    needs: ["fecha", "descripcion", "documento", "debito", "credito", "informacion adicional"],
    separators: [";", "\t"],
    columns: { day, text, debit: ["debito"], credit: ["credito"] },
    references: ["documento"],
    days: "day",
  },
  {
    name: "Caja Social, consulta",
    needs: ["fecha transaccion", "descripcion", "valor", "saldo", "ref titular cuenta"],
    separators: [";", "\t"],
    columns: { day: ["fecha transaccion"], text, amount },
    references: ["ref titular cuenta"],
    days: "day",
  },
  {
    name: "Banco de Bogotá, movimientos",
    needs: ["fecha", "transaccion", "oficina", "documento", "debito", "credito"],
    alone: true,
    separators: [",", ";", "\t"],
    columns: { day, text: ["transaccion"], debit: ["debito"], credit: ["credito"] },
    references: ["documento"],
    days: "month",
  },
  {
    name: "Bold, movimientos de la cuenta",
    needs: ["fecha", "identificador", "descripcion", "valor", "saldo"],
    alone: true,
    separators: [",", ";", "\t"],
    columns: { day, text, amount, bankId: ["identificador"] },
    references: [],
    days: "day",
  },
];

/** Returns whether a line has the headings of a layout. */
function hasHeadings({ needs, alone }: Layout, headings: readonly string[]): boolean {
  const there = headings.filter(Boolean);
  return needs.every((one) => there.includes(one)) && (!alone || there.length === needs.length);
}

/**
 * Returns the layout whose headings are in one of the first lines, and that line; null for an unknown layout.
 */
export function layoutIn(
  { format, lines }: Sheet,
  first: number,
): { readonly layout: Layout; readonly at: number } | null {
  for (const [at, { cells }] of lines.slice(0, first).entries()) {
    const headings = cells.map(plainWords);
    const layout = layouts.find(
      (one) => (one.formats?.includes(format) ?? true) && hasHeadings(one, headings),
    );
    if (layout) return { layout, at };
  }
  return null;
}

/**
 * Returns the order of day and month in a layout; null when another program has rewritten the bank's file.
 */
export const usualDays = ({ days, separators }: Layout, { format, separator }: Sheet): DayOrder | null =>
  format !== "csv" || separators.includes(separator ?? "") ? days : null;
