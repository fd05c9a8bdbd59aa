import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { formatCop } from "@travesia/api/cop";
import { raffleOrder } from "@travesia/api/raffle/raffle.rules";
import { shownFailure } from "../../base/failure/failures.ts";
import { useUser } from "../../base/session/useSession.ts";
import { useList } from "../../base/lists/useList.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx";
import { formatDay } from "../../ui/days.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { OrderSelect } from "../../ui/table/OrderSelect.tsx";
import { PageBar } from "../../ui/table/PageBar.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { AcceptPrivateDialog } from "../../features/raffle/panel/AcceptPrivateDialog.tsx";
import { CancelRaffleDialog } from "../../features/raffle/panel/CancelRaffleDialog.tsx";
import { DrawRaffleDialog } from "../../features/raffle/panel/DrawRaffleDialog.tsx";
import {
  type RaffleLineFragment,
  useRafflePanelQuery,
} from "../../features/raffle/board/raffle.generated.ts";
import { raffleTexts as texts } from "../../features/raffle/board/raffle.texts.ts";
import { RaffleDialog } from "../../features/raffle/panel/RaffleDialog.tsx";
import { RaffleRow } from "../../features/raffle/panel/RaffleRow.tsx";
import { useRaffleChanges } from "../../features/raffle/board/useRaffleChanges.ts";
import { useRafflePanel } from "../../features/raffle/panel/useRafflePanel.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

/** Columns by which the raffles can be sorted. */
const orderColumns = [
  { key: "createdAt", label: "Creación" },
  { key: "drawDate", label: "Fecha del sorteo" },
  { key: "title", label: "Título" },
  { key: "price", label: "Precio" },
].map((column) => ({ ...column, cell: () => null }));

/** Shows the raffles as administration keeps them: prepared, opened one at a time, drawn or cancelled. */
export function RafflePanelScreen() {
  const listed = useList(raffleOrder);
  const { sort, sortable, onSort } = listed.table;
  const read = useRafflePanelQuery({
    variables: listed.variables,
  });
  const user = useUser();
  const panel = useRafflePanel();
  const again = () => void read.refetch();
  useRaffleChanges(again, again);
  const list = lastAnswer(read)?.raffles;
  const bar = listed.pageOf(list);
  const create = (
    <ActButton
      variant="contained"
      color="secondary"
      onClick={() => panel.show({ act: "create", raffle: null })}
    >
      Nueva rifa
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
              busy={panel.busy}
              viewer={user}
              onAct={(act) => panel.show({ act, raffle })}
            />
          ))}
        </Stack>
      )}
      {bar && <PageBar {...bar} />}
      <PanelDialogs panel={panel} raffles={list?.items ?? []} />
    </>
  );
}

interface PanelDialogsProps {
  readonly panel: ReturnType<typeof useRafflePanel>;
  readonly raffles: readonly RaffleLineFragment[];
}

function PanelDialogs({ panel, raffles }: PanelDialogsProps) {
  const { open, busy, failure, fresh } = panel;
  if (!open) return null;
  const dialog = { busy, failure, onClose: () => panel.show(null) };
  const { act, raffle } = open;
  switch (act) {
    case "create":
    case "edit": {
      const present = raffles.find(({ id }) => id === raffle?.id) ?? raffle;
      return <RaffleDialog key={fresh} raffle={present} onSave={panel.save} {...dialog} />;
    }
    case "acceptPrivate":
      return (
        <AcceptPrivateDialog
          raffle={raffle}
          onAccept={(accepted) => panel.accept(raffle, accepted)}
          {...dialog}
        />
      );
    case "draw":
      return <DrawRaffleDialog raffle={raffle} onDraw={(draw) => panel.draw(raffle, draw)} {...dialog} />;
    case "cancel":
      return (
        <CancelRaffleDialog raffle={raffle} onSubmit={(motivo) => panel.cancel(raffle, motivo)} {...dialog} />
      );
    case "start":
      return (
        <ConfirmDialog
          open
          title="Abrir rifa"
          confirm="Abrir rifa"
          busy={busy}
          onConfirm={() => panel.start(raffle)}
          onClose={dialog.onClose}
        >
          «{raffle.title}» se publicará con mil números a <strong>{formatCop(raffle.price)}</strong> cada uno
          y se jugará el {formatDay(raffle.drawDate)}. Cualquiera podrá tomar números desde ya.
        </ConfirmDialog>
      );
  }
}
