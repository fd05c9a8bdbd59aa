import { formatCop } from "@travesia/api/cop";
import type { SignatureDetailQuery } from "./signature.generated.ts";
import { signatureTexts as texts } from "./signature.texts.ts";
import { SigningForm } from "./SigningForm.tsx";
import { signerName, useSigning } from "./useSigning.ts";

interface ContractSigningProps {
  readonly contract: NonNullable<SignatureDetailQuery["contract"]>;
  readonly token: string | null;
  /** Called after the signature; without it the confirmation page opens. */
  readonly onSigned?: () => void;
}

/** Shows the form by which a client signs their contract. */
export function ContractSigning({ contract, token, onSigned }: ContractSigningProps) {
  const { clienteTipoDocumento, clienteDocumentoIdentidad, cliente, destino, precioTotal } = contract;
  return (
    <SigningForm
      signing={useSigning(contract, token, onSigned)}
      signer={{
        name: signerName(contract),
        documentType: clienteTipoDocumento,
        document: clienteDocumentoIdentidad,
        email: cliente.email ?? "",
      }}
      title={texts.title}
      button={texts.sign}
      terms={texts.terms}
      said={`Firmas el contrato de tu viaje a ${destino} por ${formatCop(precioTotal)}.`}
      sha256={contract.pdfSha256}
    />
  );
}
