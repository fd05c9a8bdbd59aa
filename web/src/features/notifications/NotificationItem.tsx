import Box from "@mui/material/Box";
import ListItemButton from "@mui/material/ListItemButton";
import Typography from "@mui/material/Typography";
import { AgoText } from "../../ui/AgoText.tsx";
import { notificationTexts as texts } from "./notification.texts.ts";
import type { NotificationLine } from "./useNotifications.ts";

interface NotificationItemProps {
  readonly line: NotificationLine;
  readonly onOpen: (line: NotificationLine) => void;
}

/**
 * Shows one notification: its event, its time, and whether it was read. The dot of an urgent notification has
 * a distinct colour.
 */
export function NotificationItem({ line, onOpen }: NotificationItemProps) {
  const colour = line.priority === "urgent" ? "error.main" : "primary.main";
  return (
    <ListItemButton
      data-row
      onClick={() => onOpen(line)}
      sx={{ alignItems: "flex-start", gap: 3, px: 4, py: 2.5 }}
    >
      <Box
        role={line.read ? undefined : "img"}
        aria-label={line.read ? undefined : texts.unread}
        sx={{
          width: 8,
          height: 8,
          mt: "7px",
          borderRadius: "50%",
          flexShrink: 0,
          backgroundColor: line.read ? "transparent" : colour,
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
          <AgoText at={line.createdAt} />
        </Typography>
      </Box>
    </ListItemButton>
  );
}
