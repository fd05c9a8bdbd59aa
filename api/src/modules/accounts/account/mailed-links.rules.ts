/** Minutes that a mailed link to set a new password works. */
export const recoveryMinutes = 60;

/** Days that the link works by which somebody invited chooses their password. */
export const invitationDays = 7;

/** Days that a mailed link works by which somebody confirms their address. */
export const confirmationDays = 7;
