import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Control } from "react-hook-form";
import { TextField } from "../../../ui/form/TextField.tsx";
import { CodeChannelChoice } from "./CodeChannelChoice.tsx";
import { codeIsSent, codeLead, signatureTexts as texts } from "./signature.texts.ts";
import { signingFields } from "./signing.form.ts";
import type { CodeChoice } from "./useCodeChannel.ts";

interface SigningCodeProps {
  readonly control: Control<typeof signingFields.empty>;
  /** E-mail address that receives the code. */
  readonly email: string;
  readonly code: CodeChoice & { readonly busy: boolean; readonly send: () => Promise<void> };
}

/** Requests the code with which the client signs, and shows the field to enter it. */
export function SigningCode({ control, email, code }: SigningCodeProps) {
  const { smsTo, channel, sent, busy, send } = code;
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography color="textSecondary" role="status" sx={{ overflowWrap: "anywhere" }}>
        {sent === null
          ? codeLead(email, channel === "sms" ? smsTo : null)
          : codeIsSent(email, sent === "sms" ? smsTo : null)}
      </Typography>
      <CodeChannelChoice code={code} busy={busy} />
      <Box sx={{ display: "flex", gap: 2, flexWrap: "wrap", alignItems: "flex-start" }}>
        <Box sx={{ flex: "1 1 200px", maxWidth: 260 }}>
          <TextField
            control={control}
            name="code"
            label={texts.code}
            required
            maxLength={8}
            autoComplete="one-time-code"
            rules={signingFields.rules.code}
          />
        </Box>
        <Button variant="outlined" loading={busy} onClick={() => void send()} sx={{ minHeight: 44 }}>
          {sent !== null ? texts.sendAnother : texts.sendCode}
        </Button>
      </Box>
    </Stack>
  );
}
