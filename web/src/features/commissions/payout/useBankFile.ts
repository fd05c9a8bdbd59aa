import { useState } from "react";
import { useFailureToast } from "../../../app/failure/useFailureToast.ts";
import { saveBytes } from "../../../app/files/save-file.ts";
import type { ExportPayoutInput } from "../../../graphql/schema.generated.ts";
import { usePayoutExportMutation } from "./payouts.generated.ts";

/** Saves the file with which a bank pays a payment, or a choice. */
export function useBankFile() {
  const tellFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const [exportPayout] = usePayoutExportMutation();
  return {
    busy,
    save: async (input: ExportPayoutInput) => {
      setBusy(true);
      try {
        const { data } = await exportPayout({ variables: { input } });
        if (data) saveBankFile(data.exportPayout);
      } catch (error) {
        tellFailure(error);
      } finally {
        setBusy(false);
      }
    },
  };
}

function saveBankFile({
  filename,
  contentType,
  content,
}: {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  saveBytes(new Blob([bytes], { type: contentType }), filename);
}
