import { type RefObject, type SubmitEventHandler, useEffect, useRef, useState } from "react";
import { type Submit, sent } from "./submit.ts";

/** A form on its way to the server. */
export interface SentForm {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** Returns whether the form is being sent: its text is then about to be stored. */
  readonly isSending: () => boolean;
  /**
   * True when the form could not be sent for lack of a connection, and will be sent automatically when there
   * is one.
   */
  readonly waits: boolean;
}

/**
 * Sends a form; a form sent without a connection is sent again, with its values at that time, as soon as
 * there is one.
 */
export function useSentForm(submit: Submit, failure: string | null | undefined): SentForm {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [unsent, setUnsent] = useState(false);
  const waits = unsent && Boolean(failure);
  useEffect(() => {
    if (!waits) return undefined;
    const again = () => form.current?.requestSubmit();
    // The connection may have returned before the listener was added.
    if (window.navigator.onLine) again();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [waits]);
  return {
    form,
    waits,
    isSending: () => sending.current,
    onSubmit: (event) => {
      setUnsent(!window.navigator.onLine);
      sending.current = true;
      void sent(submit(event)).finally(() => {
        sending.current = false;
      });
    },
  };
}
