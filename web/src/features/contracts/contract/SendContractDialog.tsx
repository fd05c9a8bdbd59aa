import Skeleton from "@mui/material/Skeleton";
import { formatCop } from "@travesia/api/cop";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { failureText } from "../../../app/failure/failures.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import { contractToasts } from "./contract.texts.ts";
import {
  type ContractRowFragment,
  useContractEmailPreviewQuery,
  useContractSendMutation,
} from "./contracts.generated.ts";
import { TravellersWarning } from "./TravellersWarning.tsx";

interface SendContractDialogProps {
  readonly contract: Pick<ContractRowFragment, "id" | "contractNumber" | "precioTotal" | "status" | "quote">;
  readonly onClose: () => void;
}

/**
 * Sends a contract to its client to be signed: to whom and for how much, with the words of the mail to be
 * edited.
 */
export function SendContractDialog({ contract, onClose }: SendContractDialogProps) {
  const { id, contractNumber, precioTotal, status, quote } = contract;
  const toasts = useToasts();
  const { data, error } = useContractEmailPreviewQuery({ variables: { id }, fetchPolicy: "network-only" });
  const [send, { loading }] = useContractSendMutation({
    refetchQueries: ["ContractList", "ContractCounters", "ContractHistory"],
  });
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ defaultValues: { subject: "", message: "" } });
  const preview = data?.contractEmailPreview;
  const { reset } = form;
  useEffect(() => {
    if (preview) reset({ subject: preview.subject, message: preview.message });
  }, [preview, reset]);

  const act = form.handleSubmit(async (input) => {
    setFailure(null);
    try {
      await send({ variables: { id, input } });
      toasts.success(contractToasts.sent);
      onClose();
    } catch (refused) {
      setFailure(failureText(refused, "sendContract"));
    }
  });
  return (
    <FormDialog
      open
      title={status === "active" ? "Enviar de nuevo" : "Enviar para firma"}
      lead={
        <>
          Se enviará a <strong>{preview?.to ?? "…"}</strong> el contrato {contractNumber} por{" "}
          <strong>{formatCop(precioTotal)}</strong>, con el PDF adjunto y un enlace para firmarlo que dura 30
          días.
        </>
      }
      submit="Enviar contrato"
      busy={loading}
      failure={failure ?? (error ? failureText(error, "previewContractMail") : null)}
      onSubmit={act}
      onClose={onClose}
    >
      {quote && <TravellersWarning quoteId={quote.id} />}
      {preview ? (
        <>
          <TextField control={form.control} name="subject" label="Asunto" required maxLength={200} />
          <TextField
            control={form.control}
            name="message"
            label="Mensaje"
            required
            multiline
            maxLength={5000}
          />
        </>
      ) : (
        !error && [0, 1, 2].map((line) => <Skeleton key={line} height={56} />)
      )}
    </FormDialog>
  );
}
