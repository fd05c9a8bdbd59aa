import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { insteadOfSession } from "../../../app/session/link-token.ts";
import { failureText } from "../../../app/failure/failures.ts";
import { contractPaths } from "../contract/contracts.paths.ts";
import { type SignatureDetailQuery, useContractSignMutation } from "./signature.generated.ts";
import { signatureTexts } from "./signature.texts.ts";

type SignedContract = NonNullable<SignatureDetailQuery["contract"]>;

/**
 * Signing as the client: what was drawn, whether the terms were accepted, and what was refused. What was
 * drawn stays then.
 */
export function useSigning(contract: SignedContract, token: string | null) {
  const navigate = useNavigate();
  const [sign, { loading }] = useContractSignMutation({ context: insteadOfSession(token) });
  const [drawing, setDrawing] = useState<string | null>(null);
  const [accepted, setAccepted] = useState(false);
  const [consented, setConsented] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async () => {
    if (!drawing) return setFailure(signatureTexts.notDrawn);
    if (!accepted) return setFailure(signatureTexts.notAccepted);
    if (!consented) return setFailure(signatureTexts.notConsented);
    setFailure(null);
    const signerInfo = {
      nombre: signerName(contract),
      documento: contract.clienteDocumentoIdentidad,
      tipoDocumento: contract.clienteTipoDocumento,
      email: contract.cliente.email,
      aceptaTerminos: accepted,
    };
    try {
      const input = {
        signature: drawing,
        signerInfo,
        pdfVersion: contract.pdfVersion,
        aceptaTratamiento: consented,
      };
      await sign({ variables: { id: contract.id, input } });
      const address = contractPaths.signed.to({ contractId: contract.id });
      void navigate(token ? `${address}?token=${encodeURIComponent(token)}` : address, { replace: true });
    } catch (error) {
      setFailure(failureText(error) || signatureTexts.failed);
    }
  };
  return {
    drawing,
    setDrawing,
    accepted,
    setAccepted,
    consented,
    setConsented,
    failure,
    busy: loading,
    submit: () => void submit(),
  };
}

/** Who signs: the holder of the booking, else the client. */
export const signerName = ({ pasajeroTitular, cliente }: SignedContract): string =>
  pasajeroTitular ?? `${cliente.name ?? ""} ${cliente.lastname ?? ""}`.trim();
