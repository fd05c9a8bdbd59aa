import { unprintedProblem } from "@travesia/api/printed-letters";
import { fieldsOf, textOrNull, unsent } from "../../../ui/form/fields.ts";
import type { AgencySignerFragment } from "../content.generated.ts";

/** Change of the signature: unchanged, removed, or replaced by a PNG data URL or a file. */
export type NewDrawing = "same" | "none" | { readonly drawn: string } | { readonly file: File };

/** Form fields of the person who signs for the agency. */
export const signerFields = fieldsOf<AgencySignerFragment>()({
  signerName: { ...textOrNull<SignerForm>({ wrong: nameProblem }), as: "name" },
  signerTitle: { ...textOrNull(), as: "title" },
  drawing: unsent<NewDrawing>("same"),
});
interface SignerForm {
  readonly signerTitle: string;
  readonly drawing: NewDrawing;
}

/**
 * Returns the error of the signer's name: empty although a title or signature is set, or with letters that no
 * document can print; null without error.
 */
function nameProblem(name: string, { signerTitle, drawing }: SignerForm): string | null {
  const isNamed = name.trim() !== "";
  return !isNamed && (signerTitle.trim() !== "" || typeof drawing === "object")
    ? "Escribe el nombre de quien firma"
    : unprintedProblem(name);
}
