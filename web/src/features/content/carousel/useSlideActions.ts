import { useState } from "react";
import {
  type SlideFragment,
  useCarouselOrderMutation,
  useSlideAddMutation,
  useSlideRemoveMutation,
  useSlideUpdateMutation,
} from "../content.generated.ts";
import { moved } from "../moved.ts";
import { type SlideForm, slideFormOf, slideInputOf } from "./slide.form.ts";
import { changedOf, useEdited } from "../../../app/failure/stale.ts";
import { useSaving, type Wrong } from "../../../app/saving/useSaving.ts";

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
  const store = (form: SlideForm) => {
    const input = slideInputOf(form);
    const { file } = form.picture;
    if (editing === "new" || !editing)
      return perform(() => add({ variables: { input, file } }), "Imagen cargada con éxito");
    const act = (over?: number) => {
      const mine = over === undefined ? input : changedOf(input, slideInputOf(slideFormOf(editing)));
      return update({
        variables: { id: editing.id, input: { ...mine, version: over ?? editing.version }, file },
      });
    };
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
    /** Answers what is wrong with which field, or null when it was saved. */
    save: async (form: SlideForm): Promise<Wrong | null> => {
      const wrong = await store(form);
      if (!wrong) setEditing(null);
      return wrong;
    },
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
