import Button from "@mui/material/Button";
import { cashOrder } from "@travesia/api/payments/payment/cash/cash.rules";
import { recordAct, useRecordActs } from "../../../base/acts/record-acts.tsx";
import { ExportButton, LIST_DAYS } from "../../../base/lists/ExportButton.tsx";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { readState } from "../../../base/lists/readState.ts";
import { useList } from "../../../base/lists/useList.ts";
import type { ReportableCashFilter } from "../../../graphql/schema.generated.ts";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { daysAsked } from "../../../ui/table/day-filter.ts";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import { paymentPaths } from "../payment/payments.paths.ts";
import { cashColumns } from "./cash.columns.tsx";
import { CashOriginNoteDocument, useReportableCashListQuery } from "./cash.generated.ts";
import { cashTexts as texts } from "./cash.texts.ts";
import { CashOriginDialog, type ReportableCash } from "./CashOriginDialog.tsx";

const days = { key: "pagado", from: "startDate", to: "endDate" } as const;
const filters: readonly Filter[] = [
  {
    kind: "select",
    key: "origen",
    label: texts.origin,
    options: [
      { value: "", label: "Todos" },
      { value: "falta", label: texts.missing },
    ],
  },
  { kind: "days", ...days, label: "Pagado" },
];

const filterOf = (values: Readonly<Record<string, string>>): ReportableCashFilter => {
  const { from, to } = daysAsked(values, days);
  return {
    startDate: from ?? undefined,
    endDate: to ?? undefined,
    sinOrigen: values.origen === "falta" ? true : undefined,
  };
};

/** Acts on a reportable cash payment. */
const cashActs = {
  note: recordAct<ReportableCash>()({
    label: texts.note,
    mutation: CashOriginNoteDocument,
    done: texts.noted,
    Dialog: CashOriginDialog,
  }),
};

/**
 * Shows the cash payments of clients who reached the reportable amount in a month, for the staff who report
 * them.
 */
export function CashTab() {
  const listed = useList(cashOrder);
  const { address } = listed;
  const filter = filterOf(address.values);
  const variables = { ...listed.variables, filter };
  const read = useReportableCashListQuery({ variables, fetchPolicy: "cache-and-network" });
  const list = lastAnswer(read)?.reportableCash;
  const acts = useRecordActs(cashActs, { reads: ["ReportableCashList"] });
  const filtered = Object.values(filter).some((entry) => entry !== undefined);
  return (
    <>
      <DataTable
        filterBar={{ filters, values: address.values, onChange: address.set }}
        label={texts.list}
        columns={cashColumns}
        {...listed.table}
        tools={<ExportButton list="reportableCash" variables={variables} days={LIST_DAYS} />}
        rows={list?.items}
        rowKey={({ paymentId }) => paymentId}
        href={({ paymentId }) => paymentPaths.one.to({ id: paymentId })}
        actions={(row) => (
          <Button
            size="small"
            aria-label={`${row.origenFondos ? texts.change : texts.note} de ${row.cliente}`}
            onClick={() => acts.show("note", { ...row, id: row.paymentId })}
          >
            {row.origenFondos ? texts.change : texts.note}
          </Button>
        )}
        {...readState(read)}
        empty={
          filtered ? (
            <EmptyState action={<Button onClick={() => address.clear()}>Quitar filtros</Button>}>
              {texts.nothingFound}
            </EmptyState>
          ) : (
            <EmptyState>{texts.nothing}</EmptyState>
          )
        }
        page={listed.pageOf(list)}
      />
      {acts.dialog}
    </>
  );
}
