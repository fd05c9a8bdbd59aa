import { fieldsOf, textOrNull, unsent } from "../../../ui/form/fields.ts";
import type { AgencySignerFragment } from "../content.generated.ts";

/** What becomes of the drawn signature: it stays, goes, or gives way to a PNG data URL or a file. */
export type NewDrawing = "same" | "none" | { readonly drawn: string } | { readonly file: File };

/** Who signs for the agency, while it is typed. */
export const signerFields = fieldsOf<AgencySignerFragment>()({
  signerName: { ...textOrNull<SignerForm>({ wrong: nameProblem }), as: "name" },
  signerTitle: { ...textOrNull(), as: "title" },
  drawing: unsent<NewDrawing>("same"),
});
interface SignerForm {
  readonly signerTitle: string;
  readonly drawing: NewDrawing;
}

/** Whoever has a charge or a signature has a name. */
function nameProblem(name: string, { signerTitle, drawing }: SignerForm): string | null {
  const isNamed = name.trim() !== "";
  return !isNamed && (signerTitle.trim() !== "" || typeof drawing === "object")
    ? "Escribe el nombre de quien firma"
    : null;
}
