import { useState } from "react";
import {
  type SlideFragment,
  useCarouselOrderMutation,
  useSlideAddMutation,
  useSlideRemoveMutation,
  useSlideUpdateMutation,
} from "../content.generated.ts";
import { moved } from "../moved.ts";
import type { slideFields } from "./slide.form.ts";
import { useEdited } from "../../../app/failure/stale.ts";
import { type FilledOf, overOpened, type SaveOf } from "../../../app/saving/useFields.ts";
import { useSaving } from "../../../app/saving/useSaving.ts";

const lists = { refetchQueries: ["CarouselSlides"], awaitRefetchQueries: true };

/** The acts on slides of the carousel: which one is being written, and what each does. */
export function useSlideActions(slides: readonly SlideFragment[]) {
  const { busy, failure, fresh, forget, perform } = useSaving();
  const [editing, setEditing] = useEdited(slides, fresh);
  const [removing, askRemove] = useState<SlideFragment | null>(null);
  const [add] = useSlideAddMutation(lists);
  const [update] = useSlideUpdateMutation(lists);
  const [order] = useCarouselOrderMutation(lists);
  const [remove] = useSlideRemoveMutation(lists);
  const store = (filled: FilledOf<typeof slideFields>) => {
    const { file } = filled.values.picture;
    if (editing === "new" || !editing)
      return perform(() => add({ variables: { input: filled.input, file } }), "Imagen cargada con éxito");
    const { id, version } = editing;
    const act = overOpened(filled, version, (input) => update({ variables: { id, input, file } }));
    return perform(act, "Imagen actualizada");
  };
  return {
    editing,
    removing,
    busy,
    failure,
    askRemove,
    edit: (slide: SlideFragment | "new" | null) => {
      forget();
      setEditing(slide);
    },
    save: (async (filled) => {
      const wrong = await store(filled);
      if (!wrong) setEditing(null);
      return wrong;
    }) satisfies SaveOf<typeof slideFields>,
    move: (place: number, by: -1 | 1) => {
      const ids = moved(slides, place, by).map(({ id }) => id);
      void perform(() => order({ variables: { ids } }), "Orden guardado");
    },
    remove: async () => {
      if (!removing) return;
      await perform(() => remove({ variables: { id: removing.id } }), "Imagen eliminada con éxito");
      askRemove(null);
    },
  };
}
