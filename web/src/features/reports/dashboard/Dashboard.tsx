import Stack from "@mui/material/Stack";
import { GoalsSection } from "../goal/GoalsSection.tsx";
import { ActivitiesSection } from "./ActivitiesSection.tsx";
import { ChartsSection } from "./ChartsSection.tsx";
import { dashboardTexts as texts } from "./dashboard.texts.ts";
import { DashboardFigures } from "./DashboardFigures.tsx";
import { PackagesSection } from "./PackagesSection.tsx";
import { SellersSection } from "./SellersSection.tsx";

/** The whole of what the sale comes to, of whatever its reader reaches. */
export const Dashboard = ({ role }: { readonly role: number }) => (
  <Stack component="section" aria-label={texts.title} sx={{ gap: 5, mb: 7 }}>
    <DashboardFigures role={role} />
    <ChartsSection role={role} />
    <GoalsSection />
    <SellersSection />
    <PackagesSection role={role} />
    <ActivitiesSection />
  </Stack>
);
