/**
 * Sentence for a client who requested a cancellation: people with `cancelContracts` decide, not the client's
 * advisor.
 */
export const CANCELLATION_DECIDED =
  "Lo decide la administración de la agencia y te responderemos por correo.";
