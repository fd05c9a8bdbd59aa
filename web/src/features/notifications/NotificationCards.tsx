import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import { SelectBox } from "../../ui/table/SelectBox.tsx";
import type { TableSelection } from "../../ui/table/selection.ts";
import { NotificationItem } from "./NotificationItem.tsx";
import { notificationTexts as texts } from "./notification.texts.ts";
import type { NotificationLine } from "./useNotifications.ts";
import { ActIconButton } from "../../ui/dialog/ActIconButton.tsx";
import { DeleteOutlineIcon } from "../../ui/icons.tsx";

interface NotificationCardsProps {
  readonly lines: readonly NotificationLine[];
  readonly onOpen: (line: NotificationLine) => void;
  readonly onRemove: (line: NotificationLine) => void;
  /** What is chosen of them, where acts on many are offered. */
  readonly selection?: TableSelection<NotificationLine>;
}

/** The page's list: each opens its record and can be deleted. */
export function NotificationCards({ lines, onOpen, onRemove, selection }: NotificationCardsProps) {
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
            <NotificationItem line={line} onOpen={onOpen} />
          </Box>
          <ActIconButton
            hint={texts.remove}
            aria-label={`${texts.remove}: ${line.title}`}
            onClick={() => onRemove(line)}
            sx={{ mt: 2 }}
          >
            <DeleteOutlineIcon fontSize="small" />
          </ActIconButton>
        </Box>
      ))}
    </Card>
  );
}
