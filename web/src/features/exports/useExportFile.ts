import { useFailureToast } from "../../app/failure/useFailureToast.ts";
import { useListExportOpenMutation } from "./exports.generated.ts";

/** Saves the file of an export of one's own. */
export function useExportFile() {
  const tellFailure = useFailureToast();
  const [openExport] = useListExportOpenMutation();
  return async (id: string): Promise<void> => {
    try {
      const { data } = await openExport({ variables: { id } });
      if (!data) return;
      const { url, filename } = data.openExport;
      Object.assign(document.createElement("a"), { href: url, download: filename }).click();
    } catch (error) {
      tellFailure(error);
    }
  };
}
