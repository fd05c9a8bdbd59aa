import ButtonBase from "@mui/material/ButtonBase";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { radius } from "@travesia/api/look";

export interface Counter {
  /** Value of the filter that this counter sets; empty for all. */
  readonly value: string;
  readonly label: string;
  readonly count: number | undefined;
}

interface CountersProps {
  /** What the counters filter, for screen readers: `Estado`. */
  readonly label: string;
  readonly counters: readonly Counter[];
  readonly selected: string;
  readonly onSelect: (value: string) => void;
}

/**
 * Counters that are filters: `<Counters label="Estado" counters={byStatus} selected={filters.status}
 * onSelect={(status) => setFilters({ status })} />`.
 */
export function Counters({ label, counters, selected, onSelect }: CountersProps) {
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={label}
      // On a phone they are one line that is pushed along; a desk shows all of them.
      sx={{ gap: 2, mb: 4, overflowX: "auto", flexWrap: { md: "wrap" }, pb: 1, scrollbarWidth: "thin" }}
    >
      {counters.map(({ value, label: name, count }) => {
        const pressed = value === selected;
        return (
          <ButtonBase
            key={value}
            aria-pressed={pressed}
            onClick={() => onSelect(pressed ? "" : value)}
            sx={(theme) => ({
              flex: "1 0 auto",
              maxWidth: 180,
              minWidth: 92,
              flexDirection: "column",
              alignItems: "flex-start",
              px: 3,
              py: 2,
              border: 1,
              borderColor: pressed ? "primary.main" : "divider",
              borderRadius: `${radius.card}px`,
              backgroundColor: pressed ? theme.vars.palette.tones.sea.soft : "background.paper",
              transition: theme.transitions.create(["background-color", "border-color"]),
              "&:hover": { borderColor: "primary.main" },
            })}
          >
            <Typography
              component="span"
              sx={{
                fontWeight: 650,
                fontSize: "1.125rem",
                fontVariantNumeric: "tabular-nums",
                lineHeight: 1.3,
              }}
            >
              {count?.toLocaleString("es-CO") ?? "—"}
            </Typography>
            <Typography
              component="span"
              variant="caption"
              color="textSecondary"
              sx={{ whiteSpace: "nowrap" }}
            >
              {name}
            </Typography>
          </ButtonBase>
        );
      })}
    </Stack>
  );
}
