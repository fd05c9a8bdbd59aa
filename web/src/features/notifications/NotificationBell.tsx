import Badge from "@mui/material/Badge";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import { CLIENTE } from "@travesia/api/permissions";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { shownFailure } from "../../base/failure/failures.ts";
import { useUser } from "../../base/session/useSession.ts";
import { useToasts } from "../../ui/toasts.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { lazyPart, useAfterPress } from "../../ui/lazy-part.ts";
import { notificationAddress } from "./notification.address.ts";
import { notificationPaths } from "./notifications.paths.ts";
import { MOST_COUNTED, notificationTexts as texts } from "./notification.texts.ts";
import { type NotificationLine, useNotifications } from "./useNotifications.ts";
import { NotificationsOutlinedIcon } from "../../ui/desk/deskIcons.tsx";

const load = async () => (await import("./NotificationList.tsx")).NotificationList;
const NotificationList = lazyPart(load);

/**
 * Shows the notification bell of the top bar: the number of unread notifications, the list, and new
 * notifications as they arrive.
 */
export function NotificationBell() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const client = useUser().role === CLIENTE;
  const navigate = useNavigate();
  useAfterPress(load);
  const toasts = useToasts();
  const open = (line: NotificationLine, earlier: readonly NotificationLine[] = []) => {
    for (const one of [line, ...earlier]) notifications.read(one);
    setAnchor(null);
    const address = notificationAddress(line.link);
    if (address) void navigate(address);
  };
  const notifications = useNotifications((line) =>
    toasts.info(
      `${line.title}. ${line.message}`,
      5,
      notificationAddress(line.link) ? (
        <Button size="small" color="inherit" onClick={() => open(line)}>
          Ver
        </Button>
      ) : undefined,
      "notice",
    ),
  );
  return (
    <>
      <IconButton
        aria-label={texts.bell(notifications.unread)}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={notifications.unread || null} color="error" max={MOST_COUNTED}>
          <NotificationsOutlinedIcon fontSize="small" />
        </Badge>
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{
          paper: {
            role: "dialog",
            "aria-label": texts.title,
            sx: { width: 400, maxWidth: "calc(100vw - 32px)" },
          },
        }}
      >
        <Suspense fallback={<ListSkeleton columns={1} />}>
          <NotificationList
            lines={notifications.lines}
            unread={notifications.unread}
            client={client}
            failure={
              notifications.error && !notifications.lines
                ? shownFailure(notifications.error, notifications.retry, "listNotifications")
                : null
            }
            more={notifications.more}
            onMore={notifications.showMore}
            onOpen={open}
            onReadAll={notifications.readAll}
            onAll={() => {
              setAnchor(null);
              void navigate(notificationPaths.list.to());
            }}
          />
        </Suspense>
      </Popover>
    </>
  );
}
