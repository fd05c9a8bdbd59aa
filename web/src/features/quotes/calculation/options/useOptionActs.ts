import { useActs } from "../../../../base/saving/useActs.ts";
import type { OptionAct } from "../../quote/quote.offered-acts.ts";
import {
  useQuoteOptionAddMutation,
  useQuoteOptionRecommendMutation,
  useQuoteOptionRemoveMutation,
  useQuoteOptionRenameMutation,
} from "../../quote/quotes.generated.ts";
import { optionToasts } from "./option.texts.ts";

const figures = {
  refetchQueries: ["QuoteCalculation", "QuoteDetail", "RecordHistory"],
  awaitRefetchQueries: true,
};

/** Returns the acts on the options of a quote; `look` selects another option, or none. */
export function useOptionActs(
  id: string,
  options: readonly { readonly id: string }[],
  look: (option: string | null) => void,
) {
  const { open, busy, failure, show, close, perform } = useActs<OptionAct>();
  const [add] = useQuoteOptionAddMutation(figures);
  const [rename] = useQuoteOptionRenameMutation(figures);
  const [recommend] = useQuoteOptionRecommendMutation(figures);
  const [remove] = useQuoteOptionRemoveMutation(figures);
  return {
    open,
    busy,
    failure,
    show,
    close,
    add: (name: string, copyOf: string | null) =>
      perform(async () => {
        const { data } = await add({ variables: { id, input: { name, copyOf } } });
        const known = options.map((option) => option.id);
        const added = data?.addQuoteOption.options?.filter((option) => !known.includes(option.id)).at(-1);
        look(added?.id ?? null);
      }, optionToasts.addOption),
    rename: (option: string, name: string) =>
      perform(() => rename({ variables: { id, option, input: { name } } }), optionToasts.renameOption),
    recommend: (option: string) =>
      void perform(() => recommend({ variables: { id, option } }), optionToasts.recommendOption),
    remove: (option: string) =>
      void perform(async () => {
        await remove({ variables: { id, option } });
        look(null);
      }, optionToasts.removeOption),
  };
}
