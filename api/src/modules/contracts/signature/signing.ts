import { documentProblem, normalDocument } from "../../../core/colombia/documents.ts";
import { emailProblem, normalEmail } from "../../../core/colombia/emails.ts";
import { normalName } from "../../../core/colombia/names.ts";
import { badInput, conflict, Refusal } from "../../../core/failure.ts";
import { unprintedProblem } from "../../../core/printed-letters.rules.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import type { SignContractInput } from "../contract/contract.inputs.ts";
import { drawingOf } from "./drawing.ts";

/** A signature, checked and normalised. */
export interface Signing {
  readonly drawing: string;
  readonly name: string;
  readonly documentType: TipoDocumento;
  readonly document: string;
  readonly email: string;
}

/**
 * Checks a signer's drawing, data and acceptance of the terms.
 * @throws Refusal BAD_USER_INPUT for a missing drawing, missing data of the signer, or terms that were not
 * accepted; CONFLICT for a name that the document cannot print.
 */
export async function signingOf({ signature, signerInfo }: SignContractInput): Promise<Signing> {
  const drawing = await drawingOf(signature);
  const { nombre, documento, email, tipoDocumento, aceptaTerminos } = signerInfo ?? {};
  const missing = Object.entries({ nombre, documento, email }).filter(([, text]) => !text?.trim());
  if (missing.length > 0) {
    const message = "Todos los campos son obligatorios";
    throw new Refusal(
      "BAD_USER_INPUT",
      message,
      missing.map(([field]) => ({ field: `signerInfo.${field}`, message })),
    );
  }
  if (aceptaTerminos !== true)
    throw badInput("signerInfo.aceptaTerminos", "Debe aceptar los términos y condiciones");
  const documentType = tipoDocumento ?? TipoDocumento.cc;
  const wrongDocument = documentProblem(documentType, documento);
  if (wrongDocument) throw badInput("signerInfo.documento", wrongDocument);
  const wrongEmail = emailProblem(email);
  if (wrongEmail) throw badInput("signerInfo.email", wrongEmail);
  const unprinted = unprintedProblem(nombre);
  if (unprinted) throw conflict(unprinted);
  return {
    drawing,
    documentType,
    name: normalName(nombre ?? ""),
    document: normalDocument(documentType, documento),
    email: normalEmail(email ?? ""),
  };
}
