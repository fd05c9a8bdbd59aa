import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { addDays, startOfDay, today } from "@travesia/api/colombia/days";
import { ASESOR, may } from "@travesia/api/permissions";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { shownFailure } from "../../base/failure/failures.ts";
import { useUser } from "../../base/session/useSession.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { formatLongDay } from "../../ui/days.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { NotRefreshed } from "../../ui/table/NotRefreshed.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { LiveList } from "../../features/live/LiveList.tsx";
import { notificationAddress } from "../../features/notifications/notification.address.ts";
import { NotificationItem } from "../../features/notifications/NotificationItem.tsx";
import { useNotificationListQuery } from "../../features/notifications/notifications.generated.ts";
import { Dashboard } from "../../features/reports/dashboard/Dashboard.tsx";
import { dashboardTexts } from "../../features/reports/dashboard/dashboard.texts.ts";
import { DayFigures } from "../../features/reports/dashboard/DayFigures.tsx";
import { RevenueChart } from "../../features/reports/dashboard/RevenueChart.tsx";
import { DayLines } from "../../features/reports/DayLines.tsx";
import { DayPart } from "../../features/reports/DayPart.tsx";
import { useMyDayQuery } from "../../features/reports/my-day.generated.ts";
import { dayTexts as texts } from "../../features/reports/my-day.texts.ts";
import { postponingTexts } from "../../features/reports/postponing/postponing.texts.ts";
import { usePostponing } from "../../features/reports/postponing/usePostponing.ts";

/** Greatest number of changes shown. */
const SHOWN = 20;
const SHOWN_WITH_LINES = { wide: 6, phone: 1 } as const;

/** Shows the first page of staff: late work, waiting work, and changes since yesterday. */
export function MyDayScreen() {
  const { id, name, role } = useUser();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const postponing = usePostponing();
  const [figures, openFigures] = useState(false);
  const navigate = useNavigate();
  const { data, error, refetch } = useMyDayQuery({ fetchPolicy: "cache-and-network" });
  const news = useNotificationListQuery({ variables: { page: 1, limit: SHOWN } });
  const now = new Date();
  const yesterday = startOfDay(addDays(today(now), -1)).getTime();
  const total = data?.myDay.length ?? 0;
  const changed = news.data?.notifications.items
    .filter(({ createdAt }) => new Date(createdAt).getTime() >= yesterday)
    .slice(0, total > 0 ? SHOWN_WITH_LINES[phone ? "phone" : "wide"] : SHOWN);
  return (
    <>
      <PageHeader title={texts.greeting(name)} subtitle={formatLongDay(today(now))} />
      <LiveList type="day" />
      <DayFigures userId={id} role={role} />
      {may(role, "viewOrganization") && (
        <Box sx={{ mb: { xs: 2, md: 5 } }}>
          <RevenueChart role={role} shape="strip" height={110} />
        </Box>
      )}
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
          {error && data && <NotRefreshed {...shownFailure(error, refetch)} />}
          {!error && !data && <ListSkeleton cards />}
          {data?.myDay.length === 0 && (
            <Card>
              <EmptyState>{texts.nothing}</EmptyState>
            </Card>
          )}
          {data && (
            <DayLines
              lines={data.myDay}
              phone={phone}
              onPostpone={(line, recordId, days) => postponing.postpone(line.kind, recordId, days)}
            />
          )}
          {postponing.count > 0 && (
            <Typography variant="body2" color="textSecondary">
              {postponingTexts.waits(postponing.count)}{" "}
              <Button size="small" onClick={postponing.resume}>
                {postponingTexts.resume}
              </Button>
            </Typography>
          )}
        </Stack>
        <DayPart title={texts.changed}>
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
        </DayPart>
      </Box>
      {role === ASESOR && (
        <Box sx={{ mt: 5 }}>
          <Button aria-expanded={figures} onClick={() => openFigures(!figures)}>
            {figures ? dashboardTexts.hide : dashboardTexts.show}
          </Button>
          {figures && <Dashboard role={role} />}
        </Box>
      )}
    </>
  );
}
