import { useState } from "react";
import { type KeptPopupFragment, usePopupCreateMutation, usePopupDeleteMutation, usePopupUpdateMutation } from "./content.generated.ts";
import { type PopupForm, popupInputOf } from "./popup.form.ts";
import { useSaving, type Wrong } from "../../app/useSaving.ts";

const lists = { refetchQueries: ["PopupPanel", "ActivePopup"], awaitRefetchQueries: true };

/** The acts on popups of the panel: which one is being written, and what each does. */
export function usePopupActions() {
  const { busy, failure, forget, perform } = useSaving();
  const [editing, setEditing] = useState<KeptPopupFragment | "new" | null>(null);
  const [deleting, askDelete] = useState<KeptPopupFragment | null>(null);
  const [create] = usePopupCreateMutation(lists);
  const [update] = usePopupUpdateMutation(lists);
  const [remove] = usePopupDeleteMutation(lists);
  const store = (form: PopupForm) => {
    const file = form.picture.file;
    const input = popupInputOf(form);
    if (editing === "new") return perform(() => create({ variables: { input, file } }), "Popup creado exitosamente!");
    const { id, version } = editing ?? { id: "", version: 0 };
    return perform(() => update({ variables: { id, input: { ...input, version }, file } }), "Popup actualizado exitosamente!");
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
      perform(() => update({ variables: { id, input: { isActive: !isActive } } }), "Popup actualizado exitosamente!"),
    delete: async () => {
      if (!deleting) return;
      await perform(() => remove({ variables: { id: deleting.id } }), "Popup eliminado");
      askDelete(null);
    },
  };
}
