import { objectionLifecycle } from "@travesia/api/commissions/objection/objection.lifecycle";
import { objectionOrder } from "@travesia/api/commissions/objection/objection.rules";
import Button from "@mui/material/Button";
import { useState } from "react";
import { shownFailure } from "../../../app/failure/failures.ts";
import { useList } from "../../../app/lists/useList.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { type Filter, FilterBar } from "../../../ui/table/FilterBar.tsx";
import { AnswerObjectionDialog } from "./AnswerObjectionDialog.tsx";
import { objectionColumns, type ObjectionLine } from "./objection.columns.tsx";
import { objectionLabels, objectionTexts as texts } from "./objection.texts.ts";
import { ObjectionDialog } from "./ObjectionDialog.tsx";
import { useObjectionListQuery } from "./objections.generated.ts";

const statuses = objectionLifecycle.statuses;
const ALL = "todas";

const statusFilter: Filter = {
  kind: "select",
  key: "estado",
  label: texts.status,
  options: [
    { value: "", label: objectionLabels.abierta },
    ...statuses
      .filter((status) => status !== "abierta")
      .map((status) => ({ value: status, label: objectionLabels[status] })),
    { value: ALL, label: texts.all },
  ],
};

/** What sellers object to their commissions: first what waits for an answer, by its deadline. */
export function ObjectionList() {
  const listed = useList(objectionOrder);
  const { address } = listed;
  const asked = address.values["estado"] || "abierta";
  const filter = { status: statuses.find((status) => status === asked) };
  const [open, setOpen] = useState<{ act: "answer" | "read"; line: ObjectionLine } | null>(null);
  const { data, previousData, loading, error, refetch } = useObjectionListQuery({
    variables: { ...listed.variables, filter },
    fetchPolicy: "cache-and-network",
  });
  const list = (data ?? previousData)?.commissionObjections;
  const close = () => setOpen(null);
  return (
    <>
      <FilterBar filters={[statusFilter]} values={address.values} onChange={address.set} />
      <DataTable
        label={texts.list}
        columns={objectionColumns}
        {...listed.table}
        rows={list?.items}
        rowKey={({ id }) => id}
        actions={(line) =>
          line.acts.some(({ name, allowed }) => name === "answer" && allowed) ? (
            <ActButton size="small" variant="outlined" onClick={() => setOpen({ act: "answer", line })}>
              {texts.respond}
            </ActButton>
          ) : (
            <Button size="small" onClick={() => setOpen({ act: "read", line })}>
              {texts.read}
            </Button>
          )
        }
        loading={loading}
        failure={error ? shownFailure(error, refetch) : null}
        empty={<EmptyState>{asked === "abierta" ? texts.none : texts.nothingFound}</EmptyState>}
        page={listed.pageOf(list)}
      />
      {open?.act === "answer" && (
        <AnswerObjectionDialog
          line={{
            id: open.line.commissionId,
            objecionId: open.line.id,
            vendedor: open.line.author,
            contract: open.line.commission.contract,
          }}
          onClose={close}
        />
      )}
      {open?.act === "read" && <ObjectionDialog commissionId={open.line.commissionId} onClose={close} />}
    </>
  );
}
