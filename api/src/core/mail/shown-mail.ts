import type { Services } from "../context.ts";
import { type Letter, layout } from "./layout.ts";
import { markOf, withMark } from "./mark.ts";

/**
 * Returns a mail as its reader will see it, with its logo in it: for the advisor who reads it before it
 * is sent.
 */
export async function shownMail(
  letter: Letter,
  { agency: source, storage }: Pick<Services, "agency" | "storage">,
): Promise<string> {
  const agency = await source.current();
  const { html } = layout(letter, agency);
  return withMark(html, await markOf(html, storage, agency));
}
