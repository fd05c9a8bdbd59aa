import { plainWords } from "../../../../core/colombia/plain.ts";
import type { DayOrder } from "../../../../core/sheet/written-days.ts";
import type { Sheet, SheetFormat } from "../../../../core/sheet/sheet.ts";
import type { BankColumn } from "../columns.rules.ts";

/** A file that a bank is known for, by its headings in plain words. */
export interface Layout {
  /** Spanish name. */
  readonly name: string;
  /** Headings that must all occur. */
  readonly needs: readonly string[];
  /** True when no other heading may occur. */
  readonly alone?: true;
  /** Only under these kinds of file is it the bank's own. */
  readonly formats?: readonly SheetFormat[];
  /**
   * Separators of its columns in a CSV of the bank's own; a CSV with another one was written by a spreadsheet
   * program.
   */
  readonly separators: readonly string[];
  /** Headings of each column; the first one that occurs is used. */
  readonly columns: Readonly<Partial<Record<Exclude<BankColumn, "reference">, readonly string[]>>>;
  /** Headings of references; the first value that is not empty is used. */
  readonly references: readonly string[];
  /** True of a file in blocks that begin again with each page (`Información General:`). */
  readonly blocks?: true;
  /** The order of its days where no line shows another one. */
  readonly days: DayOrder;
}

const day = ["fecha"];
const text = ["descripcion"];
const amount = ["valor"];

/** Known layouts; the first one whose headings a file has completely is its layout. */
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

/** Returns the layout whose headings are in one of the first lines, and that line; null for another file. */
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

/** Returns the order of a layout's days; null when the file is no longer as the bank wrote it. */
export const usualDays = ({ days, separators }: Layout, { format, separator }: Sheet): DayOrder | null =>
  format !== "csv" || separators.includes(separator ?? "") ? days : null;
