import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
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
  /** Actions after the figures. */
  readonly children?: ReactNode;
}

/** Shows the whole of what the sale comes to, of whatever its reader reaches. */
export const Dashboard = ({ role, charts = true, children }: DashboardProps) => (
  <Stack component="section" aria-label={texts.title} sx={{ gap: 5 }}>
    <DashboardFigures role={role} />
    {children}
    {charts && <ChartsSection role={role} />}
    <SellersSection />
    <PackagesSection role={role} />
    <ActivitiesSection />
  </Stack>
);
