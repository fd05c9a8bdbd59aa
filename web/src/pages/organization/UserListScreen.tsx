import Button from "@mui/material/Button";
import { userOrder } from "@travesia/api/organization/user.rules";
import { may } from "@travesia/api/permissions";
import { useBulk } from "../../base/lists/useBulk.tsx";
import { useList } from "../../base/lists/useList.ts";
import { useReadMore } from "../../base/lists/useReadMore.ts";
import { userBulkActs } from "../../features/organization/user.bulk-acts.tsx";
import { useUser } from "../../base/session/useSession.ts";
import { ExportButton } from "../../base/lists/ExportButton.tsx";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { readState } from "../../base/lists/readState.ts";
import { DataTable } from "../../ui/table/DataTable.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { organizationPaths } from "../../features/organization/organization.paths.ts";
import { type ActedUser, offeredUserActs } from "../../features/organization/user.offered-acts.ts";
import { userColumns } from "../../features/organization/user.columns.tsx";
import { userFilterOf, userFilters } from "../../features/organization/user.filters.ts";
import { userTexts } from "../../features/organization/user.texts.ts";
import { useUserActs } from "../../features/organization/user.acts.tsx";
import { UserMenu } from "../../features/organization/UserMenu.tsx";
import { UserListDocument, useUserListQuery } from "../../features/organization/users.generated.ts";
import { UserSheet } from "../../features/organization/UserSheet.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";
import { HistorySection } from "../../features/history/HistorySection.tsx";
import { UserPoints } from "../../features/rewards/UserPoints.tsx";
import { AddIcon } from "../../ui/desk/deskIcons.tsx";

/**
 * Shows all accounts: searched, filtered, opened beside the list with their points, and edited; the state is
 * in the address.
 */
export function UserListScreen() {
  const viewer = useUser();
  const listed = useList(userOrder);
  const { values, set } = listed.address;
  const { show, dialog } = useUserActs();
  const filter = userFilterOf(values);
  const variables = { ...listed.variables, filter };
  const read = useUserListQuery({ variables });
  const list = lastAnswer(read)?.userPage;
  const bulk = useBulk({
    list,
    rowKey: ({ id }) => String(id),
    name: ({ name, lastname }) => `${name} ${lastname}`,
    read: useReadMore(UserListDocument, variables, ({ userPage }) => userPage.items),
    acts: userBulkActs(viewer),
  });
  const filtered = Object.values(filter).some((value) => value !== undefined);
  const opened = Number(values.usuario) || null;
  const at = (usuario: string) => ({ usuario, page: values.page ?? "" });
  const actsOf = (user: ActedUser) => offeredUserActs(viewer, user, new Date());
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
      <LiveList type="user" />
      <DataTable
        filterBar={{ filters: userFilters, values, onChange: set }}
        label={userTexts.list}
        columns={userColumns}
        {...listed.table}
        tools={<ExportButton list="userPage" variables={variables} />}
        {...bulk.table}
        rows={list?.items}
        rowKey={({ id }) => String(id)}
        href={({ id }) =>
          `${organizationPaths.users.to()}?${new URLSearchParams({ ...values, usuario: String(id) })}`
        }
        actions={(user) => (
          <UserMenu
            name={`${user.name} ${user.lastname}`}
            acts={actsOf(user)}
            onAct={(act) => show(act, user)}
          />
        )}
        {...readState(read, "listUsers")}
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
        page={listed.pageOf(list)}
      />
      {bulk.bar}
      <UserSheet userId={opened} actsOf={actsOf} onAct={show} onClose={() => set(at(""))}>
        {opened !== null && may(viewer.role, "adjustPoints") && <UserPoints key={opened} userId={opened} />}
        {opened !== null && <HistorySection key={`historia ${opened}`} record="person" id={String(opened)} />}
      </UserSheet>
      {dialog}
    </>
  );
}
