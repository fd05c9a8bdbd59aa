import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { CodeChannelChoice } from "../../contracts/signature/CodeChannelChoice.tsx";
import type { CodeChoice } from "../../contracts/signature/useCodeChannel.ts";
import { Section } from "../../../ui/Section.tsx";
import { ownTexts as texts } from "./client-page.texts.ts";
import { WrittenField } from "../../../ui/form/WrittenField.tsx";

interface LinkCodeSectionProps {
  /** Masked e-mail address that receives the code. */
  readonly email: string;
  readonly code: string;
  readonly choice: CodeChoice;
  readonly busy: boolean;
  readonly onCode: (code: string) => void;
  readonly onSend: () => void;
}

/** Shows the fields in which a client who opened the advisor's link requests and enters the required code. */
export function LinkCodeSection({ email, code, choice, busy, onCode, onSend }: LinkCodeSectionProps) {
  const sent = choice.sent !== null;
  return (
    <Section title={texts.linkCodeTitle}>
      <Typography sx={{ mb: 3 }}>
        {texts.linkCodeLead(choice.channel === "sms" ? choice.smsTo : null, email)}
      </Typography>
      <CodeChannelChoice code={choice} busy={busy} />
      <Stack direction={{ xs: "column", sm: "row" }} sx={{ gap: 3, mt: 3, alignItems: { sm: "flex-start" } }}>
        <Button variant="outlined" disabled={busy} onClick={onSend} sx={{ flexShrink: 0 }}>
          {sent ? texts.sendAnother : texts.sendCode}
        </Button>
        {sent && (
          <WrittenField
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
