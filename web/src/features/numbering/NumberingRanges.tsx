import { numberedKinds } from "@travesia/api/numbering/numbering.rules";
import { useState } from "react";
import { confirming } from "../../base/acts/confirming.tsx";
import { recordAct, useRecordActs } from "../../base/acts/record-acts.tsx";
import { shownFailure } from "../../base/failure/failures.ts";
import { DayText } from "../../ui/DayText.tsx";
import { Section } from "../../ui/Section.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { StatusChip } from "../../ui/StatusChip.tsx";
import type { Column } from "../../ui/table/columns.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";
import {
  type NumberingRangeRowFragment,
  NumberingRangeWithdrawDocument,
  useNumberingRangesQuery,
} from "./numbering.generated.ts";
import { numberingTexts as texts } from "./numbering.texts.ts";
import { RangeDialog } from "./RangeDialog.tsx";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

type Range = NumberingRangeRowFragment;

const nameOf = ({ prefijo, desde, hasta }: Range) => `${prefijo}${desde} a ${prefijo}${hasta}`;

const columns: readonly Column<Range>[] = [
  { key: "name", label: "Rango", card: "title", cell: nameOf },
  { key: "kind", label: "Documento", cell: ({ kind }) => numberedKinds[kind] },
  { key: "resolution", label: "Resolución", cell: ({ resolucion }) => resolucion },
  { key: "left", label: "Quedan", align: "right", cell: ({ quedan }) => quedan.toLocaleString("es-CO") },
  {
    key: "until",
    label: "Hasta",
    align: "right",
    cell: ({ vigenteHasta }) => <DayText day={vigenteHasta} />,
  },
  {
    key: "state",
    label: "Estado",
    card: "corner",
    cell: ({ aviso, retiredAt }) =>
      retiredAt ? (
        <StatusChip label={texts.ended} tone="neutral" />
      ) : (
        <StatusChip label={aviso ?? texts.inUse} tone={aviso ? "sun" : "leaf"} />
      ),
  },
];

/** Acts on a number range. */
const rangeActs = {
  withdraw: recordAct<Range>()({
    label: texts.withdraw,
    mutation: NumberingRangeWithdrawDocument,
    done: texts.withdrawn,
    Dialog: confirming((range) => ({
      title: texts.withdrawTitle,
      confirm: texts.withdraw,
      destructive: true,
      children: `No se usarán más números de ${nameOf(range)}. Los que ya se usaron no cambian.`,
    })),
  }),
};

/** Shows the number ranges that the DIAN authorized, with buttons to add and withdraw them. */
export function NumberingRanges({ keeps }: { readonly keeps: boolean }) {
  const { data, loading, error, refetch } = useNumberingRangesQuery({ fetchPolicy: "cache-and-network" });
  const [adding, setAdding] = useState(false);
  const acts = useRecordActs(rangeActs, { reads: [] });
  return (
    <Section
      title={texts.title}
      flush
      actions={
        keeps && (
          <ActButton size="small" variant="outlined" onClick={() => setAdding(true)}>
            {texts.add}
          </ActButton>
        )
      }
    >
      <DataTable
        label={texts.title}
        columns={columns}
        rows={data?.numberingRanges}
        rowKey={({ id }) => id}
        loading={loading}
        failure={error ? shownFailure(error, refetch) : null}
        empty={<EmptyState>{texts.none}</EmptyState>}
        {...(keeps && {
          actions: (range: Range) =>
            range.retiredAt === null && (
              <ActButton
                size="small"
                color="inherit"
                aria-label={`${texts.withdraw} ${nameOf(range)}`}
                onClick={() => acts.show("withdraw", range)}
              >
                {rangeActs.withdraw.label}
              </ActButton>
            ),
        })}
      />
      {adding && <RangeDialog onClose={() => setAdding(false)} />}
      {acts.dialog}
    </Section>
  );
}
