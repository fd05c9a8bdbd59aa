import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { linkPageTexts as texts } from "./link-page.texts.ts";

export interface MailLinkProps {
  /** E-mails the link; returns the masked e-mail address. */
  readonly mail: () => Promise<string | undefined>;
  /** Label of the button, when the page does not name the link. */
  readonly label?: string | undefined;
}

/** Offers to e-mail a link to the client's stored address. */
export function MailLink({ mail, label = texts.send }: MailLinkProps) {
  const { busy, perform } = useSaving();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <Typography role="status">{texts.sent(sentTo)}</Typography>;
  return (
    <Button
      variant="outlined"
      disabled={busy}
      onClick={() => void perform(async () => setSentTo((await mail()) ?? null), null)}
    >
      {label}
    </Button>
  );
}
