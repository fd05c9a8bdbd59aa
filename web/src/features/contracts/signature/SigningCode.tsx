import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Control } from "react-hook-form";
import { TextField } from "../../../ui/form/TextField.tsx";
import { codeIsSent, codeLead, signatureTexts as texts } from "./signature.texts.ts";
import { signingFields } from "./signing.form.ts";

interface SigningCodeProps {
  readonly control: Control<typeof signingFields.empty>;
  /** Where the code goes. */
  readonly email: string;
  readonly sent: boolean;
  readonly busy: boolean;
  readonly onSend: () => void;
}

/** Asks for the code with which somebody signs, and takes it. */
export function SigningCode({ control, email, sent, busy, onSend }: SigningCodeProps) {
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography color="textSecondary" role="status" sx={{ overflowWrap: "anywhere" }}>
        {sent ? codeIsSent(email) : codeLead(email)}
      </Typography>
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
        <Button variant="outlined" loading={busy} onClick={onSend} sx={{ minHeight: 44 }}>
          {sent ? texts.sendAnother : texts.sendCode}
        </Button>
      </Box>
    </Stack>
  );
}
