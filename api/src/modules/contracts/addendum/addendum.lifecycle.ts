import { lifecycle } from "../../../core/lifecycle.ts";

/** The statuses of an addendum. */
export type AddendumStatus = "draft" | "sent" | "signed" | "withdrawn";

/** Status transitions of an addendum; a sent addendum becomes a draft again when it is edited. */
export const addendumLifecycle = lifecycle({
  subject: "El otrosí",
  start: "draft",
  table: {
    draft: ["sent", "withdrawn"],
    sent: ["draft", "signed", "withdrawn"],
    signed: [],
    withdrawn: [],
  } satisfies Record<AddendumStatus, readonly AddendumStatus[]>,
  labels: { draft: "Borrador", sent: "Por firmar", signed: "Firmado", withdrawn: "Retirado" },
});
