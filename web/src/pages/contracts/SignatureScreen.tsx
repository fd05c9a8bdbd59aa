import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { consentTexts } from "@travesia/api/accounts/consent/consent.rules";
import { documentKinds, formatDocument } from "@travesia/api/colombia/documents";
import { formatCop } from "@travesia/api/cop";
import { ownContractLabels } from "@travesia/api/payments/client-page/own-page.rules";
import { useController } from "react-hook-form";
import { useParams } from "react-router-dom";
import { insteadOfSession, useLinkToken } from "../../app/session/link-token.ts";
import { DeadLink } from "../../app/failure/DeadLink.tsx";
import { failureText, isUnauthenticated, shownFailure } from "../../app/failure/failures.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { CheckField } from "../../ui/form/CheckField.tsx";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { TextField as FormTextField } from "../../ui/form/TextField.tsx";
import { useSentForm } from "../../ui/form/useSentForm.ts";
import { Passage } from "../../ui/passage/Passage.tsx";
import { Section } from "../../ui/Section.tsx";
import { RecordSkeleton } from "../../ui/state/Skeletons.tsx";
import { usePageTitle } from "../../ui/usePageTitle.ts";
import { AdvisorFoot } from "../../features/quotes/approval/AdvisorFoot.tsx";
import { contractTones, paymentForms } from "../../features/contracts/contract/contract.texts.ts";
import { PlanPreview } from "../../features/contracts/plan/PlanPreview.tsx";
import {
  type SignatureDetailQuery,
  useSignatureDetailQuery,
} from "../../features/contracts/signature/signature.generated.ts";
import { signatureTexts as texts } from "../../features/contracts/signature/signature.texts.ts";
import { signingFields } from "../../features/contracts/signature/signing.form.ts";
import { ContractText } from "../../features/contracts/signature/ContractText.tsx";
import { SigningCode } from "../../features/contracts/signature/SigningCode.tsx";
import { SignaturePad } from "../../ui/form/SignaturePad.tsx";
import { useContractPdf } from "../../features/contracts/contract/useContractPdf.ts";
import { signerName, useSigning } from "../../features/contracts/signature/useSigning.ts";

type Contract = NonNullable<SignatureDetailQuery["contract"]>;

/** Where a client signs, out of the mail and without signing in. */
export function SignatureScreen() {
  const { contractId = "" } = useParams();
  const token = useLinkToken();
  const { data, error, refetch } = useSignatureDetailQuery({
    variables: { id: contractId },
    context: insteadOfSession(token),
    fetchPolicy: "network-only",
  });
  usePageTitle(texts.title);
  if (error && !data) {
    if (isUnauthenticated(error)) return <DeadLink>{failureText(error)}</DeadLink>;
    return <ErrorState {...shownFailure(error, refetch)} />;
  }
  if (!data) return <RecordSkeleton />;
  if (!data.contract) return <DeadLink>{texts.notFound}</DeadLink>;
  return <SigningPage contract={data.contract} token={token} />;
}

interface PageProps {
  readonly contract: Contract;
  readonly token: string | null;
}

function SigningPage({ contract, token }: PageProps) {
  const pdf = useContractPdf(token);
  const { status, pdfDesactualizado } = contract;
  const notice =
    status === "signed" || status === "completed"
      ? texts.alreadySigned
      : status === "cancelled"
        ? texts.cancelled
        : status === "draft"
          ? texts.draft
          : pdfDesactualizado
            ? texts.changed
            : null;
  return (
    <Stack sx={{ gap: 5, maxWidth: 760, mx: "auto" }}>
      <Passage
        number={contract.contractNumber}
        origin={contract.origen}
        destination={contract.destino}
        departure={contract.fechaInicioViaje}
        comeback={contract.fechaFinViaje}
        travellers={contract.numeroPasajeros}
        price={contract.precioTotal}
        status={{
          label: ownContractLabels[status],
          tone: contractTones[status],
        }}
      />
      {notice && (
        <Alert severity={status === "signed" || status === "completed" ? "success" : "info"}>{notice}</Alert>
      )}
      <Section
        title={`Forma de pago: ${paymentForms[contract.formaPago]}`}
        actions={
          contract.pdfVersion !== null && (
            <Button variant="outlined" onClick={() => pdf.open(contract.id)}>
              {texts.see}
            </Button>
          )
        }
      >
        <PlanPreview
          lines={contract.plan.map((line, place) => ({ ...line, numero: place + 1 }))}
          price={contract.precioTotal}
        />
      </Section>
      {!notice && <ContractText contractId={contract.id} token={token} />}
      {!notice && <SigningForm contract={contract} token={token} />}
      {contract.asesor && <AdvisorFoot advisor={contract.asesor} />}
    </Stack>
  );
}

function SigningForm({ contract, token }: PageProps) {
  const { control, busy, failure, submit, code } = useSigning(contract, token);
  const { rules } = signingFields;
  const { field, fieldState } = useController({ control, name: "drawing", rules: rules.drawing });
  const sent = useSentForm(submit, failure);
  const { clienteTipoDocumento, clienteDocumentoIdentidad, cliente, precioTotal, pdfSha256 } = contract;
  const readOnly = { slotProps: { input: { readOnly: true } }, fullWidth: true } as const;
  return (
    <Section title={texts.title}>
      <Stack component="form" ref={sent.form} onSubmit={sent.onSubmit} noValidate sx={{ gap: 4, pt: 2 }}>
        <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
          <TextField label="Nombre" value={signerName(contract)} {...readOnly} />
          {clienteDocumentoIdentidad ? (
            <TextField
              label={documentKinds[clienteTipoDocumento].label}
              value={formatDocument(clienteDocumentoIdentidad)}
              {...readOnly}
            />
          ) : (
            <FormTextField
              control={control}
              name="documento"
              label={documentKinds[clienteTipoDocumento].label}
              required
              maxLength={30}
              rules={rules.documento}
            />
          )}
          <TextField
            label="Correo"
            value={cliente.email ?? ""}
            {...readOnly}
            sx={{ gridColumn: { sm: "1 / -1" } }}
          />
        </Box>
        <SignaturePad
          drawing={field.value}
          problem={fieldState.error?.message ?? null}
          onKeep={field.onChange}
        />
        <CheckField
          control={control}
          name="aceptaTerminos"
          label={texts.terms}
          rules={rules.aceptaTerminos}
        />
        <CheckField
          control={control}
          name="aceptaTratamiento"
          label={consentTexts.signature.text}
          rules={rules.aceptaTratamiento}
        />
        <SigningCode
          control={control}
          email={cliente.email ?? ""}
          sent={code.sent}
          busy={code.busy}
          onSend={() => void code.send()}
        />
        <FormFailure failure={failure} waits={sent.waits} />
        <Button type="submit" variant="contained" color="secondary" size="large" loading={busy}>
          {texts.sign}
        </Button>
        <Typography variant="body2" color="textSecondary">
          Firmas el contrato {contract.contractNumber} por {formatCop(precioTotal)}. {texts.evidence}
        </Typography>
        {pdfSha256 && (
          <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
            Huella del documento (SHA-256): {pdfSha256}
          </Typography>
        )}
      </Stack>
    </Section>
  );
}
