import { useActs } from "../../../base/saving/useActs.ts";
import { overOpened, type SaveOf } from "../../../base/saving/useFields.ts";
import type { raffleFields } from "./raffle.form.ts";
import {
  type RaffleLineFragment,
  useRaffleAcceptPrivateMutation,
  useRaffleCancelMutation,
  useRaffleCreateMutation,
  useRaffleDrawMutation,
  useRaffleStartMutation,
  useRaffleUpdateMutation,
} from "../board/raffle.generated.ts";
import { raffleTexts as texts } from "../board/raffle.texts.ts";
import type { RowAct } from "./RaffleRow.tsx";

/** Dialog open over the panel: an act on a raffle, or a new raffle. */
export type OpenAct =
  | { readonly act: RowAct; readonly raffle: RaffleLineFragment }
  | { readonly act: "create"; readonly raffle: null };

/** Returns the acts of the panel: the open dialog, the refusal, and the function of each act. */
export function useRafflePanel() {
  const { open, busy, failure, fresh, show, perform } = useActs<OpenAct | null>();
  const lists = { refetchQueries: ["RafflePanel", "RaffleOpen", "RaffleHome"], awaitRefetchQueries: true };
  const [create] = useRaffleCreateMutation(lists);
  const [update] = useRaffleUpdateMutation(lists);
  const [accept] = useRaffleAcceptPrivateMutation(lists);
  const [start] = useRaffleStartMutation(lists);
  const [draw] = useRaffleDrawMutation(lists);
  const [cancel] = useRaffleCancelMutation(lists);

  return {
    open,
    busy,
    failure,
    fresh,
    show,
    save: ((filled, raffle) => {
      const { image } = filled.values;
      if (!raffle) return perform(() => create({ variables: { input: filled.input, image } }), texts.created);
      const { id, version } = raffle;
      const act = overOpened(filled, version, (input) => update({ variables: { id, input, image } }));
      return perform(act, texts.updated);
    }) satisfies SaveOf<typeof raffleFields>,
    start: ({ id }: RaffleLineFragment) => void perform(() => start({ variables: { id } }), texts.opened),
    accept: ({ id }: RaffleLineFragment, input: { name: string; day: string }) =>
      perform(() => accept({ variables: { id, input } }), texts.accepted),
    draw: ({ id }: RaffleLineFragment, input: { winningNumber: string; source: string }) =>
      perform(() => draw({ variables: { id, input } }), texts.drawn),
    cancel: ({ id }: RaffleLineFragment, motivo: string) =>
      perform(() => cancel({ variables: { id, input: { motivo } } }), texts.cancelled),
  };
}
