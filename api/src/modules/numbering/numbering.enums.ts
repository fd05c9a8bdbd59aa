import { registerEnum } from "../../core/enums.ts";
import { type NumberedKind as Kind, numberedKinds } from "./numbering.rules.ts";

/** The documents whose numbers the DIAN authorizes. */
export const NumberedKind = Object.fromEntries(Object.keys(numberedKinds).map((kind) => [kind, kind])) as {
  [K in Kind]: K;
};
export type NumberedKind = Kind;
registerEnum(NumberedKind, {
  name: "NumberedKind",
  label: "Documento",
  description: "Documento que se numera con un rango autorizado por la DIAN.",
});
