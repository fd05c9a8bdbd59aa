import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { may } from "@travesia/api/permissions";
import { useId } from "react";
import { useUser } from "../../base/session/useSession.ts";
import { deskKeys } from "../../features/payments/desk/desk.keys.ts";
import { Kbd } from "../../ui/Kbd.tsx";
import { LettersSwitch } from "../../ui/LettersSwitch.tsx";
import { keysTexts as texts } from "./keys.texts.ts";
import type { MenuLine } from "./menu.ts";
import { letterOf } from "./place-keys.ts";

/** Description of an act, followed by the keys to press in sequence. */
type KeyLine = readonly [does: string, ...keys: string[]];

interface KeysDialogProps {
  /** Menu lines that can be reached by a letter key. */
  readonly lines: readonly MenuLine[];
  readonly onClose: () => void;
}

/** Shows all keyboard shortcuts, and the switch that enables single-letter shortcuts. */
export function KeysDialog({ lines, onClose }: KeysDialogProps) {
  const heading = useId();
  const { role } = useUser();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={heading}>
      <DialogTitle id={heading}>{texts.title}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: "grid", gap: 5, gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" } }}>
          <Stack sx={{ gap: 5 }}>
            <Keys title={texts.everywhere} keys={texts.onEveryPage} />
            <Keys title={texts.list} keys={texts.onLists} />
            <Keys title={texts.day} keys={texts.onDay} />
            {may(role, "verifyPayments") && (
              <Keys
                title={texts.desk}
                keys={Object.entries(deskKeys).map(([key, [, does]]) => [does, key.toUpperCase()])}
              />
            )}
          </Stack>
          <Keys
            title={texts.places}
            keys={lines.map((line) => [line.label, "G", letterOf(line).toUpperCase()])}
          />
        </Box>
        <Stack sx={{ mt: 5 }}>
          <LettersSwitch />
          <Typography variant="caption" color="textSecondary">
            {texts.kept}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Keys({ title, keys }: { readonly title: string; readonly keys: readonly KeyLine[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        component="dl"
        sx={{ m: 0, display: "grid", gridTemplateColumns: "80px 1fr", rowGap: 1, columnGap: 3 }}
      >
        {keys.map(([does, ...pressed]) => (
          <Box key={does} sx={{ display: "contents" }}>
            <Stack component="dt" direction="row" sx={{ gap: 1, alignItems: "center" }}>
              {pressed.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Stack>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {does}
            </Typography>
          </Box>
        ))}
      </Box>
    </section>
  );
}
