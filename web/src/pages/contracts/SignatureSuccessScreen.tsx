import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useParams } from "react-router-dom";
import { insteadOfSession, useLinkToken } from "../../app/session/link-token.ts";
import { DottedArc } from "../../ui/passage/DottedArc.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { AdvisorFoot } from "../../features/quotes/approval/AdvisorFoot.tsx";
import { useSignatureDetailQuery } from "../../features/contracts/signature/signature.generated.ts";
import { signatureTexts as texts } from "../../features/contracts/signature/signature.texts.ts";
import { useContractPdf } from "../../features/contracts/contract/useContractPdf.ts";

/** After signing: what was signed, and the signed copy. */
export function SignatureSuccessScreen() {
  const { contractId = "" } = useParams();
  const token = useLinkToken();
  const { data } = useSignatureDetailQuery({
    variables: { id: contractId },
    context: insteadOfSession(token),
  });
  const pdf = useContractPdf(token);
  usePageTitle(texts.successTitle);
  const contract = data?.contract;
  return (
    <Stack sx={{ gap: 5, maxWidth: 560, mx: "auto", py: 8, textAlign: "center", alignItems: "center" }}>
      <DottedArc width={200} height={44} />
      <Typography variant="h3" component="h1">
        {texts.successTitle}
      </Typography>
      <Typography color="textSecondary">{texts.success}</Typography>
      {contract && (
        <>
          <Typography>
            {contract.contractNumber} · {contract.origen && `${contract.origen} – `}
            {contract.destino}
          </Typography>
          <Button variant="contained" color="secondary" onClick={() => pdf.open(contract.id)}>
            Ver el contrato firmado
          </Button>
          {contract.asesor && (
            <Stack sx={{ width: "100%", textAlign: "left", mt: 5 }}>
              <AdvisorFoot advisor={contract.asesor} />
            </Stack>
          )}
        </>
      )}
    </Stack>
  );
}
