import type { UnsentMail } from "../graphql/schema.generated.ts";
import { useSettings } from "./settings.ts";

const WAITS = "Listo. El correo queda en espera hasta que el propietario abra los correos a clientes.";

/** Returns whether e-mails to clients wait for the owner's approval. */
const useMailsWait = (): boolean => useSettings().agency?.mailsWait === true;

/**
 * Returns why an e-mail has not reached the client; null when it has. An unsent e-mail counts as waiting
 * while e-mails to clients wait for the owner's approval.
 */
export function useUnsentMail(mail: UnsentMail | null): "waits" | "dropped" | null {
  const waits = useMailsWait();
  return mail === "queued" ? (waits ? "waits" : null) : mail;
}

/**
 * Returns a function for the toast of an act that e-mails a client: the given text, or, while e-mails to
 * clients wait for the owner's approval, a text that says so.
 */
export function useMailToast(): (sent: string) => string {
  const waits = useMailsWait();
  return (sent) => (waits ? WAITS : sent);
}
