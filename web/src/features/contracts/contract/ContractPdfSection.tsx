import Typography from "@mui/material/Typography";
import { InstantText } from "../../../ui/DayText.tsx";
import { ActRow } from "../../../ui/dialog/ActRow.tsx";
import type { StepAction } from "../../../ui/dialog/step-action.ts";
import { Section } from "../../../ui/Section.tsx";
import type { ContractRecordFragment } from "./contracts.generated.ts";

interface ContractPdfSectionProps {
  readonly contract: Pick<
    ContractRecordFragment,
    "contractNumber" | "signedAt" | "sentAt" | "contratoPdfGeneradoAt" | "pdfDesactualizado"
  >;
  /** Acts on the document: open, regenerate and send it. */
  readonly acts: readonly StepAction[];
}

/** Shows the contract's PDF: whether it is signed, when it was sent, and the acts on it. */
export function ContractPdfSection({ contract, acts }: ContractPdfSectionProps) {
  const { contractNumber, signedAt, sentAt, contratoPdfGeneradoAt, pdfDesactualizado } = contract;
  const [said, at] = signedAt
    ? ["Firmado", signedAt]
    : sentAt
      ? ["Enviado", sentAt]
      : ["PDF generado", contratoPdfGeneradoAt];
  return (
    <Section title={`Contrato ${contractNumber}`}>
      {at && (
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {said} <InstantText at={at} />
          {pdfDesactualizado && ". Cambió después: el PDF está desactualizado."}
        </Typography>
      )}
      <ActRow acts={acts} />
    </Section>
  );
}
