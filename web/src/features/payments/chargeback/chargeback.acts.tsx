import type { chargebackActs as rules } from "@travesia/api/payments/chargeback/chargeback.acts.rules";
import { recordAct, useRecordActs } from "../../../base/acts/record-acts.tsx";
import { withReason } from "../../../base/acts/with-reason.tsx";
import { AnswerDialog, NoteDialog } from "./ChargebackDialogs.tsx";
import { chargebackTexts as texts, chargebackToasts as toasts } from "./chargeback.texts.ts";
import {
  ChargebackAnswerDocument,
  ChargebackDropDocument,
  ChargebackNoteDocument,
  type ChargebackRowFragment,
} from "./chargebacks.generated.ts";

export type ChargebackAct = (typeof rules.names)[number];

const act = recordAct<ChargebackRowFragment>();

/** Acts of staff on a case. */
export const chargebackActs = {
  decide: act({
    label: texts.decide,
    mutation: ChargebackAnswerDocument,
    done: toasts.answered,
    Dialog: AnswerDialog,
  }),
  drop: act({
    label: texts.drop,
    mutation: ChargebackDropDocument,
    done: toasts.dropped,
    Dialog: withReason(
      ({ number }) => ({
        title: texts.drop,
        lead: `El caso ${number} quedará cerrado y su plazo deja de correr. El pago no cambia.`,
        label: "Cómo lo dijo el cliente",
        missing: "Escribe la nota",
        maxLength: 5000,
        submit: "Cerrar caso",
      }),
      (nota) => ({ input: { nota } }),
    ),
  }),
  note: act({ label: texts.note, mutation: ChargebackNoteDocument, done: toasts.noted, Dialog: NoteDialog }),
} satisfies Record<ChargebackAct, unknown>;

/** Returns the acts on cases. */
export const useChargebackActs = () =>
  useRecordActs<ChargebackAct, ChargebackRowFragment>(chargebackActs, {
    reads: ["ChargebackList", "ChargebackCounts", "DayInbox"],
  });
