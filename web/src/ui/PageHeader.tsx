import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import type { Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { createContext, type ReactNode, use } from "react";
import { MoreActs } from "./MoreActs.tsx";
import { WayBackContext } from "./WayBack.tsx";
import { usePageTitle } from "./usePageTitle.ts";

interface PageHeaderProps {
  readonly title: string;
  /** Picture before the title. */
  readonly lead?: ReactNode;
  /** Line beside the title; its space is reserved while the text is loading. */
  readonly subtitle?: ReactNode;
  /** Tabs of the page, if it has several parts: `Tabs`. */
  readonly tabs?: ReactNode;
  /** Buttons at the right. */
  readonly actions?: ReactNode;
  /** Secondary buttons; collapsed into a menu on a phone and beside two lines of tabs. */
  readonly more?: ReactNode;
  /** Totals on one line, beside the header's last line; below it on a phone. */
  readonly figures?: ReactNode;
}

/** Neighbouring pages, shown as rows of tabs at the top of the header. */
interface NeighbourPages {
  /** First row of tabs, and perhaps a second one with `order: 3`. */
  readonly tabs: ReactNode;
  /** Number of rows of tabs. */
  readonly rows: number;
  /** Name of the current page among the tabs; a page of this title shows no other. */
  readonly present: string;
}

/**
 * Context with the neighbouring pages that the layout provides to each page's header; null when there are
 * none.
 */
export const NeighbourPagesContext = createContext<NeighbourPages | null>(null);

// When the tabs already contain the title, it is only for screen readers.
const unseen = {
  position: "absolute",
  top: 0,
  left: 0,
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

// Beside a title on a phone; as high as a thumb needs.
const slimButtons = (theme: Theme) => ({
  [theme.breakpoints.down("sm")]: { "& .MuiButton-root": { px: 2.5, minHeight: 40 } },
});

const ownTabs = { minWidth: 0, maxWidth: "100%", order: { xs: 3, sm: 0 } } as const;

// Below the tabs of the neighbouring pages.
const lowTabs = (theme: Theme) => ({
  [theme.breakpoints.up("sm")]: { "& .MuiTabs-root, & .MuiTab-root": { minHeight: 36 } },
});

/** Begins a new line of the header before the parts of an order. */
const LineBreak = ({ order }: { readonly order: number }) => (
  <Box aria-hidden sx={{ order, flexBasis: "100%", height: 0, mt: -1 }} />
);

const onOneLine = { fontSize: { xs: "1.125rem", sm: "1.375rem" }, lineHeight: 1.25 } as const;

/**
 * Shows the title of a screen, which is also the browser tab's title, with the neighbouring pages and the
 * buttons on one line; the buttons are not printed: `<PageHeader title="Cotizaciones" acts={<Button>Nueva
 * cotización</Button>} />`. With neighbouring pages their tabs come first, so that they are at the same
 * place on each of them; then a title that no tab bears, and the subtitle.
 */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, subtitle, tabs, actions, more, figures } = props;
  usePageTitle(title);
  const neighbours = use(NeighbourPagesContext);
  const back = use(WayBackContext);
  const isUnseen = neighbours?.present === title;
  const subtitled = "subtitle" in props;
  const isTitled = !isUnseen || subtitled;
  const beside = neighbours?.rows === 2;
  return (
    <>
      {/* Tabs beside the title already lead back. */}
      {!neighbours && back}
      <Stack
        component="header"
        direction="row"
        sx={{
          position: "relative",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: 4,
          rowGap: 1,
          minHeight: 40,
          mb: { xs: 1, sm: 2 },
        }}
      >
        {lead}
        {/* On a phone the title and its subtitle are one block beside the buttons. */}
        <Box
          sx={{
            display: isTitled ? { xs: "block", sm: beside ? "flex" : "contents" } : "contents",
            flex: neighbours ? { xs: "1 0 100%", sm: "1 1 0" } : "1 1 0",
            minWidth: neighbours ? { xs: 0, sm: beside && !isUnseen ? 280 : 0 } : 120,
            alignItems: "baseline",
            columnGap: 4,
            ...(beside && { pl: { sm: 4 }, borderLeft: { sm: 1 }, borderColor: { sm: "divider" } }),
            order: neighbours ? 4 : 0,
          }}
        >
          <Typography
            variant="h4"
            component="h1"
            sx={[
              isUnseen ? unseen : onOneLine,
              neighbours !== null && { order: 4 },
              // Beside the second row of tabs, which is smaller than the first.
              beside && !isUnseen && { fontSize: { xs: "1rem", sm: "1rem" }, whiteSpace: "nowrap" },
            ]}
          >
            {title}
          </Typography>
          {subtitled && (
            <Typography
              variant="body2"
              color="textSecondary"
              component="div"
              sx={{
                minHeight: "1lh",
                order: neighbours ? 4 : 1,
                fontSize: { xs: "0.75rem", sm: "0.875rem" },
                overflow: "hidden",
                textOverflow: "ellipsis",
                whiteSpace: { xs: "nowrap", sm: beside ? "nowrap" : "normal" },
              }}
            >
              {subtitle}
            </Typography>
          )}
        </Box>
        {neighbours?.tabs}
        {neighbours && (beside || isTitled || tabs || figures) && <LineBreak order={2} />}
        {tabs && (
          <Box sx={[ownTabs, neighbours !== null && { order: 5 }, neighbours !== null && lowTabs]}>
            {tabs}
          </Box>
        )}
        {(actions || more) && (
          <Box
            sx={[
              {
                display: "flex",
                gap: { xs: 1, sm: 2 },
                flexWrap: "wrap",
                alignItems: "center",
                displayPrint: "none",
                ml: "auto",
                order: neighbours ? 1 : { xs: 1, sm: 2 },
              },
              slimButtons,
            ]}
          >
            {more && <MoreActs folded={Boolean(neighbours && tabs)}>{more}</MoreActs>}
            {actions}
          </Box>
        )}
        {figures && (
          <Box
            sx={{
              order: 5,
              minWidth: 0,
              maxWidth: "100%",
              flexBasis: { xs: "100%", sm: "auto" },
              ml: "auto",
            }}
          >
            {figures}
          </Box>
        )}
      </Stack>
    </>
  );
}
