import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { addDays, startOfDay, today } from "@travesia/api/colombia/days";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { shownFailure } from "../../app/failure/failures.ts";
import { useUser } from "../../app/session/useSession.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { formatLongDay } from "../../ui/days.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { notificationAddress } from "../../features/notifications/notification.address.ts";
import { NotificationItem } from "../../features/notifications/NotificationItem.tsx";
import { useNotificationListQuery } from "../../features/notifications/notifications.generated.ts";
import { type DayLine, DayLineCard } from "../../features/reports/DayLineCard.tsx";
import { useMyDayQuery } from "../../features/reports/my-day.generated.ts";
import { dayTexts as texts } from "../../features/reports/my-day.texts.ts";

/** How much of what changed is shown. */
const SHOWN = 20;

/** The first page of whoever works here: what is late, what waits, what changed since yesterday. */
export function MyDayScreen() {
  const { name } = useUser();
  const navigate = useNavigate();
  const { data, error, refetch } = useMyDayQuery({ fetchPolicy: "cache-and-network" });
  const news = useNotificationListQuery({ variables: { page: 1, limit: SHOWN } });
  const now = new Date();
  const yesterday = startOfDay(addDays(today(now), -1)).getTime();
  const changed = news.data?.notifications.items.filter(
    ({ createdAt }) => new Date(createdAt).getTime() >= yesterday,
  );
  const of = (part: DayLine["part"]) => data?.myDay.filter((line) => line.part === part) ?? [];
  const hour = Number(now.toLocaleTimeString("en-GB", { timeZone: "America/Bogota", hour: "2-digit" }));
  return (
    <>
      <PageHeader title={texts.greeting(name, hour)} subtitle={formatLongDay(today(now))} />
      <Box
        sx={{
          display: "grid",
          gap: 5,
          gridTemplateColumns: { lg: "minmax(0, 1fr) 360px" },
          alignItems: "start",
        }}
      >
        <Stack sx={{ gap: 6, minWidth: 0 }}>
          {error && !data && <ErrorState {...shownFailure(error, refetch)} />}
          {!error && !data && <ListSkeleton cards />}
          {data?.myDay.length === 0 && (
            <Card>
              <EmptyState>{texts.nothing}</EmptyState>
            </Card>
          )}
          <Lines title={texts.late} lines={of("late")} />
          <Lines title={texts.waiting} lines={of("waiting")} />
        </Stack>
        <Part title={texts.changed}>
          <Card>
            {changed?.length === 0 && (
              <Typography variant="body2" color="textSecondary" sx={{ p: 4 }}>
                {texts.unchanged}
              </Typography>
            )}
            {changed?.map((line) => (
              <NotificationItem
                key={line.id}
                line={line}
                onOpen={({ link }) => {
                  const to = notificationAddress(link);
                  if (to) void navigate(to);
                }}
              />
            ))}
          </Card>
        </Part>
      </Box>
    </>
  );
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly DayLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Part title={title}>
      <Stack sx={{ gap: 3 }}>
        {lines.map((line) => (
          <DayLineCard key={line.kind} line={line} />
        ))}
      </Stack>
    </Part>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
    <Typography variant="h6" component="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
