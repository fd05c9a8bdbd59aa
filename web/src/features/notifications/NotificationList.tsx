import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ListItemButton from "@mui/material/ListItemButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { InstantText } from "../../ui/DayText.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { ListSkeleton } from "../../ui/Skeletons.tsx";
import { notificationTexts as texts } from "./notification.texts.ts";
import type { NotificationLine } from "./useNotifications.ts";

interface NotificationListProps {
  readonly lines: readonly NotificationLine[] | undefined;
  readonly unread: number;
  readonly failure: { readonly message: string; readonly code?: string; readonly onRetry: () => void } | null;
  readonly more: boolean;
  readonly onMore: () => void;
  readonly onOpen: (line: NotificationLine) => void;
  readonly onReadAll: () => void;
}

function Line({ line, onOpen }: { readonly line: NotificationLine; readonly onOpen: (line: NotificationLine) => void }) {
  return (
    <Box component="li">
      <ListItemButton onClick={() => onOpen(line)} sx={{ alignItems: "flex-start", gap: 3, px: 4, py: 2.5 }}>
        <Box
          role={line.read ? undefined : "img"}
          aria-label={line.read ? undefined : texts.unread}
          sx={{
            width: 8,
            height: 8,
            mt: "7px",
            borderRadius: "50%",
            flexShrink: 0,
            backgroundColor: line.read ? "transparent" : "primary.main",
          }}
        />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: line.read ? 500 : 650 }}>
            {line.title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
            {line.message}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            <InstantText at={line.createdAt} ago />
          </Typography>
        </Box>
      </ListItemButton>
    </Box>
  );
}

/** The bell's list: newest first, unread ones marked; each opens its record. */
export function NotificationList({ lines, unread, failure, more, onMore, onOpen, onReadAll }: NotificationListProps) {
  return (
    <Box>
      <Stack direction="row" sx={{ justifyContent: "space-between", alignItems: "center", px: 4, pt: 3, pb: 2, minHeight: 52 }}>
        <Typography variant="h6" component="h2">
          {texts.title}
        </Typography>
        {unread > 0 && (
          <Button size="small" onClick={onReadAll}>
            {texts.readAll}
          </Button>
        )}
      </Stack>
      {failure && <ErrorState {...failure} />}
      {!failure && !lines && <ListSkeleton cards />}
      {lines?.length === 0 && (
        <Box sx={{ px: 5 }}>
          <EmptyState>{texts.empty}</EmptyState>
        </Box>
      )}
      {lines && lines.length > 0 && (
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, maxHeight: "min(60vh, 480px)", overflowY: "auto" }}>
          {lines.map((line) => (
            <Line key={line.id} line={line} onOpen={onOpen} />
          ))}
          {more && (
            <Box component="li" sx={{ p: 2, textAlign: "center" }}>
              <Button size="small" onClick={onMore}>
                {texts.more}
              </Button>
            </Box>
          )}
        </Box>
      )}
    </Box>
  );
}
