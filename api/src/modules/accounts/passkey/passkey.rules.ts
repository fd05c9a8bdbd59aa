/** Maximum number of passkeys per person. */
export const MOST_PASSKEYS = 10;

/** Refusal of an answer to a challenge that was answered already, has expired, or never existed. */
export const PASSKEY_LATE = "Se venció el tiempo para usar la llave de acceso. Inténtalo de nuevo.";

/**
 * Refusal of a passkey that is unknown, belongs to another person, or failed verification; the three cases
 * get the same text.
 */
export const PASSKEY_WRONG = "No reconocemos esa llave de acceso";

/** Refusal of a new passkey that cannot be read, or that was created for another site. */
export const PASSKEY_UNREADABLE = "No pudimos leer la llave de acceso. Inténtalo de nuevo.";

export const PASSKEY_KNOWN = "Esa llave de acceso ya está en uso.";

export const TOO_MANY_PASSKEYS =
  `Puedes tener hasta ${MOST_PASSKEYS} llaves de acceso. ` + "Quita una que ya no uses.";

/** Refusal when browsers support no passkeys for the installation's address. */
export const NO_PASSKEYS_HERE =
  "Las llaves de acceso solo funcionan cuando Travesía se abre con https y un nombre de dominio.";
