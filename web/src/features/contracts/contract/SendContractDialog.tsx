import Skeleton from "@mui/material/Skeleton";
import { formatCop } from "@travesia/api/cop";
import { useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import { useMailToast } from "../../../base/useMailToast.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { CarriedLinkDialog } from "../../../base/sharing/CarriedLinkDialog.tsx";
import { fieldsOf, text } from "../../../ui/form/fields.ts";
import { failureText } from "../../../base/failure/failures.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { useContractCarrying } from "./useContractCarrying.ts";
import { contractToasts } from "./contract.texts.ts";
import {
  type ContractRowFragment,
  useContractEmailPreviewQuery,
  useContractSendMutation,
} from "./contracts.generated.ts";
import { TravellersWarning } from "./TravellersWarning.tsx";

interface SendContractDialogProps {
  readonly contract: Pick<
    ContractRowFragment,
    "id" | "contractNumber" | "precioTotal" | "status" | "quote" | "cliente"
  >;
  readonly onClose: () => void;
}

/** Form fields of the e-mail, prefilled with the proposed text. */
const mailFields = fieldsOf<{ readonly subject: string; readonly message: string }>()({
  subject: text(),
  message: text(),
});

/**
 * Sends a contract to its client for signing: by an e-mail with editable text, or by a link that the user
 * shares.
 */
export function SendContractDialog({ contract, onClose }: SendContractDialogProps) {
  const { id, contractNumber, precioTotal, status, quote } = contract;
  // Its title stays, even if the contract has changed meanwhile.
  const [title] = useState(status === "active" ? "Enviar de nuevo" : "Enviar para firma");
  const { data, error } = useContractEmailPreviewQuery({ variables: { id }, fetchPolicy: "network-only" });
  const [send] = useContractSendMutation({
    refetchQueries: ["ContractList", "ContractCounters", "ContractVersions", "RecordHistory"],
  });
  const { busy, failure, perform } = useSaving();
  const carrying = useContractCarrying(id, contract.cliente.phone);
  const mailToast = useMailToast();
  const preview = data?.contractEmailPreview ?? null;
  const { control, submit } = useFields(mailFields, {
    record: preview,
    // The proposed text arrives after the dialog.
    fresh: preview ? 1 : 0,
    save: async ({ input }) => {
      const act = () => send({ variables: { id, input } });
      const wrong = await perform(act, mailToast(contractToasts.sent), "sendContract");
      if (!wrong) onClose();
      return wrong;
    },
  });
  if (carrying.created) return <CarriedLinkDialog created={carrying.created} onClose={onClose} />;
  return (
    <FormDialog
      open
      title={title}
      lead={
        <>
          Se enviará a <strong>{preview?.to ?? "…"}</strong> el contrato {contractNumber} por{" "}
          <strong>{formatCop(precioTotal)}</strong>, con el PDF adjunto y un enlace para firmarlo que dura 30
          días. Por WhatsApp o copiado va solo el enlace: el código para firmar le llega a ese correo.
        </>
      }
      submit="Enviar contrato"
      ways={[
        { label: "Copiar enlace", onPress: () => void carrying.copyLink() },
        { label: "Enviar por WhatsApp", onPress: () => void carrying.byWhatsApp() },
      ]}
      busy={busy || carrying.busy}
      failure={carrying.failure ?? failure ?? (error ? failureText(error, "previewContractMail") : null)}
      onSubmit={submit}
      onClose={onClose}
    >
      {quote && <TravellersWarning quoteId={quote.id} step="contract" />}
      {preview ? (
        <>
          <TextField control={control} name="subject" label="Asunto" required maxLength={200} />
          <TextField control={control} name="message" label="Mensaje" required multiline maxLength={5000} />
        </>
      ) : (
        !error && [0, 1, 2].map((line) => <Skeleton key={line} height={56} />)
      )}
    </FormDialog>
  );
}
