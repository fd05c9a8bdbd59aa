/**
 * Sentence for a client who requested a cancellation: people with `cancelContracts` decide, not their
 * advisor.
 */
export const CANCELLATION_DECIDED =
  "Lo decide la administración de la agencia y te responderemos por correo.";
