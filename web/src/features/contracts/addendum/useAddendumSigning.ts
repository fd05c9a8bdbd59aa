import { useState } from "react";
import { useFields } from "../../../app/saving/useFields.ts";
import { useSaving } from "../../../app/saving/useSaving.ts";
import { insteadOfSession } from "../../../app/session/link-token.ts";
import { signatureTexts } from "../signature/signature.texts.ts";
import { signingFields } from "../signature/signing.form.ts";
import {
  type AddendumToSignQuery,
  useAddendumCodeMutation,
  useAddendumSignMutation,
} from "./addendum.generated.ts";

type Page = AddendumToSignQuery["addendumToSign"];

/** Signing an addendum as the client; what was drawn stays when it is refused. */
export function useAddendumSigning(page: Page, token: string | null, onSigned: () => void) {
  const { busy, failure, perform } = useSaving({ tells: false });
  const [sign] = useAddendumSignMutation({ context: insteadOfSession(token) });
  const { control, submit } = useFields(signingFields, {
    record: null,
    save: async ({ input: { aceptaTerminos, documento, ...input } }) => {
      const signerInfo = {
        nombre: page.firmante,
        documento: page.documento ?? documento,
        tipoDocumento: page.tipoDocumento,
        email: page.correo,
        aceptaTerminos,
      };
      const { id, pdfVersion } = page;
      const act = () => sign({ variables: { id, input: { ...input, signerInfo, pdfVersion } } });
      const wrong = await perform(act, null, "signByLink");
      if (!wrong) onSigned();
      return wrong;
    },
  });
  return { control, busy, failure, submit, code: useCode(page.id, token) };
}

/** Asking for the code; a refusal is told in a toast, and what was typed stays. */
function useCode(id: string, token: string | null) {
  const { busy, perform } = useSaving();
  const [sent, setSent] = useState(false);
  const [ask] = useAddendumCodeMutation({ context: insteadOfSession(token) });
  const send = async () => {
    const act = () => ask({ variables: { id } });
    if ((await perform(act, signatureTexts.codeSent, "signByLink")) === null) setSent(true);
  };
  return { busy, sent, send };
}
