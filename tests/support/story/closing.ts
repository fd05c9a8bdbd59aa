import type { TestApp } from "../app.ts";
import type { GraphQLAnswer } from "../client.ts";
import type { Handle } from "../people.ts";

export const CLOSE = `mutation ($input: CloseMonthInput!) { closeMonth(input: $input) {
  mes state pendientes closedAt closedByName } }`;
export const REOPEN = `mutation ($input: ReopenMonthInput!) { reopenMonth(input: $input) { mes state } }`;

const SUM = `{ cantidad total }`;
const FIGURES = `{ pagos { medio cuenta cantidad total } recibido ${SUM} compras ${SUM}
  contado ${SUM} cuotas ${SUM} comisiones ${SUM} devoluciones ${SUM} pagado ${SUM} }`;
const MONTH = `query ($mes: String!) { accountingMonth(mes: $mes) {
  mes state pendientes recibido closedAt closedByName despuesDelCierre figures ${FIGURES}
  waiting { kind cantidad total records { id contractId orderId name person day monto } }
  closings { id closedAt waiting sha256 figures ${FIGURES} reopenedAt reopenReason
    closedBy { id } reopenedBy { id } }
  lateBookings { kind monto payment { id } } acts { name allowed reason } } }`;

/** What there is to see of a month. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export const monthOf = async (app: TestApp, mes: string, by: Handle = "contador"): Promise<any> =>
  (await app.as(by).ask(MONTH, { mes })).accountingMonth;

/** Closes a month, having seen what of it waits; its answer. */
export async function tryToClose(app: TestApp, mes: string, by: Handle = "contador"): Promise<GraphQLAnswer> {
  const document = `query ($mes: String!) { accountingMonth(mes: $mes) { pendientes } }`;
  const { data } = await app.as(by).gql(document, { mes });
  const pendientesVistos = (data?.["accountingMonth"]?.pendientes as number | undefined) ?? 0;
  return app.as(by).gql(CLOSE, { input: { mes, pendientesVistos } });
}

/** Closes a month, as {@link tryToClose}; it has to succeed. */
export async function close(app: TestApp, mes: string, by: Handle = "contador"): Promise<void> {
  const { data, errors } = await tryToClose(app, mes, by);
  if ((data?.["closeMonth"] as { state?: string } | undefined)?.state !== "cerrado")
    throw new Error(JSON.stringify(errors));
}

export const tryToReopen = (app: TestApp, mes: string, by: Handle = "owner"): Promise<GraphQLAnswer> =>
  app.as(by).gql(REOPEN, { input: { mes, motivo: "Faltaba un pago" } });

/** Opens a month again, if it is closed. */
export const reopen = async (app: TestApp, mes: string): Promise<void> => void (await tryToReopen(app, mes));
