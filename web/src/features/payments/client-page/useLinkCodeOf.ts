import { useState } from "react";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { besideSession } from "../../../base/session/link-token.ts";
import { codeSent } from "../../contracts/signature/signature.texts.ts";
import { useCodeChannel } from "../../contracts/signature/useCodeChannel.ts";
import { useOwnLinkCodeMutation } from "./own-contract.generated.ts";

/** Returns the function that requests the code of a client's page, and the entered code. */
export function useLinkCodeOf(contractId: string, smsTo: string | null, token: string | null) {
  const { busy, perform } = useSaving();
  const [ask] = useOwnLinkCodeMutation({ context: besideSession(token) });
  const { settle, ...choice } = useCodeChannel(smsTo);
  const [code, setCode] = useState("");
  const send = async () => {
    const { channel } = choice;
    settle(await perform(() => ask({ variables: { contractId, channel } }), codeSent[channel]));
  };
  return { busy, choice, code, setCode, send };
}
