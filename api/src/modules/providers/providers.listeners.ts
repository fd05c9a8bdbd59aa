import { type Listener, on } from "../../core/events/listeners.ts";
import "../accounts/account/account.events.ts";
import { forgetContact } from "./acts/forget-contact.ts";

/** What changes in the directory when something happens elsewhere. */
export const providerListeners: readonly Listener[] = [
  on("user.erased", async (work, { email }) => {
    if (email) await forgetContact(work, { email });
  }),
  on("person.erased", async (work, { proven: { email } }) => {
    if (email) await forgetContact(work, { email });
  }),
];
