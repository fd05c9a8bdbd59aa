import { useState } from "react";
import {
  type KeptPopupFragment,
  usePopupCreateMutation,
  usePopupDeleteMutation,
  usePopupUpdateMutation,
} from "../content.generated.ts";
import { type PopupForm, popupFormOf, popupInputOf } from "./popup.form.ts";
import { changedOf, useEdited } from "../../../app/failure/stale.ts";
import { useSaving, type Wrong } from "../../../app/saving/useSaving.ts";

const lists = { refetchQueries: ["PopupPanel", "ActivePopup"], awaitRefetchQueries: true };

/** The acts on popups of the panel: which one is being written, and what each does. */
export function usePopupActions(popups: readonly KeptPopupFragment[]) {
  const { busy, failure, fresh, forget, perform } = useSaving();
  const [editing, setEditing] = useEdited(popups, fresh);
  const [deleting, askDelete] = useState<KeptPopupFragment | null>(null);
  const [create] = usePopupCreateMutation(lists);
  const [update] = usePopupUpdateMutation(lists);
  const [remove] = usePopupDeleteMutation(lists);
  const store = (form: PopupForm) => {
    const file = form.picture.file;
    const input = popupInputOf(form);
    if (editing === "new" || !editing)
      return perform(() => create({ variables: { input, file } }), "Popup creado exitosamente!");
    const act = (over?: number) => {
      const mine = over === undefined ? input : changedOf(input, popupInputOf(popupFormOf(editing)));
      return update({
        variables: { id: editing.id, input: { ...mine, version: over ?? editing.version }, file },
      });
    };
    return perform(act, "Popup actualizado exitosamente!");
  };
  return {
    editing,
    deleting,
    busy,
    failure,
    askDelete,
    edit: (popup: KeptPopupFragment | "new" | null) => {
      forget();
      setEditing(popup);
    },
    /** Answers what is wrong with which field, or null when it was saved. */
    save: async (form: PopupForm): Promise<Wrong | null> => {
      const wrong = await store(form);
      if (!wrong) setEditing(null);
      return wrong;
    },
    switch: ({ id, isActive }: KeptPopupFragment) =>
      perform(
        () => update({ variables: { id, input: { isActive: !isActive } } }),
        "Popup actualizado exitosamente!",
      ),
    delete: async () => {
      if (!deleting) return;
      await perform(() => remove({ variables: { id: deleting.id } }), "Popup eliminado");
      askDelete(null);
    },
  };
}
