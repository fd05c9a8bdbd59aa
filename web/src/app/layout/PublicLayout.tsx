import Box from "@mui/material/Box";
import { widths } from "@travesia/api/look";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { aboveHelp, besideLane } from "../../ui/lane.ts";
import { TOUCH } from "../../ui/touch.ts";
import { PublicFooter } from "./PublicFooter.tsx";
import { PublicHeader } from "./PublicHeader.tsx";
import { isBranded, isDecision } from "./public-menu.ts";
import { useSettings } from "../../base/settings.ts";

const column = {
  width: "100%",
  maxWidth: widths.publicColumn,
  mx: "auto",
  pl: { xs: 4, md: 6 },
  pr: { xs: besideLane(16, "column"), md: besideLane(24, "column") },
} as const;

/** Minimum height of buttons on a phone, large enough for a thumb. */
const thumbButtons = { "& .MuiButton-root": { minHeight: { xs: TOUCH, sm: 0 } } } as const;

/**
 * Shows the layout of pages for visitors and customers: sand background, one column of 1,120 px, the agency's
 * name at the top and its legal identity at the bottom.
 */
export function PublicLayout({ children }: { readonly children: ReactNode }) {
  const { agency } = useSettings();
  const { pathname } = useLocation();
  return (
    <Box
      sx={{ minHeight: "100dvh", backgroundColor: "surface.sand", display: "flex", flexDirection: "column" }}
    >
      <Box component="header" sx={column}>
        <PublicHeader bare={isDecision(pathname)} />
      </Box>
      <Box component="main" id="contenido" sx={{ ...column, ...thumbButtons, flex: 1, pb: aboveHelp(40) }}>
        {children}
      </Box>
      {agency && <PublicFooter agency={agency} isNamed={!isBranded(pathname)} />}
    </Box>
  );
}
