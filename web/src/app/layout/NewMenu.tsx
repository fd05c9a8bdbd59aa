import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Suspense, useRef, useState, type MouseEvent } from "react";
import { lazyPart } from "../../ui/lazy-part.ts";
import { RouterLink } from "../../base/routes/RouterLink.tsx";
import { useSettings } from "../../base/settings.ts";
import { useUser } from "../../base/session/useSession.ts";
import { useLetters } from "../../ui/letter-keys.ts";
import { newThings } from "./new.table.ts";
import { useNewHere } from "./useNewHere.ts";
import { AddIcon } from "../../ui/desk/deskIcons.tsx";

const NewPaymentDialog = lazyPart(async () => (await import("./NewPaymentDialog.tsx")).NewPaymentDialog);

const NEW = "Nuevo";

/**
 * Shows the `Nuevo` menu of the top bar with the records that the viewer may create; hidden when there are
 * none.
 */
export function NewMenu() {
  const { role } = useUser();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [paying, setPaying] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const things = newThings(role, useSettings().agency?.hiddenFeatures);
  const beginHere = useNewHere(things, () => setPaying(true));
  useLetters(({ letter, held }) => {
    if (letter !== "n" || held || things.length === 0) return false;
    if (!beginHere()) setAnchor(button.current);
    return true;
  });
  if (things.length === 0) return null;
  const close = () => setAnchor(null);
  const opening = {
    ref: button,
    "aria-haspopup": "menu",
    "aria-expanded": anchor !== null,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {phone ? (
        <IconButton aria-label={NEW} color="primary" {...opening}>
          <AddIcon />
        </IconButton>
      ) : (
        <Button variant="outlined" size="small" startIcon={<AddIcon />} {...opening} sx={{ mr: 1 }}>
          {NEW}
        </Button>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {things.map(({ label, begins }) =>
          begins === "payment" ? (
            <MenuItem
              key={label}
              onClick={() => {
                close();
                setPaying(true);
              }}
            >
              {label}
            </MenuItem>
          ) : (
            <MenuItem key={label} component={RouterLink} href={begins.at} onClick={close}>
              {label}
            </MenuItem>
          ),
        )}
      </Menu>
      {paying && (
        <Suspense fallback={null}>
          <NewPaymentDialog onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </>
  );
}
