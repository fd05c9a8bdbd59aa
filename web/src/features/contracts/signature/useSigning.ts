import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useFields } from "../../../app/saving/useFields.ts";
import { useSaving } from "../../../app/saving/useSaving.ts";
import { insteadOfSession } from "../../../app/session/link-token.ts";
import { contractPaths } from "../contract/contracts.paths.ts";
import {
  type SignatureDetailQuery,
  useContractSignMutation,
  useContractSigningCodeMutation,
} from "./signature.generated.ts";
import { signatureTexts } from "./signature.texts.ts";
import { signingFields } from "./signing.form.ts";

type SignedContract = NonNullable<SignatureDetailQuery["contract"]>;

/** Signing as the client, then the way to the confirmation; what was drawn stays when it is refused. */
export function useSigning(contract: SignedContract, token: string | null) {
  const navigate = useNavigate();
  const { busy, failure, perform } = useSaving({ tells: false });
  const [sign] = useContractSignMutation({ context: insteadOfSession(token) });
  const { control, submit } = useFields(signingFields, {
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
      const act = () => sign({ variables: { id, input: { ...input, signerInfo, pdfVersion } } });
      const wrong = await perform(act, null, "signByLink");
      if (wrong) return wrong;
      const address = contractPaths.signed.to({ contractId: id });
      void navigate(token ? `${address}?token=${encodeURIComponent(token)}` : address, { replace: true });
      return null;
    },
  });
  return { control, busy, failure, submit, code: useSigningCode(contract.id, token) };
}

/** Asking for the code; a refusal is told in a toast, and what was typed stays. */
function useSigningCode(id: string, token: string | null) {
  const { busy, perform } = useSaving();
  const [sent, setSent] = useState(false);
  const [ask] = useContractSigningCodeMutation({ context: insteadOfSession(token) });
  const send = async () => {
    const act = () => ask({ variables: { id } });
    if ((await perform(act, signatureTexts.codeSent, "signByLink")) === null) setSent(true);
  };
  return { busy, sent, send };
}

/** Who signs: the holder of the booking, else the client. */
export const signerName = ({ pasajeroTitular, cliente }: SignedContract): string =>
  pasajeroTitular ?? `${cliente.name ?? ""} ${cliente.lastname ?? ""}`.trim();
