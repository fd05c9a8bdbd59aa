import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { moveByArrows } from "../../ui/arrow-keys.ts";
import type { Place } from "./menu.ts";

/** Row of tabs that had the focus as the previous page was left. */
let hadFocus: string | null = null;

/**
 * Focuses the current tab if its row had the focus on the previous page; every page renders its tabs again.
 */
function useKeptFocus(row: RefObject<HTMLUListElement | null>, name: string) {
  useLayoutEffect(() => {
    const list = row.current;
    if (hadFocus === name && document.activeElement === document.body)
      list?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
    if (hadFocus === name) hadFocus = null;
    return () => {
      if (list?.contains(document.activeElement)) hadFocus = name;
    };
  }, [row, name]);
}

interface TabRowProps {
  /** Name of the row for screen readers. */
  readonly name: string;
  readonly tabs: readonly { readonly label: string; readonly path: string }[];
  readonly present: string;
  /** True for the second row: the pages of the present place. */
  readonly low?: boolean;
}

/**
 * Shows neighbouring pages as links in a row that scrolls sideways and keeps the current link visible; the
 * arrow keys move between them. A tab is as wide when it is the current one as when it is not.
 */
function TabRow({ name, tabs, present, low = false }: TabRowProps) {
  const row = useRef<HTMLUListElement>(null);
  useKeptFocus(row, name);
  useEffect(() => {
    const list = row.current;
    const tab = list?.querySelector<HTMLElement>("[aria-current]");
    if (!list || !tab) return;
    list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [present]);
  return (
    <Box
      component="nav"
      aria-label={name}
      sx={{
        displayPrint: "none",
        // On a large screen the buttons move to the next line rather than cut a tab.
        minWidth: low ? 0 : { xs: 120, sm: 200, md: "max-content" },
        maxWidth: "100%",
        mx: -2,
        // The first row shares its line with the page's buttons.
        flex: low ? "0 1 auto" : "1 1 0",
        order: low ? 3 : 0,
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
        {tabs.map(({ path, label }) => {
          const here = path === present;
          return (
            <Box key={path} component="li" sx={{ flexShrink: 0 }}>
              <ButtonBase
                href={path}
                aria-current={here ? "page" : undefined}
                tabIndex={here ? 0 : -1}
                data-label={label}
                sx={(theme) => ({
                  flexDirection: "column",
                  minHeight: { xs: low ? 36 : 40, sm: low ? 32 : 40 },
                  px: 2,
                  fontSize: low ? "0.875rem" : "1rem",
                  fontWeight: here ? 650 : 500,
                  whiteSpace: "nowrap",
                  color: here ? "text.primary" : "text.secondary",
                  "&:hover": { color: "text.primary" },
                  // Room for the label as the current tab prints it.
                  "&::after": {
                    content: "attr(data-label) / ''",
                    height: 0,
                    overflow: "hidden",
                    visibility: "hidden",
                    fontWeight: 650,
                  },
                  ...(low && here && { boxShadow: `inset 0 -2px 0 ${theme.vars.palette.primary.main}` }),
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

/**
 * Shows the places of the current menu line as tabs, and below them the pages of the current place. Where the
 * line has a single place, its pages are the only row.
 */
export function MenuTabs({ place: { line, tab, part } }: { readonly place: Place }) {
  const pages = tab.parts.length > 1 && (
    <TabRow
      name={line.tabs.length > 1 ? `Partes de ${tab.label}` : `Páginas de ${line.label}`}
      tabs={tab.parts}
      present={part.path}
      low={line.tabs.length > 1}
    />
  );
  if (line.tabs.length < 2) return pages;
  return (
    <>
      <TabRow name={`Páginas de ${line.label}`} tabs={line.tabs} present={tab.path} />
      {pages}
    </>
  );
}
