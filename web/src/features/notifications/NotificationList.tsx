import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { NotificationDays } from "./NotificationDays.tsx";
import { NotificationItem } from "./NotificationItem.tsx";
import { notificationTexts as texts } from "./notification.texts.ts";
import type { NotificationLine } from "./useNotifications.ts";
import { ActButton } from "../../ui/dialog/ActButton.tsx";

interface NotificationListProps {
  readonly lines: readonly NotificationLine[] | undefined;
  readonly unread: number;
  /** True when the viewer is a client. */
  readonly client: boolean;
  readonly failure: { readonly message: string; readonly code?: string; readonly onRetry: () => void } | null;
  readonly more: boolean;
  readonly onMore: () => void;
  /**
   * Called to open the record of a notification, which also marks the earlier ones about the record as read.
   */
  readonly onOpen: (line: NotificationLine, earlier: readonly NotificationLine[]) => void;
  readonly onReadAll: () => void;
  /** Called to open the page with all notifications. */
  readonly onAll: () => void;
}

/**
 * Shows the list of the notification bell: newest first, grouped by day and by record or type, unread ones
 * marked; each one opens its record.
 */
export function NotificationList({
  lines,
  unread,
  client,
  failure,
  more,
  onMore,
  onOpen,
  onReadAll,
  onAll,
}: NotificationListProps) {
  return (
    <Box>
      <Stack
        direction="row"
        sx={{ justifyContent: "space-between", alignItems: "center", px: 4, pt: 3, pb: 2, minHeight: 52 }}
      >
        <Typography variant="h6" component="h2">
          {texts.title}
        </Typography>
        {unread > 0 && (
          <ActButton size="small" onClick={onReadAll}>
            {texts.readAll}
          </ActButton>
        )}
      </Stack>
      {failure && <ErrorState {...failure} />}
      {!failure && !lines && <ListSkeleton cards />}
      {lines?.length === 0 && (
        <Box sx={{ px: 5 }}>
          <EmptyState>{texts.empty(client)}</EmptyState>
        </Box>
      )}
      {lines && lines.length > 0 && (
        <Box sx={{ maxHeight: "min(60vh, 480px)", overflowY: "auto" }}>
          <NotificationDays
            lines={lines}
            short
            heading="h3"
            line={(line, earlier) => (
              <NotificationItem line={line} onOpen={(opened) => onOpen(opened, earlier)} />
            )}
          />
          {more && (
            <Box sx={{ p: 2, textAlign: "center" }}>
              <Button size="small" onClick={onMore}>
                {texts.more}
              </Button>
            </Box>
          )}
        </Box>
      )}
      <Box sx={{ borderTop: 1, borderColor: "divider", p: 2, textAlign: "center" }}>
        <Button size="small" onClick={onAll}>
          {texts.all}
        </Button>
      </Box>
    </Box>
  );
}
