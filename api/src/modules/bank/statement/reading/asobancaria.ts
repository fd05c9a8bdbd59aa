import type { SheetLine } from "../../../../core/sheet/sheet.ts";
import { wholeColumns } from "../columns.rules.ts";
import type { LeftOutLine } from "./bank-reading.type.ts";
import { formatCents } from "./cents.ts";
import type { FixedSheet } from "./fixed-sheet.type.ts";

const headings = ["Fecha", "Descripción", "Valor", "Referencia"];
const columns = wholeColumns({
  day: "Fecha",
  text: "Descripción",
  amount: "Valor",
  reference: "Referencia",
});

/** Positions of the fields (Asobancaria 2001, collections), from 0. */
const at = {
  day: [12, 20],
  account: [23, 40],
  service: [2, 15],
  reference: [2, 50],
  amount: [50, 64],
  returned: [94, 97],
  sum: [11, 29],
} as const;

const field = (record: string, name: keyof typeof at): string => record.slice(...at[name]).trim();

/** Returns digits without the zeros before them. */
const bare = (digits: string): string => digits.replace(/^0+(?=.)/, "");

/**
 * Reads collections of Asobancaria 2001: records of fixed width, of which a head says the day, and an end the
 * sum. Null for another text.
 */
export function readAsobancaria(text: string): FixedSheet | null {
  const records = text.split(/\r\n|\n|\r/);
  const first = records.find((record) => record.trim()) ?? "";
  if (!/^01\d{10}\d{8}/.test(first) || !records.some((record) => /^06.{48}\d{14}/.test(record))) return null;
  const lines: SheetLine[] = [{ line: 0, cells: headings }];
  const leftOut: LeftOutLine[] = [];
  let [service, total, problem]: [string, number, string | null] = ["", 0, null];
  records.forEach((record, place) => {
    const line = place + 1;
    const kind = record.slice(0, 2);
    if (kind === "05") [service, total] = [field(record, "service"), 0];
    if (kind === "06") {
      const cents = Number(field(record, "amount"));
      total += cents;
      const reference = bare(field(record, "reference"));
      const text = `Recaudo ${service}`.trim();
      if (/[1-9A-Z]/i.test(field(record, "returned")))
        leftOut.push({ line, text: `${text} ${reference}`, reason: "Devuelto por el banco" });
      else lines.push({ line, cells: [field(first, "day"), text, (cents / 100).toFixed(2), reference] });
    }
    const sum = Number(field(record, "sum"));
    if (kind === "08" && sum !== total)
      problem ??=
        `Línea ${line}: la suma del lote es ${formatCents(sum)} y ` +
        `sus recaudos suman ${formatCents(total)}.`;
  });
  const account = bare(field(first, "account")) || null;
  const sheet = { format: "csv", lines, account } as const;
  const name = "Asobancaria 2001, recaudo";
  return { name, sheet, columns, opening: null, closing: null, leftOut, problem };
}
