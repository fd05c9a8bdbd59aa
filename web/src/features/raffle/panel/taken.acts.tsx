import { announced } from "../../../base/saving/useSaving.ts";
import { formatCop } from "@travesia/api/cop";
import { HELD_HOURS } from "@travesia/api/raffle/raffle.rules";
import { confirming } from "../../../base/acts/confirming.tsx";
import { recordAct } from "../../../base/acts/record-acts.tsx";
import {
  type RaffleCardFragment,
  RafflePayDocument,
  RaffleReleaseDocument,
  RaffleResetDocument,
  type TakenNumberFragment,
} from "../board/raffle.generated.ts";
import { numbersText, raffleTexts as texts } from "../board/raffle.texts.ts";

/** A taken number with its raffle. */
interface TakenOf extends TakenNumberFragment {
  readonly raffle: RaffleCardFragment;
}

const act = recordAct<TakenOf>();

/** Acts on a taken number. */
export const takenActs = {
  pay: act({
    label: "Registrar pago",
    mutation: RafflePayDocument,
    of: ({ id }) => ({ id, isPaid: true }),
    done: announced(texts.paid),
    Dialog: confirming(({ value, name, raffle }) => ({
      title: `Registrar el pago del ${value}`,
      confirm: `Registrar ${formatCop(raffle.price)}`,
      children: (
        <>
          {name} pagó <strong>{formatCop(raffle.price)}</strong> por el número {value} de «{raffle.title}».
        </>
      ),
    })),
  }),
  unpay: act({
    label: "Quitar pago",
    mutation: RafflePayDocument,
    of: ({ id }) => ({ id, isPaid: false }),
    done: announced(texts.unpaid),
    Dialog: confirming(({ value, name, raffle }) => ({
      title: `Quitar el pago del ${value}`,
      confirm: `Quitar el pago de ${formatCop(raffle.price)}`,
      destructive: true,
      children:
        `El número ${value} de ${name} quedará por pagar. Si no se paga en ${HELD_HOURS} horas, vuelve a ` +
        "estar libre.",
    })),
  }),
  release: act({
    label: "Liberar",
    mutation: RaffleReleaseDocument,
    done: announced(texts.released),
    Dialog: confirming(({ value, name }) => ({
      title: `Liberar el ${value}`,
      confirm: "Liberar número",
      destructive: true,
      children: `El número ${value} dejará de ser de ${name} y cualquiera podrá tomarlo.`,
    })),
  }),
};

/** Acts on the board of a raffle. */
export const boardActs = {
  reset: recordAct<RaffleCardFragment>()({
    label: "Resetear tablero",
    mutation: RaffleResetDocument,
    of: () => ({}),
    done: texts.reset,
    Dialog: confirming(({ title, selectedCount }) => ({
      title: "Resetear el tablero",
      confirm: "Resetear todos los números",
      destructive: true,
      children: (
        <>
          Se borrarán selección y persona de <strong>{numbersText(selectedCount)}</strong> de «{title}». No se
          puede deshacer.
        </>
      ),
    })),
  }),
};

/** Queries that are read again after an act on a taken number. */
export const takenReads = ["RaffleTaken", "RaffleOpen", "RaffleHome"];
