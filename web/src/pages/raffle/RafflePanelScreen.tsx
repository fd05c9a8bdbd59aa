import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { raffleOrder } from "@travesia/api/raffle/raffle.rules";
import { useRecordActs } from "../../base/acts/record-acts.tsx";
import { shownFailure } from "../../base/failure/failures.ts";
import { useUser } from "../../base/session/useSession.ts";
import { useList } from "../../base/lists/useList.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { OrderSelect } from "../../ui/table/OrderSelect.tsx";
import { PageBar } from "../../ui/table/PageBar.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { useRafflePanelQuery } from "../../features/raffle/board/raffle.generated.ts";
import { raffleTexts as texts } from "../../features/raffle/board/raffle.texts.ts";
import { newRaffle, panelActs, raffleActs, raffleReads } from "../../features/raffle/panel/raffle.acts.tsx";
import { RaffleRow } from "../../features/raffle/panel/RaffleRow.tsx";
import { useRaffleChanges } from "../../features/raffle/board/useRaffleChanges.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

/** Columns by which the raffles can be sorted. */
const orderColumns = [
  { key: "createdAt", label: "Creación" },
  { key: "drawDate", label: "Fecha del sorteo" },
  { key: "title", label: "Título" },
  { key: "price", label: "Precio" },
].map((column) => ({ ...column, cell: () => null }));

/** Shows the raffles to administration, who can prepare, open (one at a time), draw and cancel them. */
export function RafflePanelScreen() {
  const listed = useList(raffleOrder);
  const { sort, sortable, onSort } = listed.table;
  const read = useRafflePanelQuery({
    variables: listed.variables,
  });
  const user = useUser();
  const again = () => void read.refetch();
  useRaffleChanges(again, again);
  const list = lastAnswer(read)?.raffles;
  const { show, dialog, busy } = useRecordActs(raffleActs, {
    reads: raffleReads,
    records: list?.items ?? [],
  });
  const creating = useRecordActs(panelActs, { reads: raffleReads });
  const bar = listed.pageOf(list);
  const create = (
    <ActButton variant="contained" color="secondary" onClick={() => creating.show("create", newRaffle)}>
      {panelActs.create.label}
    </ActButton>
  );
  return (
    <>
      <PageHeader
        title={texts.panel}
        subtitle={list && `${list.total.toLocaleString("es-CO")} en total`}
        actions={create}
      />
      {sort && list && list.total > 1 && (
        <Box sx={{ display: "flex", maxWidth: { sm: 280 }, mb: 3 }}>
          <OrderSelect columns={orderColumns} sortable={sortable} sort={sort} onSort={onSort} />
        </Box>
      )}
      {read.error && !list ? (
        <ErrorState {...shownFailure(read.error, again)} />
      ) : !list ? (
        <ListSkeleton cards />
      ) : list.items.length === 0 && !read.loading ? (
        <Card sx={{ p: 5 }}>
          <EmptyState>{texts.panelEmpty}</EmptyState>
        </Card>
      ) : (
        <Stack sx={{ gap: 3 }}>
          {list.items.map((raffle) => (
            <RaffleRow
              key={raffle.id}
              raffle={raffle}
              busy={busy}
              viewer={user}
              onAct={(act) => show(act, raffle)}
            />
          ))}
        </Stack>
      )}
      {bar && <PageBar {...bar} />}
      {dialog}
      {creating.dialog}
    </>
  );
}
