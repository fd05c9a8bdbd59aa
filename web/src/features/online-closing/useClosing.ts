import { useState } from "react";
import { besideSession } from "../../base/session/link-token.ts";
import { useSaving } from "../../base/saving/useSaving.ts";
import type { ChooseClosingInput } from "../../graphql/schema.generated.ts";
import {
  useClosingAcceptMutation,
  useClosingChooseMutation,
  useClosingCodeMutation,
  useClosingContinueMutation,
  useOnlineClosingQuery,
} from "./online-closing.generated.ts";
import { closingTexts as texts } from "./closing.texts.ts";
import { keepBrowser, keptBrowser } from "./kept-browser.ts";

/** Interval in milliseconds between two queries of whether the office stopped or took over. */
const ASKED_EVERY = 10_000;

/** Returns a closing as its client sees it in this browser, with the acts on it. */
export function useClosing(quoteId: string, token: string | null) {
  const context = besideSession(token);
  const [browser, setBrowser] = useState(() => keptBrowser(quoteId));
  const read = useOnlineClosingQuery({
    variables: { quoteId, browser },
    context,
    fetchPolicy: "network-only",
    nextFetchPolicy: "cache-first",
    pollInterval: ASKED_EVERY,
    skipPollAttempt: () => document.visibilityState === "hidden",
  });
  const { busy, failure, perform } = useSaving();
  const again = { context, refetchQueries: ["OnlineClosing"], awaitRefetchQueries: true };
  const [choose] = useClosingChooseMutation(again);
  const [accept] = useClosingAcceptMutation(again);
  const [ask] = useClosingCodeMutation({ context });
  const [enter] = useClosingContinueMutation({ context });
  return {
    read,
    browser,
    busy,
    failure,
    choose: (input: ChooseClosingInput) =>
      perform(() => choose({ variables: { quoteId, browser, input } }), null),
    accept: (sha256: string) =>
      perform(() => accept({ variables: { quoteId, browser, sha256 } }), texts.accepted),
    askCode: () => perform(() => ask({ variables: { quoteId } }), texts.codeSent),
    enterCode: (code: string) =>
      perform(async () => {
        const { data } = await enter({ variables: { quoteId, code } });
        if (!data) return;
        keepBrowser(quoteId, data.continueClosing);
        setBrowser(data.continueClosing);
      }, null),
  };
}

export type ClosingActs = ReturnType<typeof useClosing>;
