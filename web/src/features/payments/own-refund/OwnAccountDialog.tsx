import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { formatCop } from "@travesia/api/cop";
import { useFields } from "../../../base/saving/useFields.ts";
import type { Wrong } from "../../../base/saving/useSaving.ts";
import type { RefundAccountInput } from "../../../graphql/schema.generated.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { AccountFields } from "../refund/AccountFields.tsx";
import { accountFields, accountLines } from "../refund/refund.form.ts";
import type { OwnRefundLineFragment } from "./own-refund.generated.ts";
import { ownRefundTexts as texts } from "./own-refund.texts.ts";
import { fieldsOf, trimmed } from "../../../ui/form/fields.ts";

/** Form fields of a client's bank account, and of the mailed code, which is the last field. */
const ownAccountFields = fieldsOf<Record<never, never>>()({
  ...accountLines,
  code: trimmed({ required: "Escribe el código que te enviamos" }),
});

interface OwnAccountDialogProps {
  readonly refund: Pick<OwnRefundLineFragment, "monto" | "hasAccount">;
  readonly codeSent: boolean;
  /** True when the code was sent more than once. */
  readonly codeSentAgain?: boolean;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onSendCode: () => Promise<Wrong | null>;
  readonly onGive: (input: RefundAccountInput, code: string) => Promise<Wrong | null>;
  readonly onClose: () => void;
}

/**
 * Shows the form in which a client enters the account for a refund: first the account, then the mailed code.
 * The form keeps its text when the code is wrong or the connection fails.
 */
export function OwnAccountDialog({
  refund,
  codeSent,
  codeSentAgain = false,
  onSendCode,
  onGive,
  ...dialog
}: OwnAccountDialogProps) {
  const { control, submit } = useFields(ownAccountFields, {
    record: null,
    save: ({ values }) => (codeSent ? onGive(accountFields.input(values), values.code.trim()) : onSendCode()),
  });
  return (
    <FormDialog
      open
      title={refund.hasAccount ? texts.changeAccount : texts.account}
      lead={
        <>
          Te devolvemos <strong>{formatCop(refund.monto)}</strong>. {texts.accountLead}
        </>
      }
      submit={codeSent ? texts.save : texts.sendCode}
      onSubmit={submit}
      {...dialog}
    >
      <AccountFields control={control as never} />
      {codeSent && (
        <>
          <Typography role="status">{codeSentAgain ? texts.anotherSent : texts.codeSent}</Typography>
          <TextField
            control={control}
            name="code"
            label={texts.code}
            required
            maxLength={7}
            rules={ownAccountFields.rules.code}
          />
          <Button
            size="small"
            disabled={dialog.busy}
            onClick={() => void onSendCode()}
            sx={{ alignSelf: "flex-start" }}
          >
            {texts.another}
          </Button>
        </>
      )}
    </FormDialog>
  );
}
