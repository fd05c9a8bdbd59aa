import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { may } from "@travesia/api/permissions";
import type { ReactNode } from "react";
import { useUser } from "../../base/session/useSession.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { organizationPaths } from "../organization/organization.paths.ts";
import { offeredUserActs } from "../organization/user.offered-acts.ts";
import { useUserActs } from "../organization/user.acts.tsx";
import { UserMenu } from "../organization/UserMenu.tsx";
import { TeamTotals } from "./TeamTotals.tsx";
import { type Branch, TeamTree } from "./TeamTree.tsx";
import { teamTexts } from "./team.texts.ts";
import type { TeamNodeFragment } from "./teams.generated.ts";
import { found } from "./teams.tree.ts";

interface TeamViewProps {
  readonly team: readonly Branch[];
  readonly totals: TeamNodeFragment["metrics"];
  readonly search: string;
  readonly onClearSearch: () => void;
  /** Pending work of the team, shown between its figures and its people. */
  readonly children?: ReactNode;
  /** Content shown for a team without members. */
  readonly empty: ReactNode;
}

/** Shows totals and tree of a team, with the viewer's acts on each person. */
export function TeamView({ team, totals, search, onClearSearch, children, empty }: TeamViewProps) {
  const viewer = useUser();
  const { show, dialog } = useUserActs();
  const shown = found(team, search);
  const opens = may(viewer.role, "viewTeamMetrics");
  return (
    <Stack sx={{ gap: 5 }}>
      <TeamTotals totals={totals} />
      {children}
      {team.length === 0 ? (
        <Card sx={{ p: 5 }}>{empty}</Card>
      ) : shown.length === 0 ? (
        <Card sx={{ p: 5 }}>
          <EmptyState action={<Button onClick={onClearSearch}>Quitar filtros</Button>}>
            {teamTexts.noneFound}
          </EmptyState>
        </Card>
      ) : (
        <TeamTree
          team={shown}
          unfolded={search.trim() !== ""}
          hrefOf={(userId) => (opens ? organizationPaths.of.to({ userId }) : null)}
          actionsOf={(node) => (
            <UserMenu
              name={`${node.name} ${node.lastname}`}
              acts={offeredUserActs(viewer, node, new Date())}
              onAct={(act) => show(act, node)}
            />
          )}
        />
      )}
      {dialog}
    </Stack>
  );
}
