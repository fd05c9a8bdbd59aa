/** Minutes for which a mailed link to set a new password is valid. */
export const recoveryMinutes = 60;

/** Days for which an invited person can choose their password by the mailed link. */
export const invitationDays = 7;

/** Days for which a person can confirm their address by the mailed link. */
export const confirmationDays = 7;
