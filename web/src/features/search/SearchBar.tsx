import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Suspense, useState } from "react";
import { lazyPart } from "../../app/routes/lazy-part.ts";
import type { Command } from "./command.ts";
import { searchTexts } from "./search.texts.ts";
import { useSearchKeys } from "./useSearchKeys.ts";
import { SearchIcon } from "../../ui/icons.tsx";

const SearchDialog = lazyPart(async () => (await import("./SearchDialog.tsx")).SearchDialog);

interface SearchBarProps {
  /** Whose search it is: some open a payment where others open its contract. */
  readonly role: number;
  /** What can be done from anywhere, beside what is found. */
  readonly commands: readonly Command[];
}

/** The search of the top bar: a field to look at that opens the search itself; on a phone, its icon. */
export function SearchBar({ role, commands }: SearchBarProps) {
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
            ...{ display: "flex", gap: 2, alignItems: "center", width: "100%", maxWidth: 420, height: 38 },
            ...{ px: 3, border: 1, borderColor: "divider", borderRadius: "10px", color: "text.secondary" },
            ...{ justifyContent: "flex-start", font: "inherit", fontSize: "0.875rem", overflow: "hidden" },
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
      {open && (
        <Suspense fallback={null}>
          <SearchDialog role={role} commands={commands} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
