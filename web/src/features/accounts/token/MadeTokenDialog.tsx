import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { FormDialog } from "../../../ui/dialog/FormDialog.tsx";
import { tokenTexts as texts } from "./token.texts.ts";

interface MadeTokenDialogProps {
  readonly token: string;
  /** Called when the user has saved the token or closed the dialog; the token is shown only once. */
  readonly onDone: () => void;
}

/** Shows the text of a new access token, with an example call. */
export function MadeTokenDialog({ token, onDone }: MadeTokenDialogProps) {
  const command = `curl -H "Authorization: Bearer ${token}" ${window.location.origin}/quotes`;
  const acknowledge = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onDone();
  };
  return (
    <FormDialog
      open
      title={texts.shownTitle}
      lead={texts.shownLead}
      submit={texts.shownDone}
      leave="Cerrar"
      onSubmit={acknowledge}
      onClose={onDone}
    >
      <Copied text={token} what={texts.token} />
      <Typography variant="body2" color="textSecondary">
        {texts.example}
      </Typography>
      <Copied text={command} what={texts.command} />
    </FormDialog>
  );
}

interface CopiedProps {
  readonly text: string;
  readonly what: string;
}

const Copied = ({ text, what }: CopiedProps) => (
  <Stack direction="row" sx={{ gap: 3, alignItems: "flex-start", justifyContent: "space-between" }}>
    <Box component="code" sx={{ overflowWrap: "anywhere", minWidth: 0 }}>
      {text}
    </Box>
    <CopyButton text={text} what={what} />
  </Stack>
);
