import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { OfferedMenu } from "../../../base/acts/OfferedMenu.tsx";
import { StatusChip } from "../../../ui/StatusChip.tsx";
import { formatDay } from "../../../ui/days.ts";
import { PackagePicture } from "../../catalog/PackagePicture.tsx";
import type { KeptPopupFragment } from "../content.generated.ts";
import { popupStatus } from "./popup.form.ts";

const actLabels = { activate: "Activar", deactivate: "Desactivar", delete: "Eliminar" } as const;

interface PopupRowProps {
  readonly popup: KeptPopupFragment;
  readonly today: string;
  readonly busy: boolean;
  readonly onPreview: () => void;
  readonly onEdit: () => void;
  readonly onSwitch: () => void;
  readonly onDelete: () => void;
}

/** Shows the current state of one popup in the panel, with the actions on it. */
export function PopupRow({ popup, today, busy, onPreview, onEdit, onSwitch, onDelete }: PopupRowProps) {
  const { title, content, image, startsOn, endsOn, acts } = popup;
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
          {acts.some(({ name }) => name === "edit") && (
            <Button size="small" variant="outlined" disabled={busy} onClick={onEdit}>
              Editar
            </Button>
          )}
          <Button size="small" color="inherit" onClick={onPreview}>
            Ver
          </Button>
          <OfferedMenu
            label={`Acciones de ${title}`}
            acts={acts}
            labels={actLabels}
            onAct={(act) => (act === "delete" ? onDelete() : onSwitch())}
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
