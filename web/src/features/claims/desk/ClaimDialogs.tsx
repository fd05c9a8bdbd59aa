import { completedUntil, extendedUntil, extensionOf } from "@travesia/api/claims/claim/claim.rules";
import { today as todayOf } from "@travesia/api/colombia/days";
import { ReasonDialog } from "../../../base/saving/ReasonDialog.tsx";
import { formatDay } from "../../../ui/days.ts";
import { AnswerClaimDialog } from "./AnswerClaimDialog.tsx";
import { ClaimIdentityDialog } from "./ClaimIdentityDialog.tsx";
import { claimDeskTexts as texts } from "./claim-desk.texts.ts";
import type { ClaimRecordFragment } from "./claims.generated.ts";
import type { ClaimActions } from "./useClaimActions.ts";

/** Shows the open dialog of an act, if there is one. */
export function ClaimDialogs({ actions }: { readonly actions: ClaimActions }) {
  const { open } = actions;
  if (!open) return null;
  if (open.act === "answer") return <AnswerClaimDialog claim={open.claim} actions={actions} />;
  if (open.act === "identify") return <ClaimIdentityDialog claim={open.claim} actions={actions} />;
  const { onSubmit, ...words } = reasons[open.act](open.claim, actions);
  const { busy, failure, close } = actions;
  return (
    <ReasonDialog
      {...words}
      busy={busy}
      failure={failure}
      onSubmit={onSubmit}
      maxLength={5000}
      onClose={close}
    />
  );
}

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  readonly missing: string;
  readonly submit: string;
  readonly onSubmit: ClaimActions["extend"];
}

type Reasoned = "extend" | "askToComplete" | "close";

const reasons: Readonly<Record<Reasoned, (claim: ClaimRecordFragment, actions: ClaimActions) => Words>> = {
  extend: ({ kind, dueOn, email }, { extend }) => ({
    title: texts.extend,
    lead:
      `El plazo pasa del ${formatDay(dueOn)} al ${formatDay(extendedUntil(kind, dueOn))}: ` +
      `${extensionOf(kind)} días hábiles más, una sola vez. Le contamos el motivo a ${email}.`,
    label: "Por qué no alcanzamos",
    missing: "Escribe el motivo",
    submit: texts.extend,
    onSubmit: extend,
  }),
  askToComplete: ({ email }, { askToComplete }) => ({
    title: texts.askToComplete,
    lead:
      `Le escribiremos a ${email}. El plazo se detiene hasta que lo envíe; si no llega a más tardar el ` +
      `${formatDay(completedUntil(todayOf(new Date())))}, se entiende que desiste.`,
    label: "Qué falta",
    missing: "Escribe qué falta",
    submit: "Pedir lo que falta",
    onSubmit: askToComplete,
  }),
  close: ({ number, email }, { end }) => ({
    title: texts.close,
    lead:
      `La solicitud ${number} quedará cerrada y no se puede volver a abrir. ` +
      `Le contamos el motivo a ${email}.`,
    label: "Motivo",
    missing: "Escribe el motivo",
    submit: "Cerrar solicitud",
    onSubmit: end,
  }),
};
