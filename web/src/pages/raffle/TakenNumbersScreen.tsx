import { useRecordActs } from "../../base/acts/record-acts.tsx";
import { ExportButton } from "../../base/lists/ExportButton.tsx";
import { takenOrder } from "@travesia/api/raffle/raffle.rules";
import Button from "@mui/material/Button";
import { may } from "@travesia/api/permissions";
import { useList } from "../../base/lists/useList.ts";
import { useUser } from "../../base/session/useSession.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import type { Filter } from "../../ui/table/FilterBar.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { useRaffleOpenQuery, useRaffleTakenQuery } from "../../features/raffle/board/raffle.generated.ts";
import { offeredRaffleActs } from "../../features/raffle/board/raffle.offered-acts.ts";
import { rafflePaths } from "../../features/raffle/board/raffle.paths.ts";
import { numbersText, raffleTexts as texts } from "../../features/raffle/board/raffle.texts.ts";
import { takenColumns } from "../../features/raffle/panel/taken.columns.tsx";
import { takenFilterOf } from "../../features/raffle/panel/taken.filters.ts";
import { TakenActions } from "../../features/raffle/panel/TakenActions.tsx";
import { boardActs, takenActs, takenReads } from "../../features/raffle/panel/taken.acts.tsx";
import { useRaffleChanges } from "../../features/raffle/board/useRaffleChanges.ts";
import { useNumberReceipt } from "../../features/raffle/panel/useNumberReceipt.ts";

const filters: readonly Filter[] = [
  { kind: "search", key: "search", label: "Número, nombre o teléfono" },
  {
    kind: "select",
    key: "pagado",
    label: "Pagado",
    options: [
      { value: "", label: "Todos" },
      { value: "si", label: "Sí" },
      { value: "no", label: "No" },
    ],
  },
];

/**
 * Shows the taken numbers of the raffle in the address, by default of the open raffle: their owners, payers
 * and receipts.
 */
export function TakenNumbersScreen() {
  const user = useUser();
  const listed = useList(takenOrder, { size: 25 });
  const { address } = listed;
  const filter = takenFilterOf(address.values);
  const open = useRaffleOpenQuery();
  const read = useRaffleTakenQuery({
    variables: { ...listed.variables, filter },
  });
  const receipt = useNumberReceipt();
  const numbers = useRecordActs(takenActs, { reads: takenReads });
  const board = useRecordActs(boardActs, { reads: takenReads });
  const again = () => {
    void read.refetch();
    void open.refetch();
  };
  useRaffleChanges(again, again);
  const list = lastAnswer(read)?.takenRaffleNumbers;
  const raffle = open.data?.openRaffle;
  const ofOpen = !filter.raffleId || filter.raffleId === raffle?.id;
  return (
    <>
      <PageHeader
        title={texts.taken}
        subtitle={
          ofOpen &&
          raffle &&
          `${raffle.title} · ${numbersText(raffle.selectedCount)} por pagar, ` +
            `${raffle.paidCount.toLocaleString("es-CO")} pagados`
        }
        actions={
          <>
            {ofOpen &&
              raffle &&
              may(user.role, "manageRaffles") &&
              raffle.selectedCount + raffle.paidCount > 0 && (
                <ActButton
                  color="error"
                  reason={offeredRaffleActs(user, raffle).get("reset") ?? null}
                  onClick={() => board.show("reset", raffle)}
                >
                  {boardActs.reset.label}
                </ActButton>
              )}
            <Button variant="outlined" href={rafflePaths.board.to()}>
              {texts.select}
            </Button>
          </>
        }
      />
      <DataTable
        filterBar={{ filters, values: address.values, onChange: address.set }}
        label={texts.taken}
        columns={takenColumns}
        {...listed.table}
        tools={<ExportButton list="takenRaffleNumbers" variables={{ ...listed.variables, filter }} />}
        rows={list?.items}
        rowKey={({ id }) => id}
        actionsLabel="Acción"
        actions={(number) => (
          <TakenActions
            number={number}
            open={Boolean(ofOpen && raffle)}
            busy={numbers.busy || board.busy || receipt.busy}
            onReceipt={() => void receipt.download(number)}
            onAct={(act) => raffle && numbers.show(act, { ...number, raffle })}
          />
        )}
        {...readState({ ...read, refetch: again })}
        empty={
          <EmptyState>
            {filter.search || filter.isPaid !== undefined ? texts.takenFiltered : texts.takenEmpty}
          </EmptyState>
        }
        page={listed.pageOf(list)}
      />
      {numbers.dialog}
      {board.dialog}
    </>
  );
}
