import { documentProblem, normalDocument } from "../../../core/colombia/documents.ts";
import { badInput } from "../../../core/failure.ts";
import type { TravelDocument } from "./travel-document.entity.ts";

type Identity = Pick<TravelDocument, "tipoDocumento" | "documentoIdentidad">;

/**
 * Returns a travel document's type and number in their stored form.
 * @throws Refusal BAD_USER_INPUT on `documentoIdentidad` for an invalid number.
 */
export function storedDocument({ tipoDocumento, documentoIdentidad: typed }: Identity): Identity {
  const wrong = documentProblem(tipoDocumento, typed);
  if (wrong) throw badInput("documentoIdentidad", wrong);
  return { tipoDocumento, documentoIdentidad: normalDocument(tipoDocumento, typed) };
}
