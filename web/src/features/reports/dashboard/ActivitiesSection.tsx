import Box from "@mui/material/Box";
import ListItemButton from "@mui/material/ListItemButton";
import Typography from "@mui/material/Typography";
import { shownFailure } from "../../../base/failure/failures.ts";
import { AgoText } from "../../../ui/AgoText.tsx";
import { Section } from "../../../ui/Section.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { useDashboardActivitiesQuery } from "./dashboard.generated.ts";
import { dashboardTexts as texts } from "./dashboard.texts.ts";

/** Number of events shown. */
const LATEST = 4;

/** Shows the latest events of the sales in the viewer's scope; each line opens its record. */
export function ActivitiesSection() {
  const { data, error, refetch } = useDashboardActivitiesQuery({
    variables: { limit: LATEST },
    fetchPolicy: "cache-and-network",
  });
  const lines = data?.dashboardActivities;
  if (error && !lines) return <ErrorState {...shownFailure(error, refetch)} />;
  if (!lines) return <ListSkeleton columns={2} />;
  return (
    <Section flush title={texts.activities}>
      {lines.length === 0 && <EmptyState>{texts.noActivities}</EmptyState>}
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {lines.map(({ id, title, description, user, link, createdAt }) => (
          <li key={id}>
            <ListItemButton href={link} sx={{ px: { xs: 4, md: 6 }, py: 1.5, gap: 3 }}>
              <Box sx={{ minWidth: 0, flexGrow: 1 }}>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {title}
                </Typography>
                <Typography variant="caption" color="textSecondary" noWrap component="div">
                  {description}
                </Typography>
              </Box>
              <Box sx={{ textAlign: "right", flexShrink: 0 }}>
                <Typography variant="caption" component="div">
                  {user.name} {user.lastname}
                </Typography>
                <Typography variant="caption" color="textSecondary" component="div">
                  <AgoText at={createdAt} />
                </Typography>
              </Box>
            </ListItemButton>
          </li>
        ))}
      </Box>
    </Section>
  );
}
