import {
  type SlideFragment,
  useCarouselOrderMutation,
  useSlideAddMutation,
  useSlideRemoveMutation,
  useSlideUpdateMutation,
} from "../content.generated.ts";
import { useEditedList } from "../useEditedList.ts";
import type { slideFields } from "./slide.form.ts";
import { type FilledOf, overOpened, type SaveOf } from "../../../base/saving/useFields.ts";

const lists = { refetchQueries: ["CarouselSlides"], awaitRefetchQueries: true };

/** Returns the actions on carousel slides: the slide being edited, and the function of each action. */
export function useSlideActions(slides: readonly SlideFragment[]) {
  const [add] = useSlideAddMutation(lists);
  const [update] = useSlideUpdateMutation(lists);
  const [order] = useCarouselOrderMutation(lists);
  const [remove] = useSlideRemoveMutation(lists);
  const { perform, closing, ...list } = useEditedList(slides, {
    order: (ids) => order({ variables: { ids } }),
    remove: ({ id }) => remove({ variables: { id } }),
    removed: "Imagen eliminada con éxito",
  });
  const { editing } = list;
  const store = (filled: FilledOf<typeof slideFields>) => {
    const { file } = filled.values.picture;
    if (editing === "new" || !editing)
      return perform(() => add({ variables: { input: filled.input, file } }), "Imagen cargada con éxito");
    const { id, version } = editing;
    const act = overOpened(filled, version, (input) => update({ variables: { id, input, file } }));
    return perform(act, "Imagen actualizada");
  };
  return {
    ...list,
    save: ((filled) => closing(store(filled))) satisfies SaveOf<typeof slideFields>,
  };
}
