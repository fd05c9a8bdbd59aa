import { useState } from "react";
import { overOpened, type SaveOf } from "../../../base/saving/useFields.ts";
import { useSaving } from "../../../base/saving/useSaving.ts";
import { useUndo } from "../../../base/saving/useUndo.tsx";
import {
  type PackageRowFragment,
  usePackageArchiveMutation,
  usePackageDeleteMutation,
  usePackageUpdateMutation,
} from "../catalog.generated.ts";
import { catalogTexts } from "../catalog.texts.ts";
import type { packageFields } from "./package.form.ts";

/** Queries that list packages. */
export const packageReads = ["PackagePanel", "PackageList", "PackageOptions", "PackageShelves"];

/**
 * Returns the actions on packages of the panel: the row being edited, the refusal, and the function of each
 * action.
 */
export function usePackageActions() {
  const { busy, failure, fresh, forget, perform } = useSaving();
  const undoable = useUndo();
  const [editing, edit] = useState<number | null>(null);
  const [deleting, askDelete] = useState<PackageRowFragment | null>(null);
  const lists = { refetchQueries: packageReads, awaitRefetchQueries: true };
  const [update] = usePackageUpdateMutation();
  const [archive] = usePackageArchiveMutation(lists);
  const [remove] = usePackageDeleteMutation(lists);

  return {
    editing,
    deleting,
    busy,
    failure,
    fresh,
    edit: (id: number | null) => {
      forget();
      edit(id);
    },
    askDelete,
    save: (async (filled, pack) => {
      if (!pack) return null;
      const { id, version } = pack;
      const { files } = filled.values;
      const act = overOpened(filled, version, (input) => update({ variables: { id, input, files } }));
      const wrong = await perform(act, catalogTexts.updated, "updatePackage");
      if (!wrong) edit(null);
      return wrong;
    }) satisfies SaveOf<typeof packageFields>,
    archive: ({ id, isArchived }: PackageRowFragment) => {
      const set = (archived: boolean) => archive({ variables: { id, archived } });
      void perform(
        () => set(!isArchived),
        () => {
          undoable(isArchived ? catalogTexts.restored : catalogTexts.archived, () => set(isArchived));
          return null;
        },
        "updatePackage",
      );
    },
    delete: async () => {
      if (!deleting) return;
      await perform(() => remove({ variables: { id: deleting.id } }), catalogTexts.deleted, "deletePackage");
      askDelete(null);
    },
  };
}
