import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { insteadOfSession } from "../../../base/session/link-token.ts";
import { useMovedOn } from "../link-page/useMovedOn.ts";
import { codeSent } from "../signature/signature.texts.ts";
import { useCorrected } from "../signature/useCorrected.ts";
import { useCodeChannel } from "../signature/useCodeChannel.ts";
import { signingFields } from "../signature/signing.form.ts";
import {
  AddendumToSignDocument,
  type AddendumToSignQuery,
  useAddendumCodeMutation,
  useAddendumSignMutation,
} from "./addendum.generated.ts";

type Page = AddendumToSignQuery["addendumToSign"];

/**
 * Signs an addendum as the client. After a refusal the drawing stays, as long as the addendum can be signed.
 */
export function useAddendumSigning(page: Page, token: string | null, onSigned: () => void) {
  const { busy, failure, perform, forget } = useSaving();
  const [sign] = useAddendumSignMutation({ context: insteadOfSession(token) });
  const movedOn = useMovedOn(AddendumToSignDocument);
  const { control, submit, watch, resetField } = useFields(signingFields, {
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
      const act = () =>
        sign({ variables: { id, input: { ...input, signerInfo, pdfVersion } } }).catch(movedOn);
      const wrong = await perform(act, null, "signByLink");
      if (!wrong) onSigned();
      return wrong;
    },
  });
  useCorrected(watch, { failure, forget });
  const renewed = () => {
    forget();
    resetField("code");
  };
  return { control, busy, failure, submit, code: useCode(page, token, renewed) };
}

/**
 * Requests the signing code and clears a code typed before. A refusal is shown in a toast, and other typed
 * text stays.
 */
function useCode({ id, smsCodeTo }: Page, token: string | null, onSent: () => void) {
  const { busy, perform } = useSaving();
  const { settle, ...choice } = useCodeChannel(smsCodeTo);
  const [ask] = useAddendumCodeMutation({ context: insteadOfSession(token) });
  const movedOn = useMovedOn(AddendumToSignDocument);
  const send = async () => {
    const act = () => ask({ variables: { id, channel: choice.channel } }).catch(movedOn);
    const wrong = await perform(act, codeSent[choice.channel], "signByLink");
    settle(wrong);
    if (!wrong) onSent();
  };
  return { ...choice, busy, send };
}
