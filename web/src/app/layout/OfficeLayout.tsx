import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Drawer from "@mui/material/Drawer";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { widths } from "@travesia/api/look";
import { type ReactNode, useState } from "react";
import { aboveHelp, barHeight, besideLane } from "../../ui/lane.ts";
import { BarPlace, UnderBarPlace } from "../../base/layout/bar-place.tsx";
import { useInstalledWorker } from "../../base/layout/useInstalledWorker.ts";
import { Brand } from "../../base/layout/Brand.tsx";
import { rowsOf } from "./menu.ts";
import { MenuTabs } from "./MenuTabs.tsx";
import { Navigation } from "./Navigation.tsx";
import { useMenu } from "./useMenu.ts";
import { WayBack, WayBackContext } from "../../ui/WayBack.tsx";
import { useWayBack } from "./useWayBack.ts";
import { useMovedPage } from "./useMovedPage.ts";
import { NeighbourPagesContext } from "../../ui/PageHeader.tsx";
import { useOneStop } from "../../ui/one-stop.ts";
import { SkipLink, SkipToRows } from "./SkipLink.tsx";
import { ThemeToggle } from "../../base/layout/ThemeToggle.tsx";
import { HelpOutlineIcon, MenuIcon } from "../../ui/icons.tsx";
import { openHelp } from "../../features/help/help-opening.ts";
import { helpTexts } from "../../features/help/help.texts.ts";

interface OfficeLayoutProps {
  /** Shows the search field of the top bar, which takes the remaining room. */
  readonly search?: ReactNode;
  /** Content at the right of the top bar: `Nuevo`, the bell and the profile menu. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows the back-office layout around a screen: navigation at the left (icons below 1,200 px, a drawer on
 * phones) and the top bar.
 */
export function OfficeLayout({ search, tools, children }: OfficeLayoutProps) {
  const [open, setOpen] = useState(false);
  const bar = useOneStop<HTMLDivElement>();
  const icons = useMediaQuery((theme: Theme) => theme.breakpoints.down("lg"));
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down("md"));
  const { place } = useMenu();
  useMovedPage(place);
  useInstalledWorker();
  const back = useWayBack();
  const rows = place ? rowsOf(place) : 0;
  const neighbours =
    place && rows > 0 ? { tabs: <MenuTabs place={place} />, rows, present: place.part.label } : null;
  const width = icons ? widths.navigationIcons : widths.navigation;
  return (
    <Box sx={{ display: "flex", minHeight: "100dvh", backgroundColor: "background.default" }}>
      <SkipLink />
      <SkipToRows />
      {phone ? (
        <Drawer
          open={open}
          onClose={() => setOpen(false)}
          slotProps={{
            paper: { component: "nav", "aria-label": "Principal", sx: { width: 280, borderRadius: 0 } },
          }}
        >
          <Box sx={{ height: barHeight, px: 5, display: "flex", alignItems: "center" }}>
            <Brand />
          </Box>
          <Navigation onNavigate={() => setOpen(false)} />
          <Button
            color="inherit"
            startIcon={<HelpOutlineIcon />}
            onClick={() => {
              setOpen(false);
              openHelp();
            }}
            sx={{ justifyContent: "flex-start", mx: 3, mb: 4, px: 3, color: "text.secondary" }}
          >
            {helpTexts.button}
          </Button>
        </Drawer>
      ) : (
        <Box
          component="nav"
          aria-label="Principal"
          sx={{
            displayPrint: "none",
            width,
            flexShrink: 0,
            position: "sticky",
            top: "var(--above, 0px)",
            height: "calc(100dvh - var(--above, 0px))",
            display: "flex",
            flexDirection: "column",
            borderRight: 1,
            borderColor: "divider",
            backgroundColor: "background.paper",
          }}
        >
          <Box
            sx={{
              height: barHeight,
              flexShrink: 0,
              px: icons ? 0 : 5,
              display: "flex",
              alignItems: "center",
              justifyContent: icons ? "center" : "flex-start",
            }}
          >
            <Brand compact={icons} />
          </Box>
          <Navigation icons={icons} />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: "flex", flexDirection: "column" }}>
        <Stack
          component="header"
          direction="row"
          sx={{
            displayPrint: "none",
            height: barHeight,
            px: { xs: 3, md: 6 },
            alignItems: "center",
            position: "sticky",
            top: "var(--above, 0px)",
            zIndex: "appBar",
            borderBottom: 1,
            borderColor: "divider",
            backgroundColor: "background.paper",
          }}
        >
          <Stack
            ref={bar}
            role="toolbar"
            aria-label="Barra superior"
            direction="row"
            sx={{ flex: 1, minWidth: 0, alignItems: "center", gap: 1 }}
          >
            {phone && (
              <IconButton
                aria-label="Abrir menú"
                aria-expanded={open}
                onClick={() => setOpen(true)}
                edge="start"
              >
                <MenuIcon />
              </IconButton>
            )}
            {phone && <Brand compact />}
            <Box sx={{ flex: 1, minWidth: 0 }}>{search}</Box>
            <BarPlace />
            <ThemeToggle />
            {tools}
          </Stack>
          <UnderBarPlace />
        </Stack>
        <Box
          component="main"
          id="contenido"
          tabIndex={-1}
          sx={{
            flex: 1,
            p: { xs: 4, md: 6 },
            pt: { xs: 2, md: 3 },
            pb: { xs: aboveHelp(40) },
            pr: { xs: besideLane(16), md: besideLane(24) },
            maxWidth: 1440,
            width: "100%",
            mx: "auto",
            outline: "none",
            "@media print": { p: 0 },
          }}
        >
          <WayBackContext value={back && <WayBack label={back.label} href={back.at} onGo={back.go} />}>
            <NeighbourPagesContext value={neighbours}>{children}</NeighbourPagesContext>
          </WayBackContext>
        </Box>
      </Box>
    </Box>
  );
}
