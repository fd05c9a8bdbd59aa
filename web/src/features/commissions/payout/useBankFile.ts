import { useState } from "react";
import { useFailureToast } from "../../../app/failure/useFailureToast.ts";
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
        if (data) saveBytes(data.exportPayout);
      } catch (error) {
        tellFailure(error);
      } finally {
        setBusy(false);
      }
    },
  };
}

function saveBytes({
  filename,
  contentType,
  content,
}: {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  anchor.download = filename;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}
