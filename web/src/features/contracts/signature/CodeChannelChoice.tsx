import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import { bySms, signatureTexts as texts } from "./signature.texts.ts";
import type { CodeChoice } from "./useCodeChannel.ts";

interface CodeChannelChoiceProps {
  readonly code: Pick<CodeChoice, "smsTo" | "channel" | "choose">;
  readonly busy: boolean;
}

/** Shows the choice to send the code by e-mail or by SMS; hidden when only e-mail is possible. */
export function CodeChannelChoice({ code: { smsTo, channel, choose }, busy }: CodeChannelChoiceProps) {
  if (smsTo === null) return null;
  return (
    <RadioGroup
      row
      aria-label={texts.codeChannel}
      value={channel}
      onChange={(_, value) => choose(value === "sms" ? "sms" : "mail")}
      sx={{ columnGap: 4 }}
    >
      <FormControlLabel value="mail" control={<Radio />} label={texts.byMail} disabled={busy} />
      <FormControlLabel value="sms" control={<Radio />} label={bySms(smsTo)} disabled={busy} />
    </RadioGroup>
  );
}
