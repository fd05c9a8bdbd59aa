import { spokenMonth } from "@travesia/api/colombia/spoken";
import { formatCop } from "@travesia/api/cop";
import { confirming } from "../../base/acts/confirming.tsx";
import { recordAct, useRecordActs } from "../../base/acts/record-acts.tsx";
import { withReason } from "../../base/acts/with-reason.tsx";
import { MonthCloseDocument, MonthReopenDocument } from "./closing.generated.ts";
import { closingTexts as texts, leftText } from "./closing.texts.ts";

/** Month of the accounting, as its acts show it. */
interface ShownMonth {
  /** The month: `2026-05`. */
  readonly id: string;
  readonly pendientes: number;
  /** Number of pending records of the month, by kind. */
  readonly waiting: Parameters<typeof leftText>[0];
  /** Number of the waiting movements of the bank that are outflows, once they are counted. */
  readonly outflows?: number;
  /** Received amount, in COP. */
  readonly recibido: number;
}

const act = recordAct<ShownMonth>();

/** Acts on a month, in the order of its page. */
export const monthActs = {
  reopen: act({
    label: texts.reopen,
    mutation: MonthReopenDocument,
    of: () => ({}),
    done: texts.reopened,
    color: "error",
    Dialog: withReason(
      ({ id }) => ({
        title: `Reabrir ${spokenMonth(id)}`,
        lead: "Se podrá registrar de nuevo en sus fechas. El cierre queda en la historia con las cifras que guardó.",
        label: "Motivo",
        submit: texts.reopen,
      }),
      (motivo, { id }) => ({ input: { mes: id, motivo } }),
    ),
  }),
  close: act({
    label: texts.close,
    mutation: MonthCloseDocument,
    of: ({ id, pendientes }) => ({ input: { mes: id, pendientesVistos: pendientes } }),
    done: texts.closed,
    Dialog: confirming(({ id, waiting, outflows, recibido }) => ({
      title: `Cerrar ${spokenMonth(id)}`,
      confirm: texts.close,
      children:
        `Sus cifras quedarán guardadas, con ${formatCop(recibido)} recibidos, y nadie podrá registrar, ` +
        "verificar ni pagar en sus fechas. " +
        `${leftText(waiting, outflows)} Solo el propietario puede reabrirlo.`,
    })),
  }),
};

/** Returns the acts on a month; an open dialog shows its current figures. */
export const useMonthActs = (month: ShownMonth | undefined) =>
  useRecordActs(monthActs, {
    reads: ["MonthDetail", "MonthList", "ClosedMonths", "MonthBooks"],
    records: month ? [month] : [],
  });
