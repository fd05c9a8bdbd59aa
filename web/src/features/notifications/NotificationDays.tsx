import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { byType, dayHeading, type NoticeGroup, noticeDays } from "./notification.groups.ts";
import { notificationTexts as texts } from "./notification.texts.ts";
import type { NotificationLine } from "./useNotifications.ts";

interface NotificationDaysProps {
  readonly lines: readonly NotificationLine[];
  readonly before?: readonly NotificationLine[] | undefined;
  readonly after?: readonly NotificationLine[] | undefined;
  /** Heading level of the days. */
  readonly heading: "h2" | "h3";
  /** True to show the notifications of one type as one group. */
  readonly short?: boolean;
  /**
   * Renders one notification; `earlier` contains the others about its record, for the newest one of these.
   */
  readonly line: (line: NotificationLine, earlier: readonly NotificationLine[]) => ReactNode;
  /** Returns whether a notification must be visible; its group is then expanded. */
  readonly keeps?: (line: NotificationLine) => boolean;
}

/**
 * Shows notifications grouped by day; of each record the newest, with the earlier ones collapsed below it.
 */
export function NotificationDays({
  lines,
  before,
  after,
  short = false,
  heading,
  line,
  keeps,
}: NotificationDaysProps) {
  const days = noticeDays(lines, { before, after });
  return (short ? byType(days) : days).map(({ day, groups }) => (
    <Box key={day} component="section" aria-label={dayHeading(day)}>
      <Typography
        component={heading}
        variant="caption"
        color="textSecondary"
        sx={{ display: "block", px: 4, pt: 3, pb: 1, fontWeight: 600 }}
      >
        {dayHeading(day)}
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {groups.map((group) => (
          <Group key={group.newest.id} {...group} line={line} keeps={keeps} />
        ))}
      </Box>
    </Box>
  ));
}

function Group({
  newest,
  earlier,
  several,
  line,
  keeps,
}: NoticeGroup & Pick<NotificationDaysProps, "line" | "keeps">) {
  const [asked, setAsked] = useState(false);
  const open = asked || earlier.some((one) => keeps?.(one));
  return (
    <Box component="li" sx={{ "& + &": { borderTop: 1, borderColor: "divider" } }}>
      {line(newest, several ? [] : earlier)}
      {earlier.length > 0 && (
        <>
          <Button size="small" aria-expanded={open} onClick={() => setAsked(!open)} sx={{ ml: 7, mb: 1 }}>
            {open
              ? several
                ? texts.hideOthers
                : texts.hideEarlier
              : (several ? texts.others : texts.earlier)(
                  earlier.length,
                  earlier.filter(({ read }) => !read).length,
                )}
          </Button>
          {open && (
            <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, pl: 4 }}>
              {earlier.map((one) => (
                <li key={one.id}>{line(one, [])}</li>
              ))}
            </Box>
          )}
        </>
      )}
    </Box>
  );
}
