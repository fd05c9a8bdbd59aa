import type { TestApp } from "../app.ts";
import type { Handle } from "../people.ts";
import { aSignedSimpleContract, type StoryContract } from "./contracts.ts";
import { haveDocuments } from "./staff-documents.ts";

/** A commission of the story: amounts in COP. */
export interface StoryCommission {
  readonly id: string;
  readonly contractId: string;
  readonly vendedorId: number;
  readonly tipoVendedor: "asesor" | "lider" | "gerente";
  readonly montoComision: number;
  readonly status: string;
}

export const COMPLETE = `mutation ($id: ID!) { completeContract(id: $id) { id status } }`;
export const CANCEL = `mutation ($id: ID!, $input: CancelContractInput!) {
  cancelContract(id: $id, input: $input) { id status } }`;
export const APPROVE = `mutation ($id: ID!) { approveCommission(id: $id) { id status fechaAprobacion } }`;
export const PAY = `mutation ($id: ID!) { payCommission(id: $id) { id status fechaPago mes pagadoPorId } }`;
export const CREATE = `mutation ($input: CreateCommissionInput!, $key: String) {
  createCommission(input: $input, idempotencyKey: $key) { id montoComision porcentaje montoBase status } }`;
export const REQUEST = `mutation ($id: ID!, $key: String) {
  requestCommission(input: { commissionId: $id }, idempotencyKey: $key) {
    commission { id status documentoSoporteId } document { id numeroDocumento status documentoPdfUrl } } }`;
export const OBJECT = `mutation ($id: ID!, $input: ObjectCommissionInput!, $file: Upload) {
  objectCommission(id: $id, input: $input, file: $file) { id status dueOn fileId commissionId } }`;
const ACCOUNT = `mutation ($userId: Int!, $input: BankingDataInput!) {
  updateBankingData(userId: $userId, input: $input) { banco } }`;
const OF_CONTRACT = `query ($id: ID!, $filter: CommissionFilter) {
  commissionsOfContract(contractId: $id, filter: $filter) {
  id contractId vendedorId tipoVendedor montoComision status } }`;

const ITEMS = `query ($id: ID!) { contractItems(contractId: $id) { id } }`;
const RELEASE = `mutation ($id: ID!, $input: ReleaseItemInput!) {
  releaseContractItem(id: $id, input: $input) { id } }`;

/** A signed contract of which everything is taken care of: it waits to be completed. */
export async function aServedContract(
  app: TestApp,
  choices: Parameters<typeof aSignedSimpleContract>[1] = {},
): Promise<StoryContract> {
  const contract = await aSignedSimpleContract(app, choices);
  const { contractItems } = await app.as("admin").ask(ITEMS, { id: contract.id });
  for (const { id } of contractItems)
    await app.as("admin").ask(RELEASE, { id, input: { motivo: "Lo reserva el cliente" } });
  return contract;
}

/**
 * A completed contract of a family of three, sold by the first team: each of its sellers has earned 30,000
 * COP.
 */
export async function aCompletedContract(
  app: TestApp,
  choices: Parameters<typeof aSignedSimpleContract>[1] = {},
): Promise<StoryContract> {
  const contract = await aServedContract(app, choices);
  await app.as("admin").ask(COMPLETE, { id: contract.id });
  return contract;
}

/**
 * The commissions of a contract as the owner sees them; the advisor's, the leader's and the manager's by
 * kind.
 */
export async function commissionsOf(
  app: TestApp,
  contractId: string,
  filter: object = {},
): Promise<StoryCommission[]> {
  const { commissionsOfContract } = await app.as("owner").ask(OF_CONTRACT, { id: contractId, filter });
  return commissionsOfContract as StoryCommission[];
}

/** The advisor's commission of a newly completed contract: pending. */
export async function aCommission(
  app: TestApp,
  tipo: StoryCommission["tipoVendedor"] = "asesor",
): Promise<StoryCommission> {
  const { id } = await aCompletedContract(app);
  const found = (await commissionsOf(app, id)).find(({ tipoVendedor }) => tipoVendedor === tipo);
  if (!found) throw new Error(`the contract made no commission of kind ${tipo}`);
  return found;
}

/** An approved commission of a seller whose documents are approved. */
export async function anApprovedCommission(app: TestApp): Promise<StoryCommission> {
  const commission = await aCommission(app);
  await app.as("admin").ask(APPROVE, { id: commission.id });
  await haveDocuments(app, "asesor");
  return { ...commission, status: "approved" };
}

/**
 * An approved commission of an amount that the administrator entered, on a signed contract, for a seller
 * whose documents are approved.
 */
export async function anEnteredCommission(
  app: TestApp,
  who: Handle,
  amount: number,
): Promise<StoryCommission> {
  await haveDocuments(app, who);
  const { id: contractId } = await aSignedSimpleContract(app);
  const vendedorId = app.people[who].id;
  const input = { contractId, vendedorId, tipoVendedor: "asesor", montoComision: amount };
  const { createCommission } = await app.as("admin").ask(CREATE, { input });
  await app.as("admin").ask(APPROVE, { id: createCommission.id });
  return {
    id: createCommission.id,
    contractId,
    vendedorId,
    tipoVendedor: "asesor",
    montoComision: amount,
    status: "approved",
  };
}

/** Sets a person's bank account for payments; null removes it. */
export const setAccount = (app: TestApp, who: Handle, banco: string | null = "Bancolombia") =>
  app.as(who).ask(ACCOUNT, {
    userId: app.people[who].id,
    input: banco
      ? { banco, tipoCuenta: "ahorros", numeroCuenta: "03100004567" }
      : { banco: "", tipoCuenta: "", numeroCuenta: "" },
  });

/** A pending commission of the advisor, who can ask for it: signature approved, bank details complete. */
export async function aRequestableCommission(app: TestApp): Promise<StoryCommission> {
  await haveDocuments(app, "asesor");
  await setAccount(app, "asesor");
  return aCommission(app);
}

/** A paid commission. */
export async function aPaidCommission(app: TestApp): Promise<StoryCommission> {
  const commission = await anApprovedCommission(app);
  await app.as("contador").ask(PAY, { id: commission.id });
  return { ...commission, status: "paid" };
}
