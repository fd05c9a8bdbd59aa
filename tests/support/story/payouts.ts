import type { TestApp } from "../app.ts";
import { inDays } from "../calendar.ts";
import type { Handle } from "../people.ts";
import { anEnteredCommission, type StoryCommission } from "./commissions.ts";

export const PAY_SEVERAL = `mutation ($input: PayCommissionsInput!, $file: Upload, $key: String) {
  payCommissions(input: $input, file: $file, idempotencyKey: $key) {
    id lines sellers bruto retefuente reteIca neto mes comprobanteUrl } }`;
export const APPROVE_SEVERAL = `mutation ($input: CommissionIdsInput!) {
  approveCommissions(input: $input) { id status } }`;
export const PREVIEW = `query ($input: CommissionIdsInput!) { payoutPreview(input: $input) {
  lines bruto retefuente reteIca neto problema
  sellers { vendedorId nombre lines comisiones ajustes retefuente reteIca neto cuenta documento
    retencion avisos porAprobar { id contrato } } } }`;
export const EXPORT = `mutation ($input: ExportPayoutInput!) {
  exportPayout(input: $input) { filename contentType content } }`;
export const ADD_RANGE = `mutation ($input: NumberingRangeInput!) { addNumberingRange(input: $input) {
  id kind prefijo desde hasta ultimo quedan aviso resolucion vigenteDesde vigenteHasta retiredAt } }`;
export const WITHDRAW_RANGE = `mutation ($id: ID!) { withdrawNumberingRange(id: $id) { id retiredAt } }`;

/** A range as the DIAN would authorize it: `DS1` to `DS500`, from last month and for a year. */
export const aRangeInput = (over: object = {}) => ({
  ...{ kind: "documento_soporte", prefijo: "DS", desde: 1, hasta: 500, resolucion: "18764000001" },
  ...{ vigenteDesde: inDays(-30), vigenteHasta: inDays(335), claveTecnica: "12301", pruebas: true },
  ...over,
});

/** A range of numbers for documentos soporte; answers its id. */
export async function aRange(app: TestApp, over: object = {}): Promise<string> {
  return (await app.as("owner").ask(ADD_RANGE, { input: aRangeInput(over) })).addNumberingRange.id as string;
}

/** Approved commissions of one person, of the amounts given, in COP. */
export async function approvedCommissions(
  app: TestApp,
  who: Handle,
  amounts: readonly number[],
): Promise<StoryCommission[]> {
  const made: StoryCommission[] = [];
  for (const amount of amounts) made.push(await anEnteredCommission(app, who, amount));
  return made;
}
