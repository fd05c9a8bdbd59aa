import type { Services } from "../context.ts";
import { type Letter, layout } from "./layout.ts";
import { picturesOf, withPictures } from "./mark.ts";

/**
 * Returns an e-mail as its recipient will see it, with its pictures, so that the advisor can read it before
 * it is sent.
 */
export async function shownMail(
  letter: Letter,
  { agency: source, storage }: Pick<Services, "agency" | "storage">,
): Promise<string> {
  const agency = await source.current();
  const { html } = layout(letter, agency);
  return withPictures(html, await picturesOf(html, storage, agency));
}
