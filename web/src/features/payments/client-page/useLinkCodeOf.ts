import { useState } from "react";
import { useSaving } from "../../../app/saving/useSaving.ts";
import { besideSession } from "../../../app/session/link-token.ts";
import { ownToasts } from "./client-page.texts.ts";
import { useOwnLinkCodeMutation } from "./own-contract.generated.ts";

/** Asking for the code of a client's page, and what was typed of it. */
export function useLinkCodeOf(contractId: string, token: string | null) {
  const { busy, perform } = useSaving();
  const [ask] = useOwnLinkCodeMutation({ context: besideSession(token) });
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState("");
  const send = async () => {
    if ((await perform(() => ask({ variables: { contractId } }), ownToasts.codeSent)) === null) setSent(true);
  };
  return { busy, sent, code, setCode, send };
}
