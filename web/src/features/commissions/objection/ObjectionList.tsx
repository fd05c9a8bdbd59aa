import { objectionLifecycle } from "@travesia/api/commissions/objection/objection.lifecycle";
import { objectionOrder } from "@travesia/api/commissions/objection/objection.rules";
import { sum } from "@travesia/api/cop";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useState } from "react";
import { ExportButton } from "../../../base/lists/ExportButton.tsx";
import { useList } from "../../../base/lists/useList.ts";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { readState } from "../../../base/lists/readState.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { ActIconButton } from "../../../ui/dialog/ActIconButton.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { Counters } from "../../../ui/table/Counters.tsx";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import { AnswerObjectionDialog } from "./AnswerObjectionDialog.tsx";
import { objectionColumns, type ObjectionLine } from "./objection.columns.tsx";
import { objectionFilterOf } from "./objection.filters.ts";
import { objectionLabels, objectionTexts as texts } from "./objection.texts.ts";
import { ObjectionDialog } from "./ObjectionDialog.tsx";
import { useObjectionCountersQuery, useObjectionListQuery } from "./objections.generated.ts";
import { ArticleOutlinedIcon, ReplyIcon } from "../../../ui/desk/deskIcons.tsx";

const statuses = objectionLifecycle.statuses;
const ALL = "todas";

const filters: readonly Filter[] = [{ kind: "search", key: "search", label: texts.search }];

const answers = ({ acts }: ObjectionLine) => acts.some(({ name, allowed }) => name === "answer" && allowed);

/** Shows the objections of sellers to their commissions; pending ones come first, sorted by deadline. */
export function ObjectionList() {
  const listed = useList(objectionOrder);
  const { address } = listed;
  const asked = address.values["estado"] || "abierta";
  const filter = objectionFilterOf(address.values);
  const { search } = filter;
  const variables = { ...listed.variables, filter };
  const [open, setOpen] = useState<{ act: "answer" | "read"; line: ObjectionLine } | null>(null);
  const read = useObjectionListQuery({
    variables,
    fetchPolicy: "cache-and-network",
  });
  const counted = useObjectionCountersQuery({
    variables: { filter: { search } },
    fetchPolicy: "cache-and-network",
  });
  const counts = lastAnswer(counted)?.commissionObjectionCounters;
  const list = lastAnswer(read)?.commissionObjections;
  const close = () => setOpen(null);
  return (
    <>
      <Counters
        label={texts.status}
        selected={asked}
        onSelect={(status) => address.set({ estado: status === "abierta" ? "" : status })}
        counters={[
          ...statuses.map((status) => ({
            value: status,
            label: objectionLabels[status],
            count: counts?.find((one) => one.status === status)?.count,
          })),
          { value: ALL, label: texts.all, count: counts && sum(counts.map(({ count }) => count)) },
        ]}
      />
      <DataTable
        filterBar={{ filters, values: address.values, onChange: address.set }}
        label={texts.list}
        columns={objectionColumns}
        {...listed.table}
        tools={<ExportButton list="commissionObjections" variables={variables} />}
        rows={list?.items}
        rowKey={({ id }) => id}
        cardActions={(line) =>
          answers(line) ? (
            <ActIconButton
              aria-label={texts.respond}
              color="primary"
              onClick={() => setOpen({ act: "answer", line })}
            >
              <ReplyIcon fontSize="small" />
            </ActIconButton>
          ) : (
            <IconButton size="small" aria-label={texts.read} onClick={() => setOpen({ act: "read", line })}>
              <ArticleOutlinedIcon fontSize="small" />
            </IconButton>
          )
        }
        actions={(line) =>
          answers(line) ? (
            <ActButton size="small" variant="outlined" onClick={() => setOpen({ act: "answer", line })}>
              {texts.respond}
            </ActButton>
          ) : (
            <Button size="small" onClick={() => setOpen({ act: "read", line })}>
              {texts.read}
            </Button>
          )
        }
        {...readState(read)}
        empty={
          asked === "abierta" && !search ? (
            <EmptyState>{texts.none}</EmptyState>
          ) : (
            <EmptyState
              action={<Button onClick={() => address.set({ estado: "", search: "" })}>{texts.clear}</Button>}
            >
              {texts.nothingFound}
            </EmptyState>
          )
        }
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
