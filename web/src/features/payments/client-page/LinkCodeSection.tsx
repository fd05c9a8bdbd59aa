import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import MuiTextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { Section } from "../../../ui/Section.tsx";
import { ownTexts as texts } from "./client-page.texts.ts";

interface LinkCodeSectionProps {
  /** Where the code goes, masked. */
  readonly email: string;
  readonly code: string;
  readonly sent: boolean;
  readonly busy: boolean;
  readonly onCode: (code: string) => void;
  readonly onSend: () => void;
}

/** Where a client who came by their advisor's link gets and types the code that it asks for. */
export function LinkCodeSection({ email, code, sent, busy, onCode, onSend }: LinkCodeSectionProps) {
  return (
    <Section title={texts.linkCodeTitle}>
      <Typography sx={{ mb: 3 }}>{texts.linkCodeLead(email)}</Typography>
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 3, alignItems: { sm: "flex-start" } }}>
        <Button variant="outlined" disabled={busy} onClick={onSend}>
          {sent ? texts.sendAnother : texts.sendCode}
        </Button>
        {sent && (
          <MuiTextField
            label={texts.code}
            value={code}
            onChange={({ target }) => onCode(target.value)}
            slotProps={{ htmlInput: { maxLength: 7, inputMode: "numeric", autoComplete: "one-time-code" } }}
          />
        )}
      </Stack>
    </Section>
  );
}
