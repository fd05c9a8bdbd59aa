import Stack from "@mui/material/Stack";
import { useEffect } from "react";
import { useFailureToast } from "../../base/failure/useFailureToast.ts";
import { useList } from "../../base/lists/useList.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { exportColumns } from "../../base/exports/export.columns.tsx";
import { exportTexts as texts } from "../../base/exports/export.texts.ts";
import {
  type ExportLineFragment,
  useListExportCancelMutation,
  useMyExportListQuery,
} from "../../base/exports/exports.generated.ts";
import { isOpen, LOOK_EVERY } from "../../base/exports/useExport.ts";
import { useExportFile } from "../../base/exports/useExportFile.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";

/** Settings of the list of exports; always sorted newest first. */
const ownExports = { name: "MyExports", columns: {} } as const;

/** Shows the viewer's exported lists with their progress; the files are available for one day. */
export function ExportsScreen() {
  const listed = useList(ownExports);
  const showFailure = useFailureToast();
  const save = useExportFile();
  const [cancel] = useListExportCancelMutation();
  const read = useMyExportListQuery({
    variables: { page: listed.variables.page, limit: listed.variables.limit },
    fetchPolicy: "cache-and-network",
  });
  const { startPolling, stopPolling } = read;
  const list = lastAnswer(read)?.myExports;
  const making = list?.items.some(isOpen) ?? false;
  useEffect(() => {
    if (!making) return;
    startPolling(LOOK_EVERY);
    return stopPolling;
  }, [making, startPolling, stopPolling]);
  const rowActions = ({ id, title, acts }: ExportLineFragment) => (
    <Stack direction="row" sx={{ gap: 1, justifyContent: "flex-end" }}>
      {acts.map(({ name, reason }) =>
        name === "open" ? (
          <ActButton
            key={name}
            size="small"
            variant="outlined"
            aria-label={`${texts.download}: ${title}`}
            reason={reason ?? null}
            onClick={() => void save(id)}
          >
            {texts.download}
          </ActButton>
        ) : (
          <ActButton
            key={name}
            size="small"
            color="inherit"
            aria-label={`${texts.cancel}: ${title}`}
            onClick={() => void cancel({ variables: { id } }).catch(showFailure)}
          >
            {texts.cancel}
          </ActButton>
        ),
      )}
    </Stack>
  );
  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <DataTable
        label={texts.title}
        columns={exportColumns}
        {...listed.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        actions={rowActions}
        {...readState(read)}
        loading={read.loading && !making}
        empty={<EmptyState>{texts.none}</EmptyState>}
        page={listed.pageOf(list)}
      />
    </>
  );
}
