import { LiveList } from "../../features/live/LiveList.tsx";
import { teamRecords } from "../../features/reports/figures.records.ts";
import Stack from "@mui/material/Stack";
import { GERENTE, LIDER, may, roleLabel } from "@travesia/api/permissions";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { shownFailure } from "../../base/failure/failures.ts";
import { useAddress } from "../../base/routes/useAddress.ts";
import { useUser } from "../../base/session/useSession.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { StaffDialog } from "../../features/organization/StaffDialog.tsx";
import { userTexts } from "../../features/organization/user.texts.ts";
import { Dashboard } from "../../features/reports/dashboard/Dashboard.tsx";
import { PendingCommissions } from "../../features/reports/PendingCommissions.tsx";
import { TeamBar } from "../../features/reports/TeamBar.tsx";
import { TeamMetricsSection } from "../../features/reports/TeamMetricsSection.tsx";
import { TeamView } from "../../features/reports/TeamView.tsx";
import { periodOf, teamTexts } from "../../features/reports/team.texts.ts";
import { useOrganizationTreeQuery } from "../../features/reports/teams.generated.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";
import { AddIcon } from "../../ui/desk/deskIcons.tsx";

/**
 * Shows the team below the viewer, or below the person in the address; managers also see its figures and the
 * commissions still to be paid.
 */
export function OrganizationScreen() {
  const viewer = useUser();
  const asked = useParams<{ userId: string }>().userId;
  const userId = asked === undefined ? viewer.id : Number(asked) || 0;
  const { values, set } = useAddress();
  const period = periodOf(values.period);
  const [creating, setCreating] = useState(false);
  const read = useOrganizationTreeQuery({ variables: { userId, period } });
  const tree = lastAnswer(read)?.organization;
  const own = userId === viewer.id;
  const compares = may(viewer.role, "viewTeamMetrics") && (viewer.role !== GERENTE || own);
  const creates = own && may(viewer.role, "createStaff");
  const create = (
    <ActButton
      variant="contained"
      color="secondary"
      startIcon={<AddIcon />}
      onClick={() => setCreating(true)}
    >
      {userTexts.createStaff}
    </ActButton>
  );
  return (
    <>
      <PageHeader
        title={
          own
            ? teamTexts.own
            : tree
              ? teamTexts.of(`${tree.user.name} ${tree.user.lastname}`)
              : teamTexts.team
        }
        subtitle={own ? teamTexts.ownLead : tree && `${roleLabel(tree.user.role)} · ${tree.user.email}`}
        actions={creates && create}
      />
      <LiveList type={teamRecords} />
      <TeamBar values={values} onChange={set} />
      {read.error && !tree ? (
        <ErrorState {...shownFailure(read.error, read.refetch, "listUsers")} />
      ) : !tree ? (
        <ListSkeleton columns={4} />
      ) : (
        <Stack sx={{ gap: 7 }}>
          <TeamView
            key={userId}
            team={tree.team}
            totals={tree.totals}
            search={values.search ?? ""}
            onClearSearch={() => set({ search: "" })}
            empty={<EmptyState>{creates ? teamTexts.emptyHint : teamTexts.empty}</EmptyState>}
          >
            {compares && tree.user.role === GERENTE && <PendingCommissions managerId={userId} />}
          </TeamView>
          {compares && <TeamMetricsSection managerId={userId} period={period} />}
          {own && (viewer.role === LIDER || viewer.role === GERENTE) && <Dashboard role={viewer.role} />}
        </Stack>
      )}
      {creating && <StaffDialog onClose={() => setCreating(false)} />}
    </>
  );
}
