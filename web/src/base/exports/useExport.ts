import { useEffect, useState } from "react";
import { useFailureToast } from "../failure/useFailureToast.ts";
import type { ExportedList, ExportFormat } from "../../graphql/schema.generated.ts";
import {
  type ExportLineFragment,
  MyExportListDocument,
  useListExportCancelMutation,
  useListExportStartMutation,
  useMyExportStateQuery,
} from "./exports.generated.ts";
import { useExportFile } from "./useExportFile.ts";

/** Milliseconds between two checks of an export that is being created. */
export const LOOK_EVERY = 1_000;

/** Returns whether an export is still being created. */
export const isOpen = ({ status }: Pick<ExportLineFragment, "status">): boolean =>
  status === "waiting" || status === "running";

/**
 * Exports a list: requests the file, follows its progress while the page is open, and saves it when it is
 * ready.
 */
export function useExport() {
  const showFailure = useFailureToast();
  const save = useExportFile();
  const [id, setId] = useState<string | null>(null);
  const refetchQueries = [MyExportListDocument];
  const [start, { loading: starting }] = useListExportStartMutation({ refetchQueries });
  const [cancel] = useListExportCancelMutation({ refetchQueries });
  // eslint-disable-next-line no-restricted-syntax -- it is looked at again a second later
  const { data, startPolling, stopPolling } = useMyExportStateQuery({
    variables: { id: id ?? "" },
    skip: id === null,
    fetchPolicy: "cache-and-network",
  });
  const line = id === null ? null : (data?.myExport ?? null);
  const open = line === null || isOpen(line);
  useEffect(() => {
    if (id === null || !open) return;
    startPolling(LOOK_EVERY);
    return stopPolling;
  }, [id, open, startPolling, stopPolling]);
  const ready = line?.status === "ready" ? line.id : null;
  useEffect(() => {
    if (ready !== null) void save(ready);
    // Once for each export: the click that requested it also opens it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ready]);
  return {
    line,
    starting,
    /** Requests the file; returns false after a refusal, which is displayed. */
    start: async (list: ExportedList, format: ExportFormat, args: object, columns?: readonly string[]) => {
      try {
        const input = { list, format, arguments: args, ...(columns && { columns: [...columns] }) };
        const { data: answer } = await start({ variables: { input } });
        if (answer) setId(answer.exportList.id);
        return true;
      } catch (error) {
        showFailure(error);
        return false;
      }
    },
    cancel: async () => {
      if (id === null) return;
      setId(null);
      await cancel({ variables: { id } }).catch((error: unknown) => showFailure(error));
    },
    save: () => (id === null ? undefined : void save(id)),
    close: () => setId(null),
  };
}
