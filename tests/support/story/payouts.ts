import type { TestApp } from "../app.ts";
import { inDays } from "../calendar.ts";
import type { Handle } from "../people.ts";
import { anEnteredCommission, CREATE, setAccount, type StoryCommission } from "./commissions.ts";
import { aSignedSimpleContract } from "./contracts.ts";
import { haveDocuments } from "./staff-documents.ts";

export const PAY_SEVERAL = `mutation ($input: PayCommissionsInput!, $file: Upload, $key: String) {
  payCommissions(input: $input, file: $file, idempotencyKey: $key) {
    id lines sellers bruto retefuente reteIca neto mes comprobanteUrl } }`;
export const APPROVE_SEVERAL = `mutation ($input: CommissionIdsInput!) {
  approveCommissions(input: $input) { id status } }`;
export const PREVIEW = `query ($input: CommissionIdsInput!) { payoutPreview(input: $input) {
  lines bruto retefuente reteIca neto problema
  sellers { vendedorId nombre lines comisiones ajustes retefuente reteIca neto cuenta documento
    retencion avisos porAprobar { id contrato } } } }`;
const REQUEST_SEVERAL = `mutation ($input: RequestCommissionsInput!) {
  requestCommissions(input: $input) { id status } }`;
export const EXPORT = `mutation ($input: ExportPayoutInput!) {
  exportPayout(input: $input) { filename contentType content } }`;
export const ADD_RANGE = `mutation ($input: NumberingRangeInput!) { addNumberingRange(input: $input) {
  id kind prefijo desde hasta ultimo quedan aviso resolucion vigenteDesde vigenteHasta retiredAt } }`;
export const WITHDRAW_RANGE = `mutation ($id: ID!) { withdrawNumberingRange(id: $id) { id retiredAt } }`;

/** The technical key of the annex's own example: 40 hexadecimal digits. */
export const TECHNICAL_KEY = "693ff6f2a553c3646a063436fd4dd9ded0311471";

/**
 * A range as the DIAN would authorize it: `DS1` to `DS500`, from last month and for a year; one of invoices
 * has their key.
 */
export const aRangeInput = (over: Readonly<Record<string, unknown>> = {}) => ({
  kind: "documento_soporte",
  prefijo: "DS",
  desde: 1,
  hasta: 500,
  resolucion: "18764000001",
  vigenteDesde: inDays(-30),
  vigenteHasta: inDays(335),
  pruebas: true,
  claveTecnica: over["kind"] === "factura" ? TECHNICAL_KEY : "12301",
  ...over,
});

/** A range of numbers for documentos soporte; answers its id. */
export async function aRange(app: TestApp, over: Parameters<typeof aRangeInput>[0] = {}): Promise<string> {
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

/**
 * Commissions whose payment their sellers have asked for, of one amount for each seller, in COP: so many to
 * everybody, each on a contract of its own.
 */
export async function requestedCommissions(
  app: TestApp,
  amounts: Readonly<Partial<Record<Handle, number>>>,
  each: number,
): Promise<readonly string[]> {
  const sellers = Object.entries(amounts) as [Handle, number][];
  const made = new Map<Handle, string[]>();
  for (const [who] of sellers) {
    await haveDocuments(app, who);
    await setAccount(app, who);
  }
  for (let count = 0; count < each; count++) {
    const { id: contractId } = await aSignedSimpleContract(app);
    for (const [who, montoComision] of sellers) {
      const input = { contractId, vendedorId: app.people[who].id, tipoVendedor: "asesor", montoComision };
      const { createCommission } = await app.as("admin").ask(CREATE, { input });
      made.set(who, [...(made.get(who) ?? []), createCommission.id]);
    }
  }
  for (const [who, ids] of made) await app.as(who).ask(REQUEST_SEVERAL, { input: { commissionIds: ids } });
  return [...made.values()].flat();
}
