import Box from "@mui/material/Box";
import { type Tone, radius } from "@travesia/api/look";

interface StatusChipProps {
  /** Label always shown with the colour; `Desconocido` for an unknown status. */
  readonly label: string | undefined;
  readonly tone: Tone | undefined;
  /** Smaller size, for the second line of a row. */
  readonly small?: boolean;
}

/**
 * Shows a status as word and colour. Each feature keeps a total record from its statuses: `const quoteTones =
 * { pending: "neutral", sent: "sea", … } satisfies Record<QuoteStatus, Tone>` and writes `<StatusChip
 * label={quoteLabels[status]} tone={quoteTones[status]} />`. neutral: pending, draft; sea: sent, active,
 * generated; sun: waits for a person, due soon; leaf: approved, signed, paid; clay: rejected, overdue.
 */
export function StatusChip({ label = "Desconocido", tone = "neutral", small = false }: StatusChipProps) {
  return (
    <Box
      component="span"
      data-chip
      sx={(theme) => ({
        display: "inline-flex",
        maxWidth: "100%",
        alignItems: "center",
        gap: 1.5,
        px: small ? 2 : 2.5,
        py: small ? "1px" : "3px",
        borderRadius: `${radius.chip}px`,
        // Inside a button it would otherwise inherit the browser's own.
        fontFamily: theme.typography.fontFamily,
        fontSize: small ? "0.75rem" : "0.8125rem",
        lineHeight: 1.4,
        fontWeight: 600,
        whiteSpace: "nowrap",
        color: theme.vars.palette.tones[tone].main,
        backgroundColor: theme.vars.palette.tones[tone].soft,
        "&::before": {
          content: '""',
          flexShrink: 0,
          width: 6,
          height: 6,
          borderRadius: "50%",
          backgroundColor: "currentColor",
        },
      })}
    >
      <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis" }}>
        {label}
      </Box>
    </Box>
  );
}
