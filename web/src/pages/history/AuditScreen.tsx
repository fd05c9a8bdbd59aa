import { auditOrder } from "@travesia/api/history/history.rules";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useList } from "../../base/lists/useList.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { auditColumns } from "../../features/history/audit.columns.tsx";
import { auditFilterOf, auditFilters } from "../../features/history/audit.filters.ts";
import { AuditLineDialog } from "../../features/history/AuditLineDialog.tsx";
import { ChainState } from "../../features/history/ChainState.tsx";
import { type HistoryLineFragment, useAuditListQuery } from "../../features/history/history.generated.ts";
import { historyTexts as texts } from "../../features/history/history.texts.ts";
import { useAuditExport } from "../../features/history/useAuditExport.ts";
import { LiveList } from "../../features/live/LiveList.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";

/** Shows the audit log, read-only: filtered by the address, paginated, and exportable as a file. */
export function AuditScreen() {
  const listed = useList(auditOrder, { size: 25 });
  const { values, set, clear } = listed.address;
  const [line, setLine] = useState<HistoryLineFragment | null>(null);
  const filter = auditFilterOf(values);
  const read = useAuditListQuery({
    variables: { filter, ...listed.variables },
    fetchPolicy: "cache-and-network",
  });
  const file = useAuditExport();
  const list = lastAnswer(read)?.auditEntries;
  return (
    <>
      <PageHeader
        title={texts.audit}
        subtitle={texts.subtitle}
        actions={
          <Button variant="outlined" disabled={file.busy} onClick={() => void file.save(filter)}>
            {texts.export}
          </Button>
        }
      />
      <LiveList type="audit_entry" />
      <DataTable
        filterBar={{ filters: auditFilters, values, onChange: set }}
        label={texts.audit}
        columns={auditColumns}
        {...listed.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        actions={(row) => (
          <Button size="small" aria-label={`${texts.detail}: ${row.text}`} onClick={() => setLine(row)}>
            {texts.detail}
          </Button>
        )}
        {...readState(read)}
        empty={
          <EmptyState action={<Button onClick={clear}>Quitar filtros</Button>}>{texts.noneFound}</EmptyState>
        }
        page={listed.pageOf(list)}
      />
      <ChainState />
      <AuditLineDialog line={line} onClose={() => setLine(null)} />
    </>
  );
}
