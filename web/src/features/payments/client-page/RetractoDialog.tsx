import Button from "@mui/material/Button";
import { formatCop } from "@travesia/api/cop";
import { useFields } from "../../../app/saving/useFields.ts";
import type { Wrong } from "../../../app/saving/useSaving.ts";
import { ConfirmDialog } from "../../../ui/dialog/ConfirmDialog.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { ownTexts as texts } from "./client-page.texts.ts";
import { retractoFields } from "./retracto.form.ts";

interface RetractoDialogProps {
  readonly contractNumber: string;
  /** What is given back, in COP. */
  readonly paid: number;
  readonly codeSent: boolean;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSendCode: () => void;
  readonly onRetract: (code: string) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/** Takes a contract back in two steps: a code by mail, then the code. */
export function RetractoDialog(props: RetractoDialogProps) {
  const { contractNumber, paid, codeSent, busy, onSendCode, onClose } = props;
  if (codeSent) return <RetractoCodeDialog {...props} />;
  return (
    <ConfirmDialog
      open
      title={texts.retract}
      confirm={texts.sendCode}
      leave={texts.goBack}
      busy={busy}
      onConfirm={onSendCode}
      onClose={onClose}
    >
      El contrato {contractNumber} quedará cancelado y no se podrá recuperar.{" "}
      {paid > 0 ? (
        <>
          Te devolveremos <strong>{formatCop(paid)}</strong>.
        </>
      ) : (
        "No hay pagos recibidos por devolver."
      )}{" "}
      {texts.codeWillBeSent}
    </ConfirmDialog>
  );
}

function RetractoCodeDialog({ busy, failure, onSendCode, onRetract, onClose }: RetractoDialogProps) {
  const { control, submit } = useFields(retractoFields, {
    record: null,
    save: ({ input }) => onRetract(input.code),
  });
  return (
    <FormDialog
      open
      title={texts.retract}
      lead={texts.codeIsSent}
      submit={texts.retract}
      leave={texts.goBack}
      busy={busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="code"
        label={texts.code}
        required
        maxLength={7}
        rules={retractoFields.rules.code}
      />
      <Button size="small" disabled={busy} onClick={onSendCode} sx={{ alignSelf: "flex-start" }}>
        {texts.sendAnother}
      </Button>
    </FormDialog>
  );
}
