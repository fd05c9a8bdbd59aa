import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import { useId } from "react";
import { viewTexts as texts } from "./view.texts.ts";
import type { SavedViewLineFragment } from "./views.generated.ts";
import { useChangesOff } from "../../ui/dialog/changes-off.ts";

interface ManageViewsDialogProps {
  readonly views: readonly SavedViewLineFragment[];
  readonly busy: boolean;
  readonly onRename: (view: SavedViewLineFragment) => void;
  readonly onStandard: (id: string, standard: boolean) => void;
  readonly onRemove: (id: string) => void;
  readonly onClose: () => void;
}

/** Shows the user's saved views of a list, to rename, delete, or choose the default view. */
export function ManageViewsDialog({
  views,
  busy,
  onRename,
  onStandard,
  onRemove,
  onClose,
}: ManageViewsDialogProps) {
  const off = useChangesOff() !== null;
  const heading = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="sm" fullWidth>
      <DialogTitle id={heading}>{texts.manage}</DialogTitle>
      <DialogContent>
        {views.length === 0 ? (
          texts.none
        ) : (
          <List disablePadding>
            {views.map((view) => (
              <ListItem key={view.id} disableGutters divider sx={{ flexWrap: "wrap", columnGap: 3 }}>
                <ListItemText primary={view.name} sx={{ minWidth: 120 }} />
                <Stack direction="row" sx={{ alignItems: "center", gap: 1, flexWrap: "wrap" }}>
                  <FormControlLabel
                    label={texts.standard}
                    control={
                      <Switch
                        size="small"
                        checked={view.standard}
                        disabled={busy || off}
                        onChange={(_, standard) => onStandard(view.id, standard)}
                        slotProps={{ input: { "aria-label": `${texts.standard}: ${view.name}` } }}
                      />
                    }
                  />
                  <Button
                    size="small"
                    disabled={busy}
                    aria-label={`${texts.rename} ${view.name}`}
                    onClick={() => onRename(view)}
                  >
                    {texts.rename}
                  </Button>
                  <Button
                    size="small"
                    color="error"
                    disabled={busy}
                    aria-label={`${texts.remove} ${view.name}`}
                    onClick={() => onRemove(view.id)}
                  >
                    {texts.remove}
                  </Button>
                </Stack>
              </ListItem>
            ))}
          </List>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
    </Dialog>
  );
}
