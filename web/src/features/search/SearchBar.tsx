import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, Suspense, useState } from "react";
import { searchTexts } from "./search.texts.ts";
import { SearchIcon } from "../../ui/icons.tsx";
import { isTyped, isUnderDialog, useKeys } from "../../ui/keys.ts";
import { lettersAreOn } from "../../ui/letter-keys.ts";

interface SearchBarProps {
  /** Renders the search dialog, which opens over the page. */
  readonly children: (close: () => void) => ReactNode;
}

/** Shows the search field of the top bar, which opens the search dialog; on a phone only its icon. */
export function SearchBar({ children }: SearchBarProps) {
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const [open, setOpen] = useState(false);
  useSearchKeys(() => setOpen(true));
  const opening = {
    "aria-haspopup": "dialog",
    "aria-keyshortcuts": "Control+K",
    onClick: () => setOpen(true),
  } as const;
  return (
    <>
      {phone ? (
        <Box sx={{ display: "flex", justifyContent: "flex-end" }}>
          <IconButton aria-label={searchTexts.open} {...opening}>
            <SearchIcon />
          </IconButton>
        </Box>
      ) : (
        <ButtonBase
          {...opening}
          sx={{
            display: "flex",
            gap: 2,
            alignItems: "center",
            width: "100%",
            maxWidth: 420,
            height: 38,
            px: 3,
            border: 1,
            borderColor: "divider",
            borderRadius: "10px",
            color: "text.secondary",
            justifyContent: "flex-start",
            font: "inherit",
            fontSize: "0.875rem",
            overflow: "hidden",
          }}
        >
          <SearchIcon fontSize="small" />
          <Box component="span" sx={{ flex: 1, textAlign: "left" }}>
            {searchTexts.open}
          </Box>
          <Box component="kbd" aria-hidden sx={{ font: "inherit", fontSize: "0.75rem" }}>
            Ctrl K
          </Box>
        </ButtonBase>
      )}
      {open && <Suspense fallback={null}>{children(() => setOpen(false))}</Suspense>}
    </>
  );
}

/**
 * Opens the search with Ctrl+K or ⌘K anywhere, and with / when the user is not typing and single-letter
 * shortcuts are enabled.
 */
function useSearchKeys(open: () => void): void {
  useKeys(true, (event) => {
    if (!opens(event) || isUnderDialog()) return false;
    open();
    return true;
  });
}

function opens(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === "k";
  return key === "/" && !altKey && !isTyped(event) && lettersAreOn();
}
