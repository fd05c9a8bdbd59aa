import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { besideSession } from "../../../base/session/link-token.ts";
import type { LinkedPage } from "../../../graphql/schema.generated.ts";
import { useContractPageMailingMutation } from "./link-page.generated.ts";
import { linkPageTexts as texts } from "./link-page.texts.ts";

interface MailContractPageProps {
  readonly contractId: string;
  readonly page: LinkedPage;
  /** Of the link that opened this page: another one of the same contract. */
  readonly token: string;
}

/** Offers to mail the link of a contract's page to the address that the contract keeps. */
export function MailContractPage({ contractId, page, token }: MailContractPageProps) {
  const { busy, perform } = useSaving();
  const [mail] = useContractPageMailingMutation({ context: besideSession(token) });
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <Typography role="status">{texts.sent(sentTo)}</Typography>;
  return (
    <Button
      variant="outlined"
      disabled={busy}
      onClick={() =>
        void perform(async () => {
          const { data } = await mail({ variables: { contractId, page } });
          setSentTo(data?.mailContractPage ?? null);
        }, null)
      }
    >
      {texts.send}
    </Button>
  );
}
