import Box from "@mui/material/Box";
import { type Tone, radius } from "@travesia/api/look";

interface PassageStampProps {
  readonly label: string;
  readonly tone: Tone;
}

/** Shows the stub at the end of the passage, torn off along a dotted line, with the status stamped on it. */
export function PassageStamp({ label, tone }: PassageStampProps) {
  return (
    <Box
      sx={(theme) => ({
        display: "flex",
        alignItems: "center",
        justifyContent: "center",
        minWidth: { md: 196 },
        p: { xs: 3, md: 5 },
        color: theme.vars.palette.tones[tone].main,
        backgroundColor: theme.vars.palette.tones[tone].soft,
        borderTop: { xs: `2px dotted ${theme.vars.palette.divider}`, md: 0 },
        borderLeft: { md: `2px dotted ${theme.vars.palette.divider}` },
      })}
    >
      <Box
        component="span"
        sx={{
          px: 4,
          py: 1.5,
          border: "2px solid currentColor",
          borderRadius: `${radius.field}px`,
          fontWeight: 700,
          letterSpacing: "0.02em",
          textAlign: "center",
          transform: { md: "rotate(-3deg)" },
        }}
      >
        {label}
      </Box>
    </Box>
  );
}
