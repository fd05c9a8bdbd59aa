import { type Listener, on } from "../../core/events/listeners.ts";
import { forgetContact } from "./acts/forget-contact.ts";

/** Listeners that remove the contact data of erased people from the directory. */
export const providerListeners: readonly Listener[] = [
  on("user.erased", async (work, { email }) => {
    if (email) await forgetContact(work, { email });
  }),
  on("person.erased", async (work, { proven: { email } }) => {
    if (email) await forgetContact(work, { email });
  }),
];
