import type { SubmitEvent, SubmitEventHandler } from "react";

/** What sends a form: `submit` of `useFields`. */
export type Submit = (event: SubmitEvent<HTMLFormElement>) => void | Promise<unknown>;

/**
 * Waits for what sends a form. A save tells of what the server refused; what it did not expect is reported as
 * the error of any other handler is.
 */
export const sent = (sending: void | Promise<unknown>): Promise<unknown> =>
  Promise.resolve(sending).catch((failure: unknown) => reportError(failure));

/** The handler of a form that is sent: `<form onSubmit={sends(submit)} noValidate>` */
export const sends =
  (submit: Submit): SubmitEventHandler<HTMLFormElement> =>
  (event) =>
    void sent(submit(event));
