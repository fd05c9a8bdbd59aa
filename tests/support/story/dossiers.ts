import { createContext, runInContext } from "node:vm";
import type { Checked } from "../../../api/src/modules/dossiers/verifier/check.ts";
import { verificarHtml } from "../../../api/src/modules/dossiers/verifier/verifier-page.ts";
import type { TestApp } from "../app.ts";
import { aSentAddendum, signAddendumOf } from "./addenda.ts";
import { aComplaint, aFiledClaim } from "./claims.ts";
import { CREATE } from "./commissions.ts";
import { aDraftContract, sendContractOf, signIt, type StoryContract } from "./contracts.ts";
import { aVerifiedPayment } from "./payments.ts";
import { aReceipt, buy } from "./purchases.ts";

/** Client of an application's tests. */
type Caller = ReturnType<TestApp["as"]>;

const MADE = "id status full total done failure filename code expiresAt acts { name allowed reason }";
export const START_DOSSIER = `mutation ($id: ID!) { startDossier(contractId: $id) { ${MADE} } }`;
export const MY_DOSSIERS = `query ($id: ID!) { myDossiers(contractId: $id) { ${MADE} } }`;
export const OPEN_DOSSIER = "mutation ($id: ID!) { openDossier(id: $id) { filename url } }";

/** A dossier as it was saved. */
export interface SavedDossier {
  readonly id: string;
  readonly code: string;
  readonly filename: string;
  readonly bytes: Buffer;
}

/** Has the dossier of a contract made, and saves it. */
export async function aDossier(app: TestApp, by: Caller, contractId: string): Promise<SavedDossier> {
  await by.ask(START_DOSSIER, { id: contractId });
  await app.runJobs();
  const [made] = (await by.ask(MY_DOSSIERS, { id: contractId })).myDossiers;
  if (made.status !== "ready") throw new Error(`the dossier is ${made.status}: ${made.failure}`);
  const { openDossier } = await by.ask(OPEN_DOSSIER, { id: made.id });
  const answer = await fetch(app.url + new URL(openDossier.url).pathname);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { id: made.id, code: made.code, filename: openDossier.filename, bytes };
}

/** A sale of which everything is there: signed, changed, paid in part, claimed, and one service bought. */
export async function aWholeSale(app: TestApp): Promise<StoryContract> {
  const contract = await sendContractOf(app, await aDraftContract(app));
  await signIt(app, contract);
  await app.runJobs();
  await aVerifiedPayment(app, contract.id);
  const items = "query ($id: ID!) { itemsWithPurchases(contractId: $id) { id } }";
  const { itemsWithPurchases } = await app.as("owner").ask(items, { id: contract.id });
  await buy(app, itemsWithPurchases[0]);
  const attach = `mutation ($id: ID!, $file: Upload!) { attachVoucher(itemId: $id, file: $file) { id } }`;
  await app.as("asesor").ask(attach, { id: itemsWithPurchases[0].id }, { file: aReceipt("tiquete.png") });
  const addendum = await aSentAddendum(app, { contract });
  await signAddendumOf(app, addendum);
  await aFiledClaim(app, aComplaint({ sobre: contract.number }));
  await aFiledClaim(app, aComplaint({ sobre: contract.number, email: "maria@example.com" }));
  const vendedorId = app.people.asesor.id;
  const input = { contractId: contract.id, vendedorId, tipoVendedor: "asesor", montoComision: 90_000 };
  await app.as("admin").ask(CREATE, { input });
  await app.runJobs();
  return contract;
}

/** Returns the page's own check of a dossier: its script, run unchanged from `page`, without a document. */
export function pageCheck(page: string = verificarHtml): (bytes: Uint8Array) => Promise<Checked> {
  const script = /<script>([^]*)<\/script>/.exec(page)?.[1] ?? "";
  const check = script.slice(0, script.indexOf("const find ="));
  const context = createContext({ crypto, TextDecoder, TextEncoder, Uint8Array, Uint32Array });
  return runInContext(`${check}; checkDossier`, context) as (bytes: Uint8Array) => Promise<Checked>;
}
