import { MonthDetailDocument } from "../../../web/src/features/closing/closing.generated.ts";
import type { TestApp } from "../app.ts";
import type { GraphQLAnswer } from "../client.ts";
import type { Handle } from "../people.ts";

export const CLOSE = `mutation ($input: CloseMonthInput!) { closeMonth(input: $input) {
  mes state pendientes closedAt closedByName } }`;
export const REOPEN = `mutation ($input: ReopenMonthInput!) { reopenMonth(input: $input) { mes state } }`;

/** Returns an accounting month as its page reads it. */
export const monthOf = async (app: TestApp, mes: string, by: Handle = "contador") =>
  (await app.as(by).ask(MonthDetailDocument, { mes })).accountingMonth;

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
