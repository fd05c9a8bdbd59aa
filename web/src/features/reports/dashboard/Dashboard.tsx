import Box from "@mui/material/Box";
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
  /** False when the charts are on a separate page. */
  readonly charts?: boolean;
  /** Acts after the figures. */
  readonly children?: ReactNode;
}

/** Shows all figures of the sales, within the viewer's scope. */
export const Dashboard = ({ role, charts = true, children }: DashboardProps) => (
  <Stack component="section" aria-label={texts.title} sx={{ gap: 5 }}>
    <DashboardFigures role={role} />
    {children}
    {charts && <ChartsSection role={role} />}
    <SellersSection role={role} />
    <Box
      sx={{
        display: "grid",
        gap: 5,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
      }}
    >
      <PackagesSection role={role} />
      <ActivitiesSection />
    </Box>
  </Stack>
);
