import AddIcon from "@mui/icons-material/Add";
import Button from "@mui/material/Button";
import type { ComponentProps } from "react";
import { failureText, requestCode } from "../../app/failure/failures.ts";
import { useAddress } from "../../app/routes/useAddress.ts";
import { useUser } from "../../app/session/useSession.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { FilterBar } from "../../ui/table/FilterBar.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { organizationPaths } from "./organization.paths.ts";
import { type ActedUser, userActs } from "./user.actions.ts";
import { userColumns } from "./user.columns.tsx";
import { filterOf, userFilters } from "./user.filters.ts";
import { userTexts } from "./user.texts.ts";
import { UserDialogs } from "./UserDialogs.tsx";
import { UserMenu } from "./UserMenu.tsx";
import { useUserListQuery } from "./users.generated.ts";
import { UserSheet } from "./UserSheet.tsx";
import { useUserActions } from "./useUserActions.ts";

/** Every account: searched, filtered, opened beside the list, and acted on; all kept in the address. */
export function UserListScreen({ more }: { readonly more?: ComponentProps<typeof UserSheet>["more"] }) {
  const viewer = useUser();
  const { values, page, set, setPage } = useAddress();
  const actions = useUserActions();
  const filter = filterOf(values);
  const { data, previousData, loading, error, refetch } = useUserListQuery({ variables: { page, filter } });
  const list = (data ?? previousData)?.userPage;
  const filtered = Object.values(filter).some((value) => value !== undefined);
  const opened = Number(values.usuario) || null;
  const at = (usuario: string) => ({ usuario, page: values.page ?? "" });
  const actsOf = (user: ActedUser) => userActs(viewer, user, new Date());
  return (
    <>
      <PageHeader
        title={userTexts.list}
        subtitle={list && `${list.total.toLocaleString("es-CO")} en total`}
        actions={
          <Button
            variant="contained"
            color="secondary"
            startIcon={<AddIcon />}
            href={organizationPaths.createStaff.to()}
          >
            {userTexts.create}
          </Button>
        }
      />
      <FilterBar filters={userFilters} values={values} onChange={set} />
      <DataTable
        label={userTexts.list}
        columns={userColumns}
        rows={list?.items}
        rowKey={({ id }) => String(id)}
        href={({ id }) =>
          `${organizationPaths.users.to()}?${new URLSearchParams({ ...values, usuario: String(id) })}`
        }
        actions={(user) => (
          <UserMenu
            name={`${user.name} ${user.lastname}`}
            acts={actsOf(user)}
            onAct={(act) => actions.show(act, user)}
          />
        )}
        loading={loading}
        failure={
          error
            ? {
                message: failureText(error, "listUsers"),
                code: requestCode(error),
                onRetry: () => void refetch(),
              }
            : null
        }
        empty={
          filtered ? (
            <EmptyState
              action={
                <Button onClick={() => set({ search: "", role: "", activo: "" })}>Quitar filtros</Button>
              }
            >
              {userTexts.noneFound}
            </EmptyState>
          ) : (
            <EmptyState>{userTexts.empty}</EmptyState>
          )
        }
        page={list && { page, totalPages: list.totalPages, total: list.total, onPage: setPage }}
      />
      <UserSheet
        userId={opened}
        actsOf={actsOf}
        onAct={actions.show}
        onClose={() => set(at(""))}
        more={more}
      />
      <UserDialogs actions={actions} />
    </>
  );
}
