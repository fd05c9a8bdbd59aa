import type { TestApp } from "../app.ts";
import type { Handle } from "../people.ts";
import type { StoryContract } from "./contracts.ts";

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

/** The carried links of a contract as a person reads them, the latest first. */
export const carriedLinksOf = async (app: TestApp, id: string, by: Handle = "lider") =>
  (
    await app.as(by).ask(
      `query ($id: ID!) { contractLinks(id: $id) { id channel version isMine openings revokedAt signedAt
          needsReview reviewedAt revokedBy { name } maker { name } } }`,
      { id },
    )
  ).contractLinks;
