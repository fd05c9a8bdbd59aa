import { today } from "../../api/src/core/colombia/days.ts";
import { type Asked, ask, ratioAtMost, timedBeside } from "./beside.ts";
import { busiestMonth, size } from "./fill/size.ts";
import { median } from "./report.ts";

const SUMMARY = `query ($filter: FinancialFilter) { financialSummary(filter: $filter) {
  metricas { totalIngresos totalGastos gananciaNeta } } }`;
const SALES_BY = `query ($filter: SalesByFilter) { salesBy(por: vendedor, filter: $filter) {
  ahora { vendido recaudo ganancia } items { clave nombre ahora { vendido } antes { vendido } } } }`;
const BOOKS = `query ($mes: String!) { monthBooks(mes: $mes) {
  vouchers taxes { period } controls { number differing } missing { key } } }`;

/**
 * Times the summary's that a report of sales may take: it reads two ranges of days, and the profit of each
 * contract in both. Seconds that the books of an open month may take, and how many times their quiet median
 * requests may take beside it.
 */
const TARGET = { summary: 5, seconds: 5, beside: 2 } as const;

/** Measures the report of a year's sales and the books of an open month by the owner. */
export async function officeLines(
  asked: Asked & { readonly owner: string },
  rounds: number,
): Promise<readonly string[]> {
  const owner = { ...asked, token: asked.owner };
  const day = today(new Date());
  const filter = { startDate: `${day.slice(0, 4)}-01-01`, endDate: day };
  const timed = async (document: string): Promise<number> => {
    const start = performance.now();
    await ask(owner, document, { filter });
    return performance.now() - start;
  };
  const report: number[] = [];
  const ratios: number[] = [];
  const seconds: number[] = [];
  const beside: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const [summary, sales] = [await timed(SUMMARY), await timed(SALES_BY)];
    const books = await timedBeside(asked, () => ask(owner, BOOKS, { mes: busiestMonth }));
    if (round < 0) continue;
    report.push(sales);
    ratios.push(sales / summary);
    seconds.push(books.seconds);
    beside.push(books.beside);
  }
  const payments = size.paymentsOfMonth.toLocaleString("es-CO");
  return [
    "sales-by",
    `  ${median(report).toFixed(0)} ms para las ventas de un año`,
    ratioAtMost("sales-by/summary", median(ratios), TARGET.summary),
    "month-books",
    `  ${median(seconds).toFixed(2)} s para un mes abierto de ${payments} pagos`,
    ratioAtMost("month-books.seconds/five", median(seconds) / TARGET.seconds, 1),
    ratioAtMost("month-books.beside/quiet", median(beside), TARGET.beside),
  ];
}
