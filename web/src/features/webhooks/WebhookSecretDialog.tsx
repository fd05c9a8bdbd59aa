import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { FormDialog } from "../../ui/dialog/FormDialog.tsx";
import { webhookTexts as texts } from "./webhook.texts.ts";

interface WebhookSecretDialogProps {
  readonly secret: string;
  /** Called when the user has saved the secret or closed the dialog; it is shown only once. */
  readonly onDone: () => void;
}

/** Shows the new secret of a webhook. */
export function WebhookSecretDialog({ secret, onDone }: WebhookSecretDialogProps) {
  const acknowledge = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onDone();
  };
  return (
    <FormDialog
      open
      title={texts.secretTitle}
      lead={texts.secretLead}
      submit={texts.secretDone}
      leave="Cerrar"
      onSubmit={acknowledge}
      onClose={onDone}
    >
      <Stack direction="row" sx={{ gap: 3, alignItems: "flex-start", justifyContent: "space-between" }}>
        <Box component="code" sx={{ overflowWrap: "anywhere", minWidth: 0 }}>
          {secret}
        </Box>
        <CopyButton text={secret} what={texts.secret} />
      </Stack>
    </FormDialog>
  );
}
