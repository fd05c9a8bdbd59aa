import { createContext, runInContext } from "node:vm";
import type { Checked } from "../../../api/src/modules/dossiers/verifier/check.ts";
import { verificarHtml } from "../../../api/src/modules/dossiers/verifier/verifier-page.ts";
import type { TestApp } from "../app.ts";

/** Who asks, as an application's tests call them. */
type Asker = ReturnType<TestApp["as"]>;

const MADE = "id status full total done failure filename code expiresAt acts { name allowed reason }";
export const START_DOSSIER = `mutation ($id: ID!) { startDossier(contractId: $id) { ${MADE} } }`;
export const MY_DOSSIERS = `query ($id: ID!) { myDossiers(contractId: $id) { ${MADE} } }`;
export const OPEN_DOSSIER = "mutation ($id: ID!) { openDossier(id: $id) { filename url } }";

/** A dossier as somebody saved it. */
export interface SavedDossier {
  readonly id: string;
  readonly code: string;
  readonly filename: string;
  readonly bytes: Buffer;
}

/** Has the dossier of a contract made, and saves it. */
export async function aDossier(app: TestApp, by: Asker, contractId: string): Promise<SavedDossier> {
  await by.ask(START_DOSSIER, { id: contractId });
  await app.runJobs();
  const [made] = (await by.ask(MY_DOSSIERS, { id: contractId })).myDossiers;
  if (made.status !== "ready") throw new Error(`the dossier is ${made.status}: ${made.failure}`);
  const { openDossier } = await by.ask(OPEN_DOSSIER, { id: made.id });
  const answer = await fetch(app.url + new URL(openDossier.url).pathname);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { id: made.id, code: made.code, filename: openDossier.filename, bytes };
}

/** What the page's own code says of a dossier: its script, run as it stands in `page`, without a document. */
export function pageCheck(page: string = verificarHtml): (bytes: Uint8Array) => Promise<Checked> {
  const script = /<script>([^]*)<\/script>/.exec(page)?.[1] ?? "";
  const check = script.slice(0, script.indexOf("const find ="));
  const context = createContext({ crypto, TextDecoder, TextEncoder, Uint8Array, Uint32Array });
  return runInContext(`${check}; checkDossier`, context) as (bytes: Uint8Array) => Promise<Checked>;
}
