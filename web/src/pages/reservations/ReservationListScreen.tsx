import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { reservationOrder } from "@travesia/api/reservations/reservation.rules";
import { ActsMenu } from "../../base/acts/ActsMenu.tsx";
import { useRecordActs } from "../../base/acts/record-acts.tsx";
import { placedActs } from "../../base/acts/shown-acts.ts";
import { shownFailure } from "../../base/failure/failures.ts";
import { useBulk } from "../../base/lists/useBulk.tsx";
import { useList } from "../../base/lists/useList.ts";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { reservationBulkActs } from "../../features/reservations/reservation.bulk-acts.tsx";
import { useUser } from "../../base/session/useSession.ts";
import { ExportButton } from "../../base/lists/ExportButton.tsx";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import {
  type EditedRow,
  editedRow,
  reservationColumns,
} from "../../features/reservations/reservation.columns.tsx";
import { reservationFilterOf, reservationFilters } from "../../features/reservations/reservation.filters.ts";
import { reservationActs } from "../../features/reservations/reservation.acts.tsx";
import { offeredReservationActs } from "../../features/reservations/reservation.offered-acts.ts";
import { reservationReads } from "../../features/reservations/reservation.reads.ts";
import { reservationTexts as texts } from "../../features/reservations/reservation.texts.ts";
import {
  ReservationListDocument,
  type ReservationRowFragment,
  useReservationChangedSubscription,
  useReservationUpdateMutation,
} from "../../features/reservations/reservations.generated.ts";
import { reservationPaths } from "../../features/reservations/reservations.paths.ts";
import { useReservationList } from "../../features/reservations/useReservationList.ts";
import { LiveList } from "../../features/live/LiveList.tsx";
import { ActIconButton } from "../../ui/dialog/ActIconButton.tsx";
import { PaymentsOutlinedIcon } from "../../ui/desk/deskIcons.tsx";

const inCard = placedActs(reservationActs, "card");

/** Shows every reservation, edited in its row; the filters are in the address. */
export function ReservationListScreen() {
  const viewer = useUser();
  const [edited, edit] = useState<EditedRow | null>(null);
  const { show, dialog, busy, performHere } = useRecordActs(reservationActs, {
    reads: reservationReads,
    own: { edit: (reservation) => edit(editedRow(reservation)) },
  });
  const [update] = useReservationUpdateMutation({
    refetchQueries: reservationReads,
    awaitRefetchQueries: true,
  });
  const listed = useList(reservationOrder);
  const { address } = listed;
  const filter = reservationFilterOf(address.values);
  const variables = { ...listed.variables, filter };
  const { list, loading, error, again } = useReservationList(variables);
  useReservationChangedSubscription();
  const bulk = useBulk({
    list,
    rowKey: ({ id }) => id,
    name: ({ code }) => code,
    href: ({ id }) => reservationPaths.one.to({ id }),
    read: useReadMore(ReservationListDocument, variables, ({ reservations }) => reservations.items),
    acts: reservationBulkActs(viewer),
  });
  const save = async (reservation: ReservationRowFragment, typed: EditedRow) => {
    const { salida, llegada, people, isPaid } = typed;
    const input = { numberOfPeople: Number(people), fechas: { salida, llegada } };
    edit(null);
    if (isPaid && !reservation.isPaid && reservation.balance > 0)
      return show("vouch", { ...reservation, input });
    const changed = isPaid === reservation.isPaid ? input : { ...input, isPaid };
    const wrong = await performHere(
      (version = reservation.version) =>
        update({ variables: { id: reservation.id, input: { ...changed, version } } }),
      texts.updated,
      "updateReservation",
    );
    if (wrong) edit(typed);
  };
  const rowActions = (reservation: ReservationRowFragment) => {
    const acts = offeredReservationActs(viewer, reservation);
    const cannotCancel = acts.get("cancel");
    return (
      <Stack direction="row" sx={{ gap: 1, justifyContent: "flex-end" }}>
        {edited?.id === reservation.id ? (
          <>
            <Button size="small" color="inherit" onClick={() => edit(null)}>
              Cancelar
            </Button>
            <ActButton
              size="small"
              variant="outlined"
              loading={busy}
              onClick={() => void save(reservation, edited)}
            >
              Guardar
            </ActButton>
          </>
        ) : (
          acts.has("edit") && (
            <Button size="small" onClick={() => show("edit", reservation)}>
              {reservationActs.edit.label}
            </Button>
          )
        )}
        {edited?.id !== reservation.id && acts.has("register") && (
          <ActIconButton
            color="primary"
            hint={reservationActs.register.label}
            aria-label={reservationActs.register.label}
            onClick={() => show("register", reservation)}
          >
            <PaymentsOutlinedIcon fontSize="small" />
          </ActIconButton>
        )}
        {cannotCancel !== undefined && edited?.id !== reservation.id && (
          <ActButton
            size="small"
            color="error"
            reason={cannotCancel}
            onClick={() => show("cancel", reservation)}
          >
            {reservationActs.cancel.label}
          </ActButton>
        )}
      </Stack>
    );
  };
  return (
    <>
      <PageHeader
        title={texts.panel}
        actions={
          <Button variant="outlined" onClick={again}>
            Actualizar
          </Button>
        }
      />
      <LiveList type="reservation" />
      <DataTable<ReservationRowFragment>
        filterBar={{ filters: reservationFilters, values: address.values, onChange: address.set }}
        label={texts.panel}
        columns={reservationColumns(edited, edit)}
        {...listed.table}
        tools={<ExportButton list="reservations" variables={variables} />}
        {...(edited ? {} : bulk.table)}
        rows={list?.items}
        rowKey={({ id }) => id}
        {...(edited ? {} : { href: ({ id }) => reservationPaths.one.to({ id }) })}
        actionsLabel="Acciones"
        actions={rowActions}
        cardActions={(row) =>
          edited?.id === row.id ? (
            rowActions(row)
          ) : (
            <ActsMenu
              label={`Acciones de la reserva de ${`${row.customer.name} ${row.customer.lastname}`.trim()}`}
              acts={reservationActs}
              names={inCard}
              record={row}
              offered={offeredReservationActs(viewer, row)}
              onAct={(act) => show(act, row)}
            />
          )
        }
        loading={loading}
        failure={error ? shownFailure(error, again, "listReservations") : null}
        empty={
          <EmptyState>
            {filter.search || filter.status || filter.isPaid ? texts.noOrdersFound : texts.noOrders}
          </EmptyState>
        }
        page={listed.pageOf(list)}
      />
      {!edited && bulk.bar}
      {dialog}
    </>
  );
}
