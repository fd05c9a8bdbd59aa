import Box from "@mui/material/Box";

/**
 * Shows an illustration of a shore at dusk under a dotted arc, in the colours of the theme; purely
 * decorative.
 */
export function Crossing() {
  return (
    <Box
      component="svg"
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      sx={(theme) => ({
        position: "absolute",
        inset: 0,
        width: "100%",
        height: "100%",
        display: "block",
        "--sea": theme.vars.palette.primary.main,
        "--coral": theme.vars.palette.secondary.main,
        "--sun": theme.vars.palette.warning.main,
        "--sand": theme.vars.palette.surface.sand,
        backgroundColor: theme.vars.palette.tones.sea.soft,
      })}
    >
      <circle
        cx="590"
        cy="452"
        r="74"
        style={{ fill: "color-mix(in srgb, var(--coral) 52%, var(--sand))" }}
      />
      <path
        d="M0 560 C110 470 190 500 282 540 S470 470 560 500 700 560 800 510 V900 H0Z"
        style={{ fill: "color-mix(in srgb, var(--sea) 34%, var(--sand))" }}
      />
      <path
        d="M0 622 C150 540 240 590 360 606 S620 560 800 620 V900 H0Z"
        style={{ fill: "color-mix(in srgb, var(--sea) 52%, var(--sand))" }}
      />
      <path
        d="M0 706 C190 660 320 712 470 700 S690 664 800 700 V900 H0Z"
        style={{ fill: "color-mix(in srgb, var(--sea) 72%, var(--sand))" }}
      />
      <path
        d="M0 800 C170 768 300 806 430 792 S680 768 800 796 V900 H0Z"
        style={{ fill: "color-mix(in srgb, var(--sea) 90%, var(--sand))" }}
      />
      <path
        d="M118 640 C 250 318, 500 300, 676 596"
        fill="none"
        stroke="var(--sea)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeDasharray="0.1 12"
      />
      <circle cx="118" cy="642" r="8" fill="var(--sea)" />
      <circle cx="676" cy="598" r="8" fill="var(--coral)" />
    </Box>
  );
}
