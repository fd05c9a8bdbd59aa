import type { SubmitEvent, SubmitEventHandler } from "react";

/** Handler that submits a form: `submit` of `useFields`. */
export type Submit = (event: SubmitEvent<HTMLFormElement>) => void | Promise<unknown>;

/**
 * Waits for the handler of a form. A save shows the server's refusal itself; an unexpected failure is
 * reported like the error of any other handler.
 */
export const sent = (sending: void | Promise<unknown>): Promise<unknown> =>
  Promise.resolve(sending).catch((failure: unknown) => reportError(failure));

/** Returns the handler of a form that is sent: `<form onSubmit={sends(submit)} noValidate>` */
export const sends =
  (submit: Submit): SubmitEventHandler<HTMLFormElement> =>
  (event) =>
    void sent(submit(event));
