import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { FormFailure } from "../../ui/form/FormFailure.tsx";
import { WrittenField } from "../../ui/form/WrittenField.tsx";
import { closingTexts as texts } from "./closing.texts.ts";
import type { ClosingActs } from "./useClosing.ts";

interface CodeStepProps {
  /** Masked e-mail address that receives the code. */
  readonly email: string;
  readonly acts: Pick<ClosingActs, "busy" | "failure" | "askCode" | "enterCode">;
}

/** Shows the fields with which a client continues in a browser that the closing does not know. */
export function CodeStep({ email, acts }: CodeStepProps) {
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState("");
  const { busy, failure } = acts;
  return (
    <Stack sx={{ gap: 4, maxWidth: 460 }}>
      <div>
        <Typography variant="h3" component="h2">
          {texts.elsewhere}
        </Typography>
        <Typography color="textSecondary">{texts.elsewhereLead(email)}</Typography>
      </div>
      <Button
        variant={sent ? "outlined" : "contained"}
        loading={busy}
        onClick={() => void acts.askCode().then((wrong) => wrong === null && setSent(true))}
      >
        {sent ? texts.sendAnother : texts.sendCode}
      </Button>
      {sent && (
        <Stack
          component="form"
          sx={{ gap: 3 }}
          onSubmit={(event) => {
            event.preventDefault();
            void acts.enterCode(code);
          }}
        >
          <WrittenField
            label={texts.code}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            slotProps={{ htmlInput: { maxLength: 7, inputMode: "numeric", autoComplete: "one-time-code" } }}
          />
          <FormFailure failure={failure} />
          <Button type="submit" variant="contained" color="secondary" loading={busy}>
            {texts.continueHere}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
