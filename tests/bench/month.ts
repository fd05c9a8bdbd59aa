import { type Asked, ask, ratioAtMost, timedBeside } from "./beside.ts";
import { busiestMonth, size } from "./fill/size.ts";
import { median } from "./report.ts";

/** Seconds that a closing may take, and how many times their quiet median requests may take beside it. */
const TARGET = { seconds: 1, beside: 2 } as const;

const WAITING = "query ($mes: String!) { accountingMonth(mes: $mes) { pendientes } }";
const CLOSE = `mutation ($input: CloseMonthInput!) { closeMonth(input: $input) {
  state pendientes closings { sha256 figures { recibido { cantidad total } pagado { total } } } } }`;
const REOPEN = "mutation ($input: ReopenMonthInput!) { reopenMonth(input: $input) { state } }";

/**
 * Measures the closing of the month with the most payments by the owner, whose session `owner` is, and the
 * slowdown of requests beside it. The month is opened again each time.
 */
export async function monthLines(
  asked: Asked & { readonly owner: string },
  rounds: number,
): Promise<readonly string[]> {
  const owner = { ...asked, token: asked.owner };
  const mes = busiestMonth;
  const seconds: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { accountingMonth } = await ask<{ accountingMonth: { pendientes: number } }>(owner, WAITING, {
      mes,
    });
    const input = { mes, pendientesVistos: accountingMonth.pendientes };
    const taken = await timedBeside(asked, () => ask(owner, CLOSE, { input }));
    await ask(owner, REOPEN, { input: { mes, motivo: "Banco de pruebas" } });
    seconds.push(taken.seconds);
    beside.push(taken.beside);
  }
  const payments = size.paymentsOfMonth.toLocaleString("es-CO");
  return [
    "month-closing",
    `  ${median(seconds).toFixed(2)} s para un mes de ${payments} pagos`,
    ratioAtMost("month-closing.seconds/one", median(seconds) / TARGET.seconds, 1),
    ratioAtMost("month-closing.beside/quiet", median(beside), TARGET.beside),
  ];
}
