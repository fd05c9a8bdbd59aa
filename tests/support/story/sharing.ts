import type { TestApp } from "../app.ts";
import type { Handle } from "../people.ts";
import type { StoryQuote } from "./quotes.ts";

const SHARE = `mutation ($id: ID!, $channel: SharedChannel!, $note: String) {
  shareQuote(id: $id, channel: $channel, note: $note) { link text quote { status sentVersion expiresAt } } }`;

/** A link that a seller carries to the client, with the code that opens it as a token does. */
export interface StoryLink {
  readonly link: string;
  readonly text: string;
  readonly token: string;
  readonly quote: { readonly status: string; readonly sentVersion: number; readonly expiresAt: string };
}

/** Makes a link of a quote that a seller carries to the client. */
export async function shareIt(
  app: TestApp,
  { id }: Pick<StoryQuote, "id">,
  {
    by = "asesor",
    channel = "whatsapp",
    note = null,
  }: { by?: Handle; channel?: string; note?: string | null } = {},
): Promise<StoryLink> {
  const { shareQuote } = await app.as(by).ask(SHARE, { id, channel, note });
  return { ...shareQuote, token: /\/v\/([a-z0-9]{12})$/.exec(shareQuote.link)?.[1] ?? "" };
}

/** The links of a quote as a person reads them, the latest first. */
export const linksOf = async (app: TestApp, id: string, by: Handle = "lider") =>
  (
    await app.as(by).ask(
      `query ($id: ID!) { quoteLinks(id: $id) { id channel version isMine openings revokedAt decidedAs
          needsReview reviewedAt maker { name } } }`,
      { id },
    )
  ).quoteLinks;
