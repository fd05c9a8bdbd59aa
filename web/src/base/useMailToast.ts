import type { UnsentMail } from "../graphql/schema.generated.ts";
import { useSettings } from "./settings.ts";

const WAITS = "Listo. El correo queda en espera hasta que el propietario abra los correos a clientes.";

/** Returns whether mails to clients wait for the owner to open them. */
const useMailsWait = (): boolean => useSettings().agency?.mailsWait === true;

/**
 * Returns why the mail of a sending is not with the client, null when it is: a mail on its way will wait
 * while mails to clients do.
 */
export function useUnsentMail(mail: UnsentMail | null): "waits" | "dropped" | null {
  const waits = useMailsWait();
  return mail === "queued" ? (waits ? "waits" : null) : mail;
}

/**
 * Returns the toast of an act that mails a client: its own, or, while mails to clients wait for the owner,
 * that this one waits too.
 */
export function useMailToast(): (sent: string) => string {
  const waits = useMailsWait();
  return (sent) => (waits ? WAITS : sent);
}
