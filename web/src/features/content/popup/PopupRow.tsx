import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { ActButtons } from "../../../base/acts/ActButtons.tsx";
import { ActsMenu } from "../../../base/acts/ActsMenu.tsx";
import { sentActs } from "../../../base/acts/offered-acts.ts";
import { placedActs } from "../../../base/acts/shown-acts.ts";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { formatDay } from "../../../ui/days.ts";
import { PackagePicture } from "../../catalog/PackagePicture.tsx";
import type { KeptPopupFragment } from "../content.generated.ts";
import { popupActs } from "./popup.acts.tsx";
import { popupStatus } from "./popup.form.ts";

const inRow = placedActs(popupActs, "row");
const inMenu = placedActs(popupActs, "menu");

interface PopupRowProps {
  readonly popup: KeptPopupFragment;
  readonly today: string;
  readonly busy: boolean;
  readonly onAct: (act: keyof typeof popupActs) => void;
}

/** Shows the current state of one popup in the panel, with the acts on it. */
export function PopupRow({ popup, today, busy, onAct }: PopupRowProps) {
  const { title, content, image, startsOn, endsOn } = popup;
  const offered = sentActs(popupActs, popup.acts);
  const status = popupStatus(popup, today);
  return (
    <Card component="article" aria-label={title} sx={{ p: 3 }}>
      <Stack
        direction="row"
        sx={{ gap: { xs: 3, sm: 4 }, alignItems: "center", flexWrap: { xs: "wrap", md: "nowrap" } }}
      >
        <Box sx={{ width: { xs: 96, sm: 144 }, flexShrink: 0, borderRadius: 1, overflow: "hidden" }}>
          <PackagePicture address={image ?? undefined} alt="" sizes="144px" />
        </Box>
        <Box sx={{ flex: "1 1 180px", minWidth: 0 }}>
          <Typography variant="h6" component="h2" sx={{ overflowWrap: "anywhere" }}>
            {title}
          </Typography>
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{
              display: "-webkit-box",
              WebkitLineClamp: 2,
              WebkitBoxOrient: "vertical",
              overflow: "hidden",
            }}
          >
            {content}
          </Typography>
          <Stack direction="row" sx={{ gap: 2, mt: 2, alignItems: "center", flexWrap: "wrap" }}>
            <StatusChip label={status.label} tone={status.tone} />
            <Typography variant="caption" color="textSecondary">
              {daysText(startsOn, endsOn)}
            </Typography>
          </Stack>
        </Box>
        <Stack
          direction="row"
          sx={{ gap: 1, flexWrap: "wrap", width: { xs: "100%", md: "auto" }, flexShrink: 0 }}
        >
          <ActButtons acts={popupActs} names={inRow} offered={offered} busy={busy} onAct={onAct} />
          <Button size="small" color="inherit" onClick={() => onAct("preview")}>
            {popupActs.preview.label}
          </Button>
          <ActsMenu
            label={`Acciones de ${title}`}
            acts={popupActs}
            names={inMenu}
            record={{}}
            offered={offered}
            onAct={onAct}
          />
        </Stack>
      </Stack>
    </Card>
  );
}

function daysText(startsOn: string | null, endsOn: string | null): string {
  if (startsOn && endsOn) return `Del ${formatDay(startsOn)} al ${formatDay(endsOn)}`;
  if (startsOn) return `Desde el ${formatDay(startsOn)}`;
  return endsOn ? `Hasta el ${formatDay(endsOn)}` : "Sin fecha de cierre";
}
