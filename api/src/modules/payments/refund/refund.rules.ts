/** Calendar days within which money goes back to a client (decisions 15, Ley 1480 de 2011, art. 47). */
export const REFUND_DAYS = 15;

/** What stands as the reason of a payment in review that goes back to the client. */
export const REFUNDED = "Devuelto";
