import { LiveList } from "../../features/live/LiveList.tsx";
import { figureRecords } from "../../features/reports/figures.records.ts";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import CardActionArea from "@mui/material/CardActionArea";
import Typography from "@mui/material/Typography";
import { roleLabels, type RoleNumber } from "@travesia/api/permissions";
import { useRoutes } from "../../base/routes/RoutesContext.ts";
import { useUser } from "../../base/session/useSession.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { Dashboard } from "../../features/reports/dashboard/Dashboard.tsx";
import { panelCards } from "../../features/organization/panel.links.ts";

/** Shows where administration begins: what the sale comes to, and one card for each thing that it keeps. */
export function PanelScreen() {
  const { role, name } = useUser();
  const cards = panelCards(role, useRoutes());
  return (
    <>
      <PageHeader title="Panel de administración" subtitle={`${name} · ${roleLabels[role as RoleNumber]}`} />
      <LiveList type={figureRecords} />
      <Dashboard role={role} charts={false} />
      <Box
        component="ul"
        sx={{
          listStyle: "none",
          m: 0,
          p: 0,
          display: "grid",
          gap: 4,
          gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr", lg: "repeat(3, 1fr)" },
        }}
      >
        {cards.map(({ label, text, to }) => (
          <Card component="li" key={to}>
            <CardActionArea href={to} sx={{ p: 5, height: "100%", display: "block" }}>
              <Typography variant="h6" component="span" sx={{ display: "block" }}>
                {label}
              </Typography>
              <Typography variant="body2" color="textSecondary" component="span">
                {text}
              </Typography>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </>
  );
}
