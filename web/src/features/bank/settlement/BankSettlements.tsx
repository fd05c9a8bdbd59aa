import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { settlementOrder } from "@travesia/api/bank/settlement/settlement-order.rules";
import { acquirerLabels } from "@travesia/api/bank/settlement/settlement-labels.rules";
import { useState } from "react";
import { confirming } from "../../../base/acts/confirming.tsx";
import { recordAct, useRecordActs } from "../../../base/acts/record-acts.tsx";
import { lastAnswer } from "../../../base/lists/lastAnswer.ts";
import { readState } from "../../../base/lists/readState.ts";
import { DayText } from "../../../ui/DayText.tsx";
import { formatInstant } from "../../../ui/days.ts";
import { ActButton } from "../../../ui/dialog/ActButton.tsx";
import { Money } from "../../../ui/Money.tsx";
import { Section } from "../../../ui/Section.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import type { Column } from "../../../ui/table/columns.ts";
import { DataTable } from "../../../ui/table/DataTable.tsx";
import { TwoLines } from "../../../ui/table/TwoLines.tsx";
import { shortAccount } from "../bank.texts.ts";
import { bankReads } from "../useBankActions.ts";
import { SettlementDialog } from "./SettlementDialog.tsx";
import {
  SettlementUndoDocument,
  type SettlementsQuery,
  useSettlementsQuery,
} from "./settlement.generated.ts";
import { settlementTexts as texts } from "./settlement.texts.ts";
import { UnsettledPayments } from "./UnsettledPayments.tsx";
import { useListBelow } from "../useListBelow.ts";

type Settlement = SettlementsQuery["bankSettlements"]["items"][number];

const columns: readonly Column<Settlement>[] = [
  {
    key: "acquirer",
    label: "Quién abona",
    card: "title",
    cell: ({ acquirer, account }) => (
      <TwoLines second={shortAccount(account)} width={200}>
        {acquirerLabels[acquirer]}
      </TwoLines>
    ),
  },
  { key: "day", label: "Abono", cell: ({ day }) => (day ? <DayText day={day} /> : "—") },
  {
    key: "gross",
    label: "Ventas",
    align: "right",
    cell: ({ totals: { gross } }) => <Money amount={gross.amount} cents={gross.centavos} />,
  },
  {
    key: "net",
    label: "Neto",
    align: "right",
    cell: ({ totals: { net } }) => <Money amount={net.amount} cents={net.centavos} />,
  },
  {
    key: "text",
    label: "Estado",
    cell: ({ text, takenBackAt, takenBackBy }) =>
      takenBackAt && takenBackBy ? texts.undoneBy(takenBackBy.name, formatInstant(takenBackAt)) : text,
  },
];

/** Acts on a settlement. */
const settlementActs = {
  undo: recordAct<Pick<Settlement, "id">>()({
    label: texts.undo,
    mutation: SettlementUndoDocument,
    done: texts.undone,
    Dialog: confirming(() => ({
      title: texts.undo,
      confirm: texts.undo,
      destructive: true,
      children: texts.undoAbout,
    })),
  }),
};

interface BankSettlementsProps {
  /** Id of an account; absent for all accounts. */
  readonly accountId: string | undefined;
  readonly onOpen: (fileId: string) => void;
}

/** Shows acquirers' settlements, and payments by card that the bank does not show yet, with their cause. */
export function BankSettlements({ accountId, onOpen }: BankSettlementsProps) {
  const below = useListBelow(settlementOrder, accountId);
  const [shown, show] = useState<string | null>(null);
  const acts = useRecordActs(settlementActs, { reads: bankReads });
  const read = useSettlementsQuery({ variables: below.variables });
  const known = lastAnswer(read);
  const list = known?.bankSettlements;
  return (
    <Section title={texts.title}>
      <DataTable
        label={texts.title}
        columns={columns}
        rows={list?.items}
        {...readState(read)}
        {...below.table}
        rowKey={({ id }) => id}
        actions={(one) => (
          <Stack direction="row" sx={{ gap: 1, justifyContent: "flex-end" }}>
            <Button size="small" aria-label={`${texts.open}: ${one.filename}`} onClick={() => show(one.id)}>
              {texts.open}
            </Button>
            {one.acts
              .filter(({ name }) => name === "undo")
              .map(({ name, allowed, reason }) => (
                <ActButton
                  key={name}
                  size="small"
                  color="inherit"
                  aria-label={`${texts.undo}: ${one.filename}`}
                  reason={allowed ? null : reason}
                  onClick={() => acts.show("undo", one)}
                >
                  Deshacer
                </ActButton>
              ))}
            {one.fileId && (
              <Button size="small" color="inherit" onClick={() => one.fileId && onOpen(one.fileId)}>
                Descargar
              </Button>
            )}
          </Stack>
        )}
        empty={<EmptyState>{texts.none}</EmptyState>}
        page={below.pageOf(list)}
      />
      <UnsettledPayments payments={known?.unsettledPayments ?? []} />
      {shown && <SettlementDialog id={shown} onClose={() => show(null)} />}
      {acts.dialog}
    </Section>
  );
}
