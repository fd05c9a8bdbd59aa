import { useSettings } from "./settings.ts";

const WAITS = "Listo. El correo queda en espera hasta que el propietario abra los correos a clientes.";

/** Returns whether mails to clients wait for the owner to open them. */
export const useMailsWait = (): boolean => useSettings().agency?.mailsWait === true;

/**
 * Returns the toast of an act that mails a client: its own, or, while mails to clients wait for the owner,
 * that this one waits too.
 */
export function useMailToast(): (sent: string) => string {
  const waits = useMailsWait();
  return (sent) => (waits ? WAITS : sent);
}
