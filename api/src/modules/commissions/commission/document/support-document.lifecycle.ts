import { lifecycle } from "../../../../core/lifecycle.ts";

/** The statuses of a «cuenta de cobro». */
export type SupportDocumentStatus = "generado" | "pagado" | "anulado";

/**
 * Statuses of a «cuenta de cobro», which follow its commission: paid when the commission is paid, void when
 * the commission is voided.
 */
export const supportDocumentLifecycle = lifecycle({
  subject: "La cuenta de cobro",
  start: "generado",
  table: {
    generado: ["pagado", "anulado"],
    pagado: [],
    anulado: [],
  } satisfies Record<SupportDocumentStatus, readonly SupportDocumentStatus[]>,
  labels: { generado: "Generada", pagado: "Pagada", anulado: "Anulada" },
});
