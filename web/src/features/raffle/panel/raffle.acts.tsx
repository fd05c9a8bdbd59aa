import { announced } from "../../../base/saving/useSaving.ts";
import { formatCop } from "@travesia/api/cop";
import { confirming } from "../../../base/acts/confirming.tsx";
import { type RecordAct, recordAct } from "../../../base/acts/record-acts.tsx";
import { withReason } from "../../../base/acts/with-reason.tsx";
import { inputOver } from "../../../base/saving/useFields.ts";
import { formatDay } from "../../../ui/days.ts";
import { Money } from "../../../ui/Money.tsx";
import {
  RaffleAcceptPrivateDocument,
  RaffleCancelDocument,
  RaffleCreateDocument,
  RaffleDrawDocument,
  type RaffleLineFragment,
  RaffleStartDocument,
  RaffleUpdateDocument,
} from "../board/raffle.generated.ts";
import { numbersText, raffleTexts as texts } from "../board/raffle.texts.ts";
import { AcceptPrivateDialog } from "./AcceptPrivateDialog.tsx";
import { DrawRaffleDialog } from "./DrawRaffleDialog.tsx";
import { RaffleDialog } from "./RaffleDialog.tsx";

const act = recordAct<RaffleLineFragment>();

/** Acts on a raffle of the panel. */
export const raffleActs = {
  start: act({
    label: "Abrir rifa",
    mutation: RaffleStartDocument,
    done: texts.opened,
    Dialog: confirming(({ title, price, drawDate }) => ({
      title: "Abrir rifa",
      confirm: "Abrir rifa",
      children: (
        <>
          «{title}» se publicará con mil números a <strong>{formatCop(price)}</strong> cada uno y se jugará el{" "}
          {formatDay(drawDate)}. Cualquiera podrá tomar números desde ya.
        </>
      ),
    })),
  }),
  acceptPrivate: act({
    label: texts.acceptPrivate,
    mutation: RaffleAcceptPrivateDocument,
    done: texts.accepted,
    Dialog: AcceptPrivateDialog,
  }),
  draw: act({
    label: "Registrar resultado",
    mutation: RaffleDrawDocument,
    done: texts.drawn,
    Dialog: DrawRaffleDialog,
  }),
  edit: act({
    label: "Editar",
    mutation: RaffleUpdateDocument,
    done: announced(texts.updated),
    Dialog: ({ record, frame, fresh, send }) => (
      <RaffleDialog
        key={fresh}
        raffle={record}
        {...frame}
        onSave={(filled, opened) =>
          send((version) => ({
            input: inputOver(filled, (opened ?? record).version, version),
            image: filled.values.image,
          }))
        }
      />
    ),
  }),
  cancel: act({
    label: "Cancelar rifa",
    mutation: RaffleCancelDocument,
    done: texts.cancelled,
    color: "error",
    Dialog: withReason(
      ({ title, paidCount, collected }) => ({
        title: `Cancelar «${title}»`,
        lead:
          paidCount > 0 ? (
            <>
              Hay {numbersText(paidCount)} con pago por <Money amount={collected} strong />, que se debe
              devolver. La lista de quién pagó se conserva. No se puede deshacer.
            </>
          ) : (
            "Nadie podrá tomar más números de esta rifa. No se puede deshacer."
          ),
        label: "Motivo",
        submit: "Cancelar la rifa",
      }),
      (motivo) => ({ input: { motivo } }),
    ),
  }),
} satisfies Record<string, RecordAct<RaffleLineFragment>>;

export type RowAct = keyof typeof raffleActs;

/** Placeholder of a raffle that does not exist yet. */
export const newRaffle = { id: "" };

/** Acts of the panel. */
export const panelActs = {
  create: recordAct<typeof newRaffle>()({
    label: "Nueva rifa",
    mutation: RaffleCreateDocument,
    of: () => ({}),
    done: texts.created,
    Dialog: ({ frame, send }) => (
      <RaffleDialog
        raffle={null}
        {...frame}
        onSave={({ input, values: { image } }) => send({ input, image })}
      />
    ),
  }),
};

/** Queries that are read again after an act on a raffle. */
export const raffleReads = ["RafflePanel", "RaffleOpen", "RaffleHome"];
