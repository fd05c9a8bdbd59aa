import { useNavigate } from "react-router-dom";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { insteadOfSession } from "../../../base/session/link-token.ts";
import {
  type SignatureDetailQuery,
  useContractSignMutation,
  useContractSigningCodeMutation,
} from "./signature.generated.ts";
import { codeSent } from "./signature.texts.ts";
import { signedPage } from "./signed-page.ts";
import { signingFields } from "./signing.form.ts";
import { useCorrected } from "./useCorrected.ts";
import { useCodeChannel } from "./useCodeChannel.ts";
import { useSignedElsewhere } from "./useSignedElsewhere.ts";

type SignedContract = NonNullable<SignatureDetailQuery["contract"]>;

/**
 * Signs as the client, then opens the confirmation page or calls `onSigned`, also when the contract was
 * signed before. The drawing stays after a refusal.
 */
export function useSigning(contract: SignedContract, token: string | null, onSigned?: () => void) {
  const navigate = useNavigate();
  const { busy, failure, perform, forget } = useSaving();
  const [sign] = useContractSignMutation({ context: insteadOfSession(token) });
  const isSignedElsewhere = useSignedElsewhere(contract.id, token);
  const { control, submit, watch, resetField } = useFields(signingFields, {
    record: null,
    save: async ({ input: { aceptaTerminos, documento, ...input } }) => {
      const signerInfo = {
        nombre: signerName(contract),
        documento: contract.clienteDocumentoIdentidad ?? documento,
        tipoDocumento: contract.clienteTipoDocumento,
        email: contract.cliente.email,
        aceptaTerminos,
      };
      const { id, pdfVersion } = contract;
      const act = () =>
        sign({ variables: { id, input: { ...input, signerInfo, pdfVersion } } }).catch(async (refusal) => {
          if (!(await isSignedElsewhere(refusal))) throw refusal;
        });
      const wrong = await perform(act, null, "signByLink");
      if (wrong) return wrong;
      if (onSigned) onSigned();
      else void navigate(signedPage(id, token), { replace: true });
      return null;
    },
  });
  useCorrected(watch, { failure, forget });
  const renewed = () => {
    forget();
    resetField("code");
  };
  return { control, busy, failure, submit, code: useSigningCode(contract, token, renewed) };
}

/**
 * Requests the signing code and clears a code typed before. A refusal is shown in a toast, and other typed
 * text stays.
 */
function useSigningCode({ id, smsCodeTo }: SignedContract, token: string | null, onSent: () => void) {
  const { busy, perform } = useSaving();
  const { settle, ...choice } = useCodeChannel(smsCodeTo);
  const [ask] = useContractSigningCodeMutation({ context: insteadOfSession(token) });
  const isSignedElsewhere = useSignedElsewhere(id, token);
  const send = async () => {
    const act = () =>
      ask({ variables: { id, channel: choice.channel } }).catch(async (refusal) => {
        await isSignedElsewhere(refusal);
        throw refusal;
      });
    const wrong = await perform(act, codeSent[choice.channel], "signByLink");
    settle(wrong);
    if (!wrong) onSent();
  };
  return { ...choice, busy, send };
}

/** Returns the name of the signer: the holder of the booking, else the client. */
export const signerName = ({ pasajeroTitular, cliente }: SignedContract): string =>
  pasajeroTitular ?? `${cliente.name ?? ""} ${cliente.lastname ?? ""}`.trim();
