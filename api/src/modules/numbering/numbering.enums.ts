import { enumOf } from "../../core/enums.ts";
import { type NumberedKind as Kind, numberedKinds } from "./numbering.rules.ts";

/** Kinds of document whose numbers the DIAN authorizes. */
export const NumberedKind = enumOf("NumberedKind", numberedKinds, {
  label: "Documento",
  description: "Documento que se numera con un rango autorizado por la DIAN.",
});
export type NumberedKind = Kind;
