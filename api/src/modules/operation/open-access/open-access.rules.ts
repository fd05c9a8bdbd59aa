/** Kinds of access that outlive a session, in display order. */
export const openAccessKinds = {
  token: "Token de acceso",
  webhook: "Webhook",
  service: "Cuenta de servicio",
  passkey: "Llave de acceso",
  trip: "Viaje compartido",
  calendar: "Calendario",
  quoteLink: "Enlace de una cotización",
  contractLink: "Enlace de un contrato",
} as const;
export type OpenAccessKind = keyof typeof openAccessKinds;
