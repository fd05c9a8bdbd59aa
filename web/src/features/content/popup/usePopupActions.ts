import { useState } from "react";
import {
  type KeptPopupFragment,
  usePopupCreateMutation,
  usePopupDeleteMutation,
  usePopupUpdateMutation,
} from "../content.generated.ts";
import type { popupFields } from "./popup.form.ts";
import { useEdited } from "../../../base/failure/stale.ts";
import { type FilledOf, overOpened, type SaveOf } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";

const lists = { refetchQueries: ["PopupPanel", "ActivePopup"], awaitRefetchQueries: true };

/** Returns the actions on popups of the panel: the popup being edited, and the function of each action. */
export function usePopupActions(popups: readonly KeptPopupFragment[]) {
  const { busy, failure, fresh, forget, perform } = useSaving();
  const [editing, setEditing] = useEdited(popups, fresh);
  const [deleting, askDelete] = useState<KeptPopupFragment | null>(null);
  const [create] = usePopupCreateMutation(lists);
  const [update] = usePopupUpdateMutation(lists);
  const [remove] = usePopupDeleteMutation(lists);
  const store = (filled: FilledOf<typeof popupFields>) => {
    const { file } = filled.values.picture;
    if (editing === "new" || !editing)
      return perform(
        () => create({ variables: { input: filled.input, file } }),
        "Popup creado exitosamente!",
      );
    const { id, version } = editing;
    const act = overOpened(filled, version, (input) => update({ variables: { id, input, file } }));
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
    save: (async (filled) => {
      const wrong = await store(filled);
      if (!wrong) setEditing(null);
      return wrong;
    }) satisfies SaveOf<typeof popupFields>,
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
