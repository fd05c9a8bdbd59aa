import type { Components, Theme } from "@mui/material/styles";
import type { LinkProps } from "@mui/material/Link";
import { dark, light, lookVariables, radius } from "@travesia/api/look";
import { RouterLink } from "../../base/routes/RouterLink.tsx";
import { paletteOf, variablesOf } from "./palette.ts";

/** Delay in milliseconds before a page shows a placeholder. */
const LATE = 150;

/** Theme overrides of MUI's components: borders before shadows, small fields, calm tables. */
export const components: Components<Omit<Theme, "components">> = {
  MuiCssBaseline: {
    styleOverrides: {
      body: {
        minHeight: "100dvh",
        fontFeatureSettings: '"cv11", "ss03"',
        WebkitFontSmoothing: "antialiased",
      },
      ":root": lookVariables(light),
      ':root[data-theme="dark"]': lookVariables(dark),
      "#root": { minHeight: "100dvh" },
      // It has the focus when its page begins, and cannot be pressed.
      "h1[tabindex='-1']": { outline: "none" },
      // Nothing is shown in place of content that arrives soon: a waiting page is visible only after a while.
      "@keyframes late": { from: { visibility: "hidden" }, to: { visibility: "visible" } },
      ".MuiSkeleton-root, [data-late]": { animation: `late 0s ${LATE}ms both` },
      "::selection": { background: "color-mix(in srgb, currentColor 18%, transparent)" },
      "@media (prefers-reduced-motion: reduce)": {
        "*, *::before, *::after": {
          animationDuration: "0.01ms !important",
          transitionDuration: "0.01ms !important",
        },
      },
      // Paper is white: pages printed from the dark theme use the light theme.
      "@media print": {
        "@page": { margin: "16mm 14mm" },
        ':root[data-theme="dark"]': {
          ...variablesOf(paletteOf(light)),
          ...lookVariables(light),
          colorScheme: "light",
        },
        body: { backgroundColor: "transparent" },
        tr: { breakInside: "avoid" },
        "td.MuiTableCell-root, th.MuiTableCell-root": {
          padding: "4px 6px",
          height: "auto",
          fontSize: "0.75rem",
        },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      root: { borderRadius: radius.field, minHeight: 36, whiteSpace: "nowrap" },
      sizeLarge: { minHeight: 48, paddingInline: 24, fontSize: "1rem" },
      outlined: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
    },
  },
  MuiCard: { defaultProps: { variant: "outlined" }, styleOverrides: { root: { borderRadius: radius.card } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: "none" }, rounded: { borderRadius: radius.card } } },
  MuiPopover: {
    styleOverrides: { paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}` }) },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        [theme.breakpoints.down("sm")]: { "&:not(.MuiDialog-paperFullScreen)": { margin: 16 } },
      }),
      paperFullScreen: { border: 0 },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: "1.125rem", fontWeight: 650, paddingTop: 20 } } },
  MuiDialogActions: { styleOverrides: { root: { padding: "12px 24px 20px", gap: 8 } } },
  // Text below a field is read also when nothing can be typed.
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({ "&.Mui-disabled": { color: theme.vars.palette.text.secondary } }),
    },
  },
  MuiTextField: { defaultProps: { size: "small", fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      // A field is found by its border alone: stronger than the line between two cards.
      notchedOutline: ({ theme }) => ({
        borderColor: `color-mix(in srgb, ${theme.vars.palette.text.secondary} 50%, transparent)`,
      }),
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: radius.chip, fontWeight: 600 } } },
  MuiButtonBase: { defaultProps: { LinkComponent: RouterLink } },
  // MUI types `component` per use, not per theme.
  MuiLink: { defaultProps: { underline: "hover", component: RouterLink } as LinkProps },
  MuiTooltip: {
    defaultProps: { arrow: true, enterDelay: 400 },
    styleOverrides: {
      // On a touch screen a hint stays for seconds: a press passes through it to the element below.
      popper: { "@media (hover: none)": { pointerEvents: "none" } },
      tooltip: ({ theme }) => ({
        fontSize: "0.8125rem",
        lineHeight: 1.45,
        padding: "8px 12px",
        color: theme.vars.palette.background.paper,
        backgroundColor: theme.vars.palette.text.primary,
      }),
      arrow: ({ theme }) => ({ color: theme.vars.palette.text.primary }),
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 40, paddingBlock: 8 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, fontSize: "0.875rem" }),
      head: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        fontWeight: 600,
        fontSize: "0.8125rem",
      }),
      // Two lines of a cell stay within a row of 52 px.
      body: { lineHeight: 1.35 },
    },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: radius.card } } },
  MuiSkeleton: { defaultProps: { animation: "wave" } },
};
