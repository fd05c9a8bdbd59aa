import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { reservationOrder } from "@travesia/api/reservations/reservation.rules";
import { shownFailure } from "../../base/failure/failures.ts";
import { useBulk } from "../../base/lists/useBulk.tsx";
import { useList } from "../../base/lists/useList.ts";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { reservationBulkActs } from "../../features/reservations/reservation.bulk-acts.tsx";
import { useUser } from "../../base/session/useSession.ts";
import { ExportButton } from "../../base/lists/ExportButton.tsx";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { RowMenu } from "../../ui/dialog/RowMenu.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { DataTable } from "../../ui/table/DataTable.tsx";
import {
  type EditedRow,
  editedRow,
  reservationColumns,
} from "../../features/reservations/reservation.columns.tsx";
import { reservationFilterOf, reservationFilters } from "../../features/reservations/reservation.filters.ts";
import {
  offeredReservationActs,
  takesPayment,
} from "../../features/reservations/reservation.offered-acts.ts";
import { reservationTexts as texts } from "../../features/reservations/reservation.texts.ts";
import { ReservationDialogs } from "../../features/reservations/ReservationDialogs.tsx";
import {
  ReservationListDocument,
  type ReservationRowFragment,
  useReservationChangedSubscription,
} from "../../features/reservations/reservations.generated.ts";
import { reservationPaths } from "../../features/reservations/reservations.paths.ts";
import { useReservationActions } from "../../features/reservations/useReservationActions.ts";
import { useReservationList } from "../../features/reservations/useReservationList.ts";
import { LiveList } from "../../features/live/LiveList.tsx";
import { ActIconButton } from "../../ui/dialog/ActIconButton.tsx";
import { PaymentsOutlinedIcon } from "../../ui/desk/deskIcons.tsx";

/** Shows every reservation, edited in its row; the filters are in the address. */
export function ReservationListScreen() {
  const viewer = useUser();
  const actions = useReservationActions();
  const [edited, edit] = useState<EditedRow | null>(null);
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
    const { salida, llegada, isPaid } = typed;
    const input = {
      numberOfPeople: Number(typed.people),
      fechas: { salida, llegada },
      version: reservation.version,
    };
    edit(null);
    if (isPaid && !reservation.isPaid && reservation.balance > 0)
      return actions.show({ act: "vouch", reservation, input });
    if (await actions.update(reservation.id, isPaid === reservation.isPaid ? input : { ...input, isPaid }))
      edit(typed);
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
              loading={actions.busy}
              onClick={() => void save(reservation, edited)}
            >
              Guardar
            </ActButton>
          </>
        ) : (
          acts.has("edit") && (
            <Button size="small" onClick={() => edit(editedRow(reservation))}>
              Editar
            </Button>
          )
        )}
        {edited?.id !== reservation.id && takesPayment(viewer, reservation) && (
          <ActIconButton
            color="primary"
            hint={texts.register}
            aria-label={texts.register}
            onClick={() => actions.show({ act: "register", reservation })}
          >
            <PaymentsOutlinedIcon fontSize="small" />
          </ActIconButton>
        )}
        {cannotCancel !== undefined && edited?.id !== reservation.id && (
          <ActButton
            size="small"
            color="error"
            reason={cannotCancel}
            onClick={() => actions.show({ act: "cancel", reservation })}
          >
            Anular
          </ActButton>
        )}
      </Stack>
    );
  };
  const menuOf = (reservation: ReservationRowFragment) => {
    const acts = offeredReservationActs(viewer, reservation);
    const ask = (act: "register" | "cancel") => () => actions.show({ act, reservation });
    return [
      ...(acts.has("edit") ? [{ label: "Editar", choose: () => edit(editedRow(reservation)) }] : []),
      ...(takesPayment(viewer, reservation) ? [{ label: texts.register, choose: ask("register") }] : []),
      ...(acts.has("cancel")
        ? [{ label: "Anular", reason: acts.get("cancel") ?? null, choose: ask("cancel") }]
        : []),
    ];
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
            <RowMenu
              label={`Acciones de la reserva de ${`${row.customer.name} ${row.customer.lastname}`.trim()}`}
              acts={menuOf(row)}
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
      <ReservationDialogs actions={actions} />
    </>
  );
}
