import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import { SelectBox } from "../../ui/table/SelectBox.tsx";
import { steppedLook, steppedRow, useRowKeys } from "../../ui/table/row-keys.ts";
import type { TableSelection } from "../../ui/table/selection.ts";
import { NotificationDays } from "./NotificationDays.tsx";
import { NotificationItem } from "./NotificationItem.tsx";
import { notificationTexts as texts } from "./notification.texts.ts";
import type { NotificationLine } from "./useNotifications.ts";
import { ActIconButton } from "../../ui/dialog/ActIconButton.tsx";
import { DeleteOutlineIcon } from "../../ui/desk/deskIcons.tsx";

interface NotificationCardsProps {
  readonly lines: readonly NotificationLine[];
  /** Notifications of the previous and the next page, so that no group is split. */
  readonly before?: readonly NotificationLine[];
  readonly after?: readonly NotificationLine[];
  /**
   * Called to open the record of a notification, which also marks the earlier ones about the record as read.
   */
  readonly onOpen: (line: NotificationLine, earlier: readonly NotificationLine[]) => void;
  readonly onRemove: (line: NotificationLine) => void;
  /** Selection of notifications, if bulk acts are offered. */
  readonly selection?: TableSelection<NotificationLine>;
}

/**
 * Shows the notifications page's list, grouped by day and record; each one opens its record and can be
 * deleted.
 */
export function NotificationCards({
  lines,
  before,
  after,
  onOpen,
  onRemove,
  selection,
}: NotificationCardsProps) {
  useRowKeys();
  return (
    <Card component="section" aria-label={texts.title}>
      <NotificationDays
        lines={lines}
        before={before}
        after={after}
        heading="h2"
        keeps={({ id }) => selection?.chosen.has(id) ?? false}
        line={(line, earlier) => (
          <Box
            {...steppedRow(line.id)}
            sx={{
              ...steppedLook,
              display: "flex",
              alignItems: "flex-start",
              pr: 2,
              backgroundColor: selection?.chosen.has(line.id) ? "action.selected" : undefined,
            }}
          >
            {selection && (
              <Box sx={{ pt: 1.5, pl: 1, mr: -3 }}>
                <SelectBox
                  label={`Elegir ${selection.name(line)}`}
                  checked={selection.chosen.has(line.id)}
                  onToggle={(range) => selection.onToggle(line, range)}
                />
              </Box>
            )}
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <NotificationItem line={line} onOpen={(opened) => onOpen(opened, earlier)} />
            </Box>
            <Box data-acts>
              <ActIconButton
                hint={texts.remove}
                aria-label={`${texts.remove}: ${line.title}`}
                onClick={() => onRemove(line)}
                sx={{ mt: 2 }}
              >
                <DeleteOutlineIcon fontSize="small" />
              </ActIconButton>
            </Box>
          </Box>
        )}
      />
    </Card>
  );
}
