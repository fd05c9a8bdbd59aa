import { fieldsOf, flag, trimmed, unsent } from "../../../ui/form/fields.ts";
import { signatureTexts as texts } from "./signature.texts.ts";

const accepted = (missing: string) => ({
  ...flag(false),
  wrong: (yes: boolean) => (yes ? null : missing),
});

/** Form fields of a client's signature: the drawing as PNG data URL, the code, and the accepted terms. */
export const signingFields = fieldsOf<Record<never, never>>()({
  drawing: {
    ...unsent<string | null>(null, { wrong: (drawing) => (drawing ? null : texts.notDrawn) }),
    as: "signature",
    send: (drawing: string | null) => drawing ?? "",
  },
  /** Entered by the signer only if the contract lacks the signer's document. */
  documento: trimmed(),
  code: trimmed({ required: texts.codeMissing }),
  aceptaTerminos: accepted(texts.notAccepted),
  aceptaTratamiento: accepted(texts.notConsented),
});
