import type { ClaimAct } from "@travesia/api/claims/claim/claim.acts.rules";
import { completedUntil, extendedUntil, extensionOf } from "@travesia/api/claims/claim/claim.rules";
import { today as todayOf } from "@travesia/api/colombia/days";
import { recordAct, useRecordActs } from "../../../base/acts/record-acts.tsx";
import { withReason } from "../../../base/acts/with-reason.tsx";
import { formatDay } from "../../../ui/days.ts";
import { AnswerClaimDialog } from "./AnswerClaimDialog.tsx";
import { ClaimIdentityDialog } from "./ClaimIdentityDialog.tsx";
import { claimDeskTexts as texts, claimToasts as toasts } from "./claim-desk.texts.ts";
import {
  ClaimAnswerDocument,
  ClaimAskToCompleteDocument,
  ClaimCloseDocument,
  ClaimExtendDocument,
  ClaimIdentifyDocument,
  type ClaimRecordFragment,
  ClaimTakeDocument,
} from "./claims.generated.ts";

const act = recordAct<ClaimRecordFragment>();
const reasoned = (motivo: string) => ({ input: { motivo } });
const maxLength = 5000;

/** Acts of staff on a request. */
export const claimActs = {
  take: act({ label: texts.take, mutation: ClaimTakeDocument, done: toasts.taken }),
  identify: act({
    label: texts.identify,
    mutation: ClaimIdentifyDocument,
    done: toasts.identified,
    Dialog: ClaimIdentityDialog,
  }),
  answer: act({
    label: texts.answer,
    mutation: ClaimAnswerDocument,
    done: toasts.answered,
    Dialog: AnswerClaimDialog,
  }),
  extend: act({
    label: texts.extend,
    mutation: ClaimExtendDocument,
    done: toasts.extended,
    Dialog: withReason(
      ({ kind, dueOn, email }) => ({
        title: texts.extend,
        lead:
          `El plazo pasa del ${formatDay(dueOn)} al ${formatDay(extendedUntil(kind, dueOn))}: ` +
          `${extensionOf(kind)} días hábiles más, una sola vez. Le contamos el motivo a ${email}.`,
        label: "Por qué no alcanzamos",
        missing: "Escribe el motivo",
        submit: texts.extend,
        maxLength,
      }),
      reasoned,
    ),
  }),
  askToComplete: act({
    label: texts.askToComplete,
    mutation: ClaimAskToCompleteDocument,
    done: toasts.completionAsked,
    Dialog: withReason(
      ({ email }) => ({
        title: texts.askToComplete,
        lead:
          `Le escribiremos a ${email}. El plazo se detiene hasta que lo envíe; si no llega a más tardar el ` +
          `${formatDay(completedUntil(todayOf(new Date())))}, se entiende que desiste.`,
        label: "Qué falta",
        missing: "Escribe qué falta",
        submit: "Pedir lo que falta",
        maxLength,
      }),
      reasoned,
    ),
  }),
  close: act({
    label: texts.close,
    mutation: ClaimCloseDocument,
    done: toasts.closed,
    Dialog: withReason(
      ({ number, email }) => ({
        title: texts.close,
        lead:
          `La solicitud ${number} quedará cerrada y no se puede volver a abrir. ` +
          `Le contamos el motivo a ${email}.`,
        label: "Motivo",
        missing: "Escribe el motivo",
        submit: "Cerrar solicitud",
        maxLength,
      }),
      reasoned,
    ),
  }),
} satisfies Record<ClaimAct, unknown>;

/** Returns the acts on requests. */
export const useClaimActs = () =>
  useRecordActs<ClaimAct, ClaimRecordFragment>(claimActs, {
    reads: ["ClaimList", "ClaimCounts", "DayInbox"],
  });
