import { LiveList } from "../../features/live/LiveList.tsx";
import { figureRecords } from "../../features/reports/figures.records.ts";
import { roleLabels, type RoleNumber } from "@travesia/api/permissions";
import { useRoutes } from "../../base/routes/RoutesContext.ts";
import { useUser } from "../../base/session/useSession.ts";
import { PlaceIndex } from "../../ui/PlaceIndex.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Dashboard } from "../../features/reports/dashboard/Dashboard.tsx";
import { panelCards } from "../../features/organization/panel.links.ts";

/** Shows the start page of administration: the sales figures, and links to its pages. */
export function PanelScreen() {
  const { role, name } = useUser();
  const cards = panelCards(role, useRoutes());
  return (
    <>
      <PageHeader title="Panel de administración" subtitle={`${name} · ${roleLabels[role as RoleNumber]}`} />
      <LiveList type={figureRecords} />
      <Dashboard role={role} charts={false}>
        <PlaceIndex label="Qué administras" places={cards} />
      </Dashboard>
    </>
  );
}
