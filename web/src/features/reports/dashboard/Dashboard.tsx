import Stack from "@mui/material/Stack";
import { GoalsSection } from "../goal/GoalsSection.tsx";
import { ActivitiesSection } from "./ActivitiesSection.tsx";
import { ChartsSection } from "./ChartsSection.tsx";
import { dashboardTexts as texts } from "./dashboard.texts.ts";
import { DashboardFigures } from "./DashboardFigures.tsx";
import { PackagesSection } from "./PackagesSection.tsx";
import { SellersSection } from "./SellersSection.tsx";

interface DashboardProps {
  readonly role: number;
  /** False where the charts stand on a page of their own. */
  readonly charts?: boolean;
}

/** Shows the whole of what the sale comes to, of whatever its reader reaches. */
export const Dashboard = ({ role, charts = true }: DashboardProps) => (
  <Stack component="section" aria-label={texts.title} sx={{ gap: 5, mb: 7 }}>
    <DashboardFigures role={role} />
    {charts && <ChartsSection role={role} />}
    <GoalsSection />
    <SellersSection />
    <PackagesSection role={role} />
    <ActivitiesSection />
  </Stack>
);
