import { LiveList } from "../../features/live/LiveList.tsx";
import { teamRecords } from "../../features/reports/figures.records.ts";
import { shownFailure } from "../../base/failure/failures.ts";
import { useAddress } from "../../base/routes/useAddress.ts";
import { lastAnswer } from "../../base/lists/lastAnswer.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { TeamBar } from "../../features/reports/TeamBar.tsx";
import { TeamView } from "../../features/reports/TeamView.tsx";
import { periodOf, teamTexts } from "../../features/reports/team.texts.ts";
import { useTeamListQuery } from "../../features/reports/teams.generated.ts";

/** Shows every team of the agency as one tree. */
export function AllTeamsScreen() {
  const { values, set } = useAddress();
  const read = useTeamListQuery({
    variables: { period: periodOf(values.period) },
  });
  const teams = lastAnswer(read)?.teams;
  return (
    <>
      <PageHeader title={teamTexts.all} subtitle={teamTexts.ownLead} />
      <LiveList type={teamRecords} />
      <TeamBar values={values} onChange={set} />
      {read.error && !teams ? (
        <ErrorState {...shownFailure(read.error, read.refetch, "listUsers")} />
      ) : !teams ? (
        <ListSkeleton columns={4} />
      ) : (
        <TeamView
          team={teams.team}
          totals={teams.totals}
          search={values.search ?? ""}
          onClearSearch={() => set({ search: "" })}
          empty={<EmptyState>{teamTexts.empty}</EmptyState>}
        />
      )}
    </>
  );
}
