import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { SettingsOutlinedIcon } from "../../ui/desk/deskIcons.tsx";
import type { MenuTab } from "./menu.ts";
import { moveByArrows } from "../../ui/arrow-keys.ts";
import { useMenu } from "./useMenu.ts";

/** True when a tab had the focus as the previous page was left. */
let hadFocus = false;

/** Focuses the current tab if a tab had the focus on the previous page; every page renders its tabs again. */
function useKeptFocus(row: RefObject<HTMLUListElement | null>) {
  useLayoutEffect(() => {
    const list = row.current;
    if (hadFocus && document.activeElement === document.body)
      list?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
    hadFocus = false;
    return () => {
      hadFocus = list?.contains(document.activeElement) ?? false;
    };
  }, [row]);
}

/** Shows the gear menu at the end of the tabs, with the rarely used pages. */
function RareTabs({ tabs }: { readonly tabs: readonly MenuTab[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box component="li" sx={{ flexShrink: 0 }}>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={`También: ${tabs.map(({ label }) => label).join(", ")}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <SettingsOutlinedIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {tabs.map(({ label, path }) => (
          <MenuItem key={path} component="a" href={path} onClick={() => setAnchor(null)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}

interface MenuTabsProps {
  /** True when screen readers announce the current tab as the page title. */
  readonly titled: boolean;
}

/**
 * Shows the pages of the current menu line as tabs beside the page title, if there are several. The tabs are
 * links in a row that scrolls sideways and keeps the current link visible; the arrow keys move between them.
 */
export function MenuTabs({ titled }: MenuTabsProps) {
  const { place } = useMenu();
  const row = useRef<HTMLUListElement>(null);
  const present = place?.tab.path;
  useKeptFocus(row);
  useEffect(() => {
    const list = row.current;
    const tab = list?.querySelector<HTMLElement>("[aria-current]");
    if (!list || !tab) return;
    list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [present]);
  if (!place || place.line.tabs.length < 2) return null;
  const seldom = place.line.tabs.filter(({ rare }) => rare);
  const daily = place.line.tabs.filter((tab) => !tab.rare || tab === place.tab);
  return (
    <Box
      component="nav"
      aria-label={`Páginas de ${place.line.label}`}
      sx={{
        displayPrint: "none",
        minWidth: { xs: 120, sm: 0 },
        maxWidth: "100%",
        mx: -2,
        // On a phone they share their line with the page's buttons when they are its title.
        flex: { xs: titled ? "1 1 0" : "1 0 100%", sm: "0 1 auto" },
        order: { xs: titled ? 0 : 2, sm: 0 },
      }}
    >
      <Box
        component="ul"
        ref={row}
        onKeyDown={moveByArrows}
        sx={{
          position: "relative",
          display: "flex",
          alignItems: "center",
          m: 0,
          p: 0,
          listStyle: "none",
          overflowX: "auto",
          scrollbarWidth: "none",
        }}
      >
        {daily.map(({ path, label }) => {
          const here = path === present;
          return (
            <Box key={path} component="li" sx={{ flexShrink: 0 }}>
              <ButtonBase
                href={path}
                aria-current={here ? "page" : undefined}
                tabIndex={here ? 0 : -1}
                sx={(theme) => ({
                  minHeight: 40,
                  px: 2,
                  fontSize: here && titled ? "1.125rem" : "0.875rem",
                  fontWeight: here ? 650 : 500,
                  whiteSpace: "nowrap",
                  color: here ? "text.primary" : "text.secondary",
                  "&:hover": { color: "text.primary" },
                  "&.Mui-focusVisible": {
                    outline: `2px solid ${theme.vars.palette.primary.main}`,
                    outlineOffset: -2,
                  },
                })}
              >
                {label}
              </ButtonBase>
            </Box>
          );
        })}
        {seldom.length > 0 && <RareTabs tabs={seldom} />}
      </Box>
    </Box>
  );
}
