import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useMenu } from "./useMenu.ts";

/** How far each key goes among the tabs: by one, or to an end. */
const keys: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The pages of the line on which one is, where it has several: links in a row that scrolls sideways, the
 * present one always in sight; the arrow keys go from one to the next.
 */
export function MenuTabs() {
  const { place } = useMenu();
  const row = useRef<HTMLUListElement>(null);
  const present = place?.tab.path;
  useEffect(() => {
    const list = row.current;
    const tab = list?.querySelector<HTMLElement>("[aria-current]");
    if (!list || !tab) return;
    list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [present]);
  if (!place || place.line.tabs.length < 2) return null;
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const links = [...event.currentTarget.querySelectorAll("a")];
    const at = links.findIndex((link) => link === document.activeElement);
    const next = keys[event.key]?.(at, links.length);
    if (next === undefined || at < 0) return;
    event.preventDefault();
    links[next]?.focus();
  };
  return (
    <Box
      component="nav"
      aria-label={`Páginas de ${place.line.label}`}
      sx={{ displayPrint: "none", mt: -3, mb: 5, borderBottom: 1, borderColor: "divider" }}
    >
      <Box
        component="ul"
        ref={row}
        onKeyDown={onKeyDown}
        sx={{
          position: "relative",
          display: "flex",
          gap: 1,
          m: 0,
          p: 0,
          listStyle: "none",
          overflowX: "auto",
          scrollbarWidth: "none",
        }}
      >
        {place.line.tabs.map(({ path, label }) => {
          const here = path === present;
          return (
            <Box key={path} component="li" sx={{ flexShrink: 0 }}>
              <ButtonBase
                href={path}
                aria-current={here ? "page" : undefined}
                sx={(theme) => ({
                  minHeight: 44,
                  px: 3,
                  fontSize: "0.875rem",
                  fontWeight: here ? 650 : 500,
                  whiteSpace: "nowrap",
                  color: here ? "primary.main" : "text.secondary",
                  borderBottom: `2px solid ${here ? theme.vars.palette.primary.main : "transparent"}`,
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
      </Box>
    </Box>
  );
}
