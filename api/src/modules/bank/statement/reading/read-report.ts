import { type Day, isDay, today } from "../../../../core/colombia/days.ts";
import { plainWords } from "../../../../core/colombia/plain.ts";
import { amountReader, isBlank } from "../../../../core/sheet/amounts.ts";
import type { SheetLine } from "../../../../core/sheet/sheet.ts";
import type { ReportLayout } from "./acquirers.ts";
import { formatCents } from "./cents.ts";
import type { AcquirerReport, ReportStatus, ReportTransaction, SettledAmounts } from "./report.type.ts";

const LONGEST = 120;

/** Words of a transaction that was not paid out, and of one that was returned. */
const declined = /rechazad|declin|fallid|anulad|cancel/;
const returned = /devol|revers|reembols|contracargo|refund|chargeback|dispute/;
/** Words of a line that is no transaction: money that leaves the acquirer for the bank. */
const paidOut = /^(?:payout|payouts|withdrawal|retiro)$/;

/** Returns the day in Bogotá of a cell: `03-11-2026 10:12`, `2026/11/05`, `2026-11-04T22:20:19.000-04:00`. */
function dayOf(text: string): Day | null {
  const instant = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? new Date(text) : null;
  if (instant && !Number.isNaN(instant.getTime())) return today(instant);
  const first = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(text);
  const last = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})(?!\d)/.exec(text);
  const [year, month, day] = first ? first.slice(1) : last ? [last[3], last[2], last[1]] : [];
  if (!year || !month || !day) return null;
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(written) ? written : null;
}

/** Returns the day of the deposit in the name of a downloaded report: `04-11-2026-disbursement-…`. */
const dayInName = (filename: string): Day | null =>
  /disbursement|desembolso/i.test(filename) ? dayOf(/\d{2}-\d{2}-\d{4}/.exec(filename)?.[0] ?? "") : null;

const statusOf = (layout: ReportLayout, word: string, gross: number): ReportStatus => {
  const said = plainWords(word);
  if (returned.test(said) || (layout.acquirer === "davibank" && said === "d")) return "devuelta";
  if (declined.test(said)) return "rechazada";
  return gross < 0 ? "devuelta" : "aprobada";
};

interface Money {
  readonly amounts: SettledAmounts;
  readonly problem: string | null;
}

/** Returns the deductions that leave the net; a report's VAT counts only where it was taken off. */
function amountsOf(read: Omit<SettledAmounts, "net"> & { readonly net: number | null }, line: number): Money {
  const { gross, fee, feeVat, withheldRenta, withheldIva, withheldIca, other } = read;
  const without = gross - fee - withheldRenta - withheldIva - withheldIca - other;
  const net = read.net ?? without - feeVat;
  if (without - feeVat === net) return { amounts: { ...read, net }, problem: null };
  if (without === net) return { amounts: { ...read, feeVat: 0, net }, problem: null };
  const left = without - feeVat;
  return {
    amounts: { ...read, net },
    problem:
      `Línea ${line}: ${formatCents(gross)} menos los descuentos da ${formatCents(left)}, ` +
      `y el informe dice ${formatCents(net)}.`,
  };
}

/** Returns the amounts with the sign of a transaction that was returned. */
const takenBack = (amounts: Omit<SettledAmounts, "net"> & { readonly net: number | null }) =>
  amounts.gross < 0
    ? amounts
    : (Object.fromEntries(
        Object.entries(amounts).map(([name, cents]) => [name, cents === null ? null : -Math.abs(cents) || 0]),
      ) as unknown as typeof amounts);

/** Reads the transactions below the headings of a report, each of which has to add up. */
export function readReport(
  layout: ReportLayout,
  headings: readonly string[],
  lines: readonly SheetLine[],
  filename: string,
): AcquirerReport {
  const { columns, acquirer, name } = layout;
  const there = headings.map(plainWords);
  const place = (heading: string | undefined) => (heading === undefined ? -1 : there.indexOf(heading));
  const cell = (line: SheetLine, heading: string | undefined): string => {
    const text = (line.cells[place(heading)] ?? "").trim();
    return isBlank(text) ? "" : text;
  };
  const money = [columns.gross, columns.net, ...(columns.fee ?? [])].filter((one) => one !== undefined);
  const amount = amountReader(
    lines.flatMap((line) => money.map((heading) => cell(line, heading))).filter(Boolean),
    "thousands",
  );
  const transactions: ReportTransaction[] = [];
  const failed = (problem: string): AcquirerReport => ({ acquirer, name, transactions: [], problem });
  const isMercado = acquirer === "mercadopago";
  const payout = lines.find((line) => paidOut.test(plainWords(cell(line, columns.status))));
  const fallback = payout ? dayOf(cell(payout, columns.day)) : dayInName(filename);

  for (const line of lines) {
    const word = cell(line, columns.status);
    if (line.cells.every((one) => !one.trim()) || paidOut.test(plainWords(word))) continue;
    const dayText = cell(line, columns.day);
    if (!dayText && !cell(line, columns.id)) continue;
    const day = dayOf(dayText);
    if (day === null) return failed(`Línea ${line.line}: no entendimos «${dayText}» como fecha.`);
    const read = (heading: string | undefined): number | null => {
      const text = cell(line, heading);
      return text ? amount(text) : 0;
    };
    const gross = read(columns.gross);
    const parts = {
      fee: (columns.fee ?? []).reduce<number | null>((sum, one) => plus(sum, read(one)), 0),
      feeVat: read(columns.feeVat),
      withheldRenta: read(columns.withheldRenta),
      withheldIva: read(columns.withheldIva),
      withheldIca: read(columns.withheldIca),
      other: read(columns.other),
    };
    const net = columns.net ? read(columns.net) : null;
    if (gross === null || Object.values(parts).includes(null) || (columns.net && net === null))
      return failed(`Línea ${line.line}: un valor no se entiende como pesos.`);
    // Mercado Pago writes its deductions with a minus.
    const sign = isMercado && gross > 0 ? -1 : 1;
    const taken = Object.fromEntries(
      Object.entries(parts).map(([field, cents]) => [field, sign * (cents ?? 0) || 0]),
    ) as Omit<SettledAmounts, "gross" | "net">;
    const status = statusOf(layout, word, gross);
    const said = { gross, ...taken, net };
    const { amounts, problem } =
      status === "rechazada"
        ? { amounts: { ...zero, gross }, problem: null }
        : amountsOf(status === "devuelta" ? takenBack(said) : said, line.line);
    if (problem) return failed(problem);
    const transactionId = cell(line, columns.id).slice(0, LONGEST) || null;
    const reference = cell(line, columns.reference).slice(0, LONGEST) || null;
    transactions.push({
      line: line.line,
      transactionId: transactionId ?? (acquirer === "redeban" ? reference : null),
      day,
      reference,
      payer: cell(line, columns.payer).slice(0, LONGEST) || null,
      status,
      depositDay: dayOf(cell(line, columns.depositDay)) ?? (acquirer === "redeban" ? day : fallback),
      part:
        acquirer === "redeban"
          ? (reference ?? String(line.line))
          : cell(line, columns.part).slice(0, LONGEST) || null,
      ...amounts,
    });
  }
  if (transactions.length === 0) return failed("El informe no tiene transacciones.");
  return { acquirer, name, transactions, problem: null };
}

const zero: SettledAmounts = {
  gross: 0,
  fee: 0,
  feeVat: 0,
  withheldRenta: 0,
  withheldIva: 0,
  withheldIca: 0,
  other: 0,
  net: 0,
};

const plus = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;
