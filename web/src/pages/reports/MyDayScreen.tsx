import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { addDays, startOfDay, today } from "@travesia/api/colombia/days";
import { ASESOR, CONTADOR, may, OWNER } from "@travesia/api/permissions";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useUser } from "../../base/session/useSession.ts";
import { formatLongDay } from "../../ui/days.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { bankPaths } from "../../features/bank/bank.paths.ts";
import { bankTexts } from "../../features/bank/bank.texts.ts";
import { LiveList } from "../../features/live/LiveList.tsx";
import { notificationAddress } from "../../features/notifications/notification.address.ts";
import { NotificationItem } from "../../features/notifications/NotificationItem.tsx";
import { useNotificationListQuery } from "../../features/notifications/notifications.generated.ts";
import { paymentPaths } from "../../features/payments/payment/payments.paths.ts";
import { receivableTexts } from "../../features/payments/receivable/receivable.texts.ts";
import { Dashboard } from "../../features/reports/dashboard/Dashboard.tsx";
import { dashboardTexts } from "../../features/reports/dashboard/dashboard.texts.ts";
import { DayFigures } from "../../features/reports/dashboard/DayFigures.tsx";
import { RevenueChart } from "../../features/reports/dashboard/RevenueChart.tsx";
import { DayPart } from "../../features/reports/DayPart.tsx";
import { useFirstSteps } from "../../features/reports/first-steps/useFirstSteps.tsx";
import { DayInbox } from "../../features/reports/inbox/DayInbox.tsx";
import { dayTexts as texts } from "../../features/reports/my-day.texts.ts";
import { MonthProfit } from "../../features/reports/trip-profit/MonthProfit.tsx";

/** Number of changes loaded, shown beside the list, and shown below it on a phone. */
const CHANGES = { read: 20, beside: 4, below: 1 } as const;

/**
 * Shows the start page of staff: their tasks in order and, beside them, the month's figures and the latest
 * changes.
 */
export function MyDayScreen() {
  const { id, name, role } = useUser();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const [opened, open] = useState(false);
  const navigate = useNavigate();
  const news = useNotificationListQuery({ variables: { page: 1, limit: CHANGES.read } });
  const now = new Date();
  const yesterday = startOfDay(addDays(today(now), -1)).getTime();
  const changed = news.data?.notifications.items
    .filter(({ createdAt }) => new Date(createdAt).getTime() >= yesterday)
    .slice(0, CHANGES[phone ? "below" : "beside"]);
  const firstSteps = useFirstSteps(role);
  const leads = may(role, "viewOrganization");
  return (
    <>
      <PageHeader
        title={texts.greeting(name)}
        subtitle={formatLongDay(today(now))}
        actions={
          // The lanes of an accountant's day are before its list.
          role === CONTADOR && (
            <>
              <Button variant="outlined" href={paymentPaths.collecting()}>
                {receivableTexts.collect}
              </Button>
              <Button variant="contained" href={bankPaths.balancing.to()}>
                {bankTexts.balance}
              </Button>
            </>
          )
        }
      />
      <LiveList type="day" />
      <Box
        sx={{
          display: "grid",
          gap: 5,
          gridTemplateColumns: { lg: "minmax(0, 1fr) 320px" },
          alignItems: "start",
        }}
      >
        <Stack sx={{ gap: 1, minWidth: 0 }}>
          {role === OWNER && <MonthProfit />}
          <DayInbox phone={phone} first={firstSteps} />
        </Stack>
        <Stack sx={{ gap: 5, minWidth: 0 }}>
          <DayPart title={texts.figures}>
            <DayFigures userId={id} role={role} />
          </DayPart>
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
        </Stack>
      </Box>
      {(leads || role === ASESOR) && (
        <Box sx={{ mt: 2 }}>
          <Button aria-expanded={opened} onClick={() => open(!opened)}>
            {role === ASESOR ? dashboardTexts[opened ? "hide" : "show"] : texts[opened ? "hideYear" : "year"]}
          </Button>
          {opened && role === ASESOR && <Dashboard role={role} />}
          {opened && leads && <RevenueChart role={role} shape="strip" height={160} />}
        </Box>
      )}
    </>
  );
}
