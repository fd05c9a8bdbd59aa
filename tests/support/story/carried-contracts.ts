import type { TestApp } from "../app.ts";
import type { Handle } from "../people.ts";
import { aSentContract, aSigning, aSigningCode, type StoryContract } from "./contracts.ts";

const SHARE = `mutation ($id: ID!, $channel: SharedChannel!) {
  shareContract(id: $id, channel: $channel) { link text contract { status sentAt emailSentTo } } }`;

/** Makes a link to sign a contract that a person of the agency carries to the client. */
export async function carryIt(
  app: TestApp,
  { id }: Pick<StoryContract, "id">,
  { by = "asesor", channel = "whatsapp" }: { by?: Handle; channel?: "whatsapp" | "copy" } = {},
) {
  const { shareContract } = await app.as(by).ask(SHARE, { id, channel });
  const token = /\/contract-signature\/[\w-]+\?token=([\w-]{43})$/.exec(shareContract.link)?.[1] ?? "";
  return { ...shareContract, token };
}

/** Signs a contract through the link of its seller, who used it too: a leader is to look at that. */
export async function aCarriedSignature(app: TestApp): Promise<StoryContract> {
  const contract = await aSentContract(app);
  const { token } = await carryIt(app, contract);
  const code = await aSigningCode(app, { ...contract, token });
  const signing = { ...aSigning(), code };
  const { status } = await app.withLink(token).rest("POST", `/contracts/${contract.id}/sign`, signing);
  if (status !== 200) throw new Error(`not signed: ${status}`);
  await app.app.services.orm.em.fork().execute(
    `update links set used_by_maker_at = coalesce(used_by_maker_at, ?)
      where id in (select link_id from contract_links where contract_id = ?)`,
    [app.clock.now(), contract.id],
  );
  return contract;
}

/** The carried links of a contract as a person reads them, the latest first. */
export const carriedLinksOf = async (app: TestApp, id: string, by: Handle = "lider") =>
  (
    await app.as(by).ask(
      `query ($id: ID!) { contractLinks(id: $id) { id channel version isMine openings revokedAt signedAt
          needsReview reviewedAt revokedBy { name } maker { name } } }`,
      { id },
    )
  ).contractLinks;
