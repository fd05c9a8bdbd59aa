import { saveFrom } from "../files/save-file.ts";
import { useFailureToast } from "../failure/useFailureToast.ts";
import { useListExportOpenMutation } from "./exports.generated.ts";

/** Saves the file of one of the user's exports. */
export function useExportFile() {
  const showFailure = useFailureToast();
  const [openExport] = useListExportOpenMutation();
  return async (id: string): Promise<void> => {
    try {
      const { data } = await openExport({ variables: { id } });
      if (data) saveFrom(data.openExport);
    } catch (error) {
      showFailure(error);
    }
  };
}
