import { type RefObject, type SubmitEventHandler, useRef } from "react";
import { type Submit, sent } from "./submit.ts";
import { useSentAgain } from "./useSentAgain.ts";

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
  const isSent = useRef(false);
  const { waits, sending } = useSentAgain(() => form.current?.requestSubmit(), failure);
  return {
    form,
    waits,
    isSending: () => isSent.current,
    onSubmit: (event) => {
      sending();
      isSent.current = true;
      void sent(submit(event)).finally(() => {
        isSent.current = false;
      });
    },
  };
}
