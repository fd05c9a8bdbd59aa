import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useFields } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { TextField } from "../../../ui/form/TextField.tsx";
import { QrCode } from "../../../ui/QrCode.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import { useTwoFactorConfirmMutation, useTwoFactorStartMutation } from "../profile/profile.generated.ts";
import { FactorField, type OwnFactor } from "../passkey/FactorField.tsx";
import { useOwnFactors } from "../passkey/useOwnFactors.ts";
import { CurrentPasswordField } from "../recovery/CurrentPasswordField.tsx";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx";
import { twoFactorFields } from "./two-factor.form.ts";
import { twoFactorTexts as texts } from "./two-factor.texts.ts";

interface StartTwoFactorDialogProps {
  readonly factor: OwnFactor;
  /** Called when the second factor is active and the user has saved the recovery codes. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/**
 * Adds a second factor to the user's account in three steps: the password, the first code, and saving the
 * recovery codes.
 */
export function StartTwoFactorDialog({ factor, onDone, onClose }: StartTwoFactorDialogProps) {
  const toasts = useToasts();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { rules } = twoFactorFields;
  const { busy, failure, perform } = useSaving();
  const [start, started] = useTwoFactorStartMutation();
  const prove = useOwnFactors();
  const [confirm] = useTwoFactorConfirmMutation();
  const secret = started.data?.startTwoFactor;
  const { control, submit, setFocus, setValue } = useFields(twoFactorFields, {
    record: null,
    save: ({ input: { password, code } }) =>
      perform(async () => {
        if (!secret) {
          await prove({ password, code }, (variables) => start({ variables }));
        }
        const { data } = await confirm({ variables: { code } });
        if (data) setCodes(data.confirmTwoFactor);
      }, null),
  });

  useEffect(() => {
    // A code that proved the account is not the first code of the application.
    if (secret) setValue("code", "");
    setFocus(secret ? "code" : "currentPassword");
  }, [setFocus, setValue, secret]);
  // The profile shows that it is on only now: the codes would be lost with the dialog.
  const finish = () => {
    toasts.success(texts.started);
    onDone();
  };

  if (codes) return <RecoveryCodesDialog codes={codes} onDone={finish} />;
  return (
    <FormDialog
      open
      title={texts.start}
      lead={secret ? texts.scan : texts.passwordLead}
      submit={secret ? texts.confirm : texts.next}
      busy={busy}
      failure={failure}
      maxWidth="xs"
      onSubmit={submit}
      onClose={onClose}
    >
      {secret ? (
        <Stack sx={{ gap: 4, alignItems: "center" }}>
          <QrCode text={secret.uri} label={texts.qr} />
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
            {texts.manual(secret.secret)}
          </Typography>
          <TextField
            control={control}
            name="code"
            label={texts.code}
            autoComplete="one-time-code"
            rules={rules.code}
          />
        </Stack>
      ) : (
        <>
          <CurrentPasswordField control={control} />
          <FactorField control={control} factor={factor} />
        </>
      )}
    </FormDialog>
  );
}
