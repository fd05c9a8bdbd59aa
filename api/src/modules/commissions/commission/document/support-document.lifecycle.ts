import { lifecycle } from "../../../../core/lifecycle.ts";

/** The statuses of a «cuenta de cobro». */
export type SupportDocumentStatus = "generado" | "pagado" | "anulado";

/** A «cuenta de cobro» follows its commission: it is paid with it, or ends when it is voided. */
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
