import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { copyText } from "../../../ui/copy-text.ts";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { useToasts } from "../../../ui/toasts.tsx";
import { twoFactorTexts as texts } from "./two-factor.texts.ts";

interface RecoveryCodesDialogProps {
  readonly codes: readonly string[];
  /** Called when the user has saved the codes or closed the dialog; the codes are shown only once. */
  readonly onDone: () => void;
}

/** Shows the recovery codes of the user's account, which the user must save. */
export function RecoveryCodesDialog({ codes, onDone }: RecoveryCodesDialogProps) {
  const toasts = useToasts();
  const copy = async () => {
    if (await copyText(codes.join("\n"))) toasts.success(texts.copied);
    else toasts.info(texts.notCopied);
  };
  const acknowledge = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onDone();
  };
  return (
    <FormDialog
      open
      title={texts.codesTitle}
      lead={texts.codesLead}
      submit={texts.done}
      maxWidth="xs"
      onSubmit={acknowledge}
      onClose={onDone}
    >
      <Stack
        component="ul"
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          gap: 1,
          fontVariantNumeric: "tabular-nums",
          columnCount: 2,
          display: "block",
        }}
      >
        {codes.map((code) => (
          <Typography key={code} component="li" sx={{ fontWeight: 600, letterSpacing: "0.04em" }}>
            {code}
          </Typography>
        ))}
      </Stack>
      <Button onClick={() => void copy()} sx={{ alignSelf: "start" }}>
        {texts.copy}
      </Button>
    </FormDialog>
  );
}
