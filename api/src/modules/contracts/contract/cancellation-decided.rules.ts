/** Sentence for a client who asked to cancel: people with `cancelContracts` decide, not their advisor. */
export const CANCELLATION_DECIDED =
  "Lo decide la administración de la agencia y te responderemos por correo.";
