import { useState } from "react";
import { saveFrom } from "../../base/files/save-file.ts";
import { useFailureToast } from "../../base/failure/useFailureToast.ts";
import type { AuditFilter } from "../../graphql/schema.generated.ts";
import { useToasts } from "../../ui/toasts.tsx";
import { useAuditExportMutation } from "./history.generated.ts";
import { exportedText } from "./history.texts.ts";

/** Saves the filtered lines of the audit log as a spreadsheet file. */
export function useAuditExport() {
  const showFailure = useFailureToast();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const [exportAudit] = useAuditExportMutation();
  return {
    busy,
    save: async (filter: AuditFilter) => {
      setBusy(true);
      try {
        const { data } = await exportAudit({ variables: { filter } });
        if (!data) return;
        saveFrom(data.exportAudit);
        toasts.success(exportedText(data.exportAudit.rows));
      } catch (error) {
        showFailure(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
