import DeleteOutlineIcon from "@mui/icons-material/DeleteOutlined";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { NotificationItem } from "./NotificationItem.tsx";
import { notificationTexts as texts } from "./notification.texts.ts";
import type { NotificationLine } from "./useNotifications.ts";

interface NotificationCardsProps {
  readonly lines: readonly NotificationLine[];
  readonly onOpen: (line: NotificationLine) => void;
  readonly onRemove: (line: NotificationLine) => void;
}

/** The page's list: each opens its record and can be deleted. */
export function NotificationCards({ lines, onOpen, onRemove }: NotificationCardsProps) {
  return (
    <Card component="ul" aria-label={texts.title} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {lines.map((line, place) => (
        <Box
          component="li"
          key={line.id}
          sx={{
            display: "flex",
            alignItems: "flex-start",
            borderTop: place ? 1 : 0,
            borderColor: "divider",
            pr: 2,
          }}
        >
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <NotificationItem line={line} onOpen={onOpen} />
          </Box>
          <Tooltip title={texts.remove}>
            <IconButton
              size="small"
              aria-label={`${texts.remove}: ${line.title}`}
              onClick={() => onRemove(line)}
              sx={{ mt: 2 }}
            >
              <DeleteOutlineIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      ))}
    </Card>
  );
}
