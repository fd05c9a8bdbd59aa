import { badInput } from "../../../core/failure.ts";
import type { PictureWordsInput } from "./picture.inputs.ts";
import { asksForAuthor, type PictureRights } from "./picture.rules.ts";

/**
 * Returns licence and author of a picture after an edit; an absent part is unchanged.
 * @throws Refusal BAD_USER_INPUT on `author` when the licence requires an author and there is none.
 */
export function saidRights(
  { licence, author }: Pick<PictureWordsInput, "licence" | "author">,
  before: PictureRights,
): PictureRights {
  const rights = {
    licence: licence ?? before.licence,
    author: author === undefined ? before.author : author?.trim() || null,
  };
  if (asksForAuthor(rights.licence) && !rights.author)
    throw badInput("author", "Escribe el autor: esta licencia pide nombrarlo.");
  return rights;
}
