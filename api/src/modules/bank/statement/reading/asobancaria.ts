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

/** Positions of the fields in a record (Asobancaria 2001, collections), from 0. */
const at = {
  day: [12, 20],
  account: [23, 40],
  service: [2, 15],
  reference: [2, 50],
  amount: [50, 64],
  returned: [94, 97],
  count: [2, 11],
  sum: [11, 29],
} as const;

const field = (record: string, name: keyof typeof at): string => record.slice(...at[name]).trim();

/** Returns digits without leading zeros. */
const bare = (digits: string): string => digits.replace(/^0+(?=.)/, "");

/** Number and sum of the collections since a header record, in hundredths of a peso. */
interface Tally {
  readonly count: number;
  readonly cents: number;
}

const none: Tally = { count: 0, cents: 0 };

/**
 * Returns the contradiction between the totals in a batch's or file's trailer record and its lines; null when
 * they agree.
 */
function contradiction(
  record: string,
  line: number,
  whole: "lote" | "archivo",
  { count, cents }: Tally,
): string | null {
  const [said, sum] = [Number(field(record, "count")), Number(field(record, "sum"))];
  if (said !== count)
    return (
      `Línea ${line}: según el ${whole} son ${said} recaudos, y leímos ${count}. ` +
      "Revisa que esté completo."
    );
  if (sum === cents) return null;
  return (
    `Línea ${line}: la suma del ${whole} es ${formatCents(sum)} y ` +
    `sus recaudos suman ${formatCents(cents)}.`
  );
}

/**
 * Reads a collections file in the Asobancaria 2001 format: fixed-width records, with the day in a header
 * record, and with count and sum in the trailer records of each batch and of the file. Null for another text.
 */
export function readAsobancaria(text: string): FixedSheet | null {
  const records = text.split(/\r\n|\n|\r/);
  const first = records.find((record) => record.trim()) ?? "";
  if (!/^01\d{10}\d{8}/.test(first) || !records.some((record) => /^06.{48}\d{14}/.test(record))) return null;
  const lines: SheetLine[] = [{ line: 0, cells: headings }];
  const leftOut: LeftOutLine[] = [];
  let [head, service, problem]: [string, string, string | null] = [first, "", null];
  let [batch, file]: [Tally, Tally] = [none, none];
  let isEnded = false;
  records.forEach((record, place) => {
    const line = place + 1;
    const kind = record.slice(0, 2);
    if (kind === "01") {
      [head, file, isEnded] = [record, none, false];
      if (field(head, "account") !== field(first, "account"))
        problem ??= `Línea ${line}: el archivo trae recaudos de dos cuentas. Descárgalos por separado.`;
    }
    if (kind === "05") [service, batch] = [field(record, "service"), none];
    if (kind === "06") {
      const cents = Number(field(record, "amount"));
      batch = { count: batch.count + 1, cents: batch.cents + cents };
      file = { count: file.count + 1, cents: file.cents + cents };
      const reference = bare(field(record, "reference"));
      const text = `Recaudo ${service}`.trim();
      if (/[1-9A-Z]/i.test(field(record, "returned")))
        leftOut.push({ line, text: `${text} ${reference}`, reason: "Devuelto por el banco" });
      else lines.push({ line, cells: [field(head, "day"), text, (cents / 100).toFixed(2), reference] });
    }
    if (kind === "08") problem ??= contradiction(record, line, "lote", batch);
    if (kind === "09") {
      isEnded = true;
      problem ??= contradiction(record, line, "archivo", file);
    }
  });
  if (!isEnded)
    problem ??= "Al archivo le falta su último registro (09): está incompleto. Descárgalo de nuevo.";
  const account = bare(field(first, "account")) || null;
  const sheet = { format: "csv", lines, account } as const;
  const name = "Asobancaria 2001, recaudo";
  return { name, sheet, columns, opening: null, closing: null, leftOut, problem };
}
