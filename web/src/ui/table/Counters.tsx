import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Stack from "@mui/material/Stack";
import { moveByArrows } from "../arrow-keys.ts";
import { shortCount } from "../short-count.ts";

export interface Counter {
  /** Value of the filter that this counter sets; empty for all. */
  readonly value: string;
  readonly label: string;
  readonly count: number | undefined;
}

interface CountersProps {
  /** Name of the property that the counters filter, for screen readers: `Estado`. */
  readonly label: string;
  readonly counters: readonly Counter[];
  readonly selected: string;
  readonly onSelect: (value: string) => void;
}

/**
 * Shows counters that are filters, as one line of tabs with figures, which is one stop of Tab:
 * `<Counters label="Estado"
 * counters={byStatus} selected={filters.status} onSelect={(status) => setFilters({ status })} />`.
 */
export function Counters({ label, counters, selected, onSelect }: CountersProps) {
  const isOne = counters.some(({ value }) => value === selected);
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={label}
      onKeyDown={moveByArrows}
      // On a phone they are one line that is pushed along; a desk shows all of them.
      sx={{
        mx: -2,
        mb: { xs: 1, md: 2 },
        overflowX: "auto",
        flexWrap: { md: "wrap" },
        scrollbarWidth: "none",
        position: "relative",
      }}
    >
      {counters.map(({ value, label: name, count }, at) => {
        const pressed = value === selected;
        return (
          <ButtonBase
            key={value}
            aria-pressed={pressed}
            tabIndex={pressed || (!isOne && at === 0) ? 0 : -1}
            onClick={() => onSelect(pressed ? "" : value)}
            sx={(theme) => ({
              flexShrink: 0,
              minHeight: { xs: 36, sm: 32, md: 28 },
              px: { xs: 2, md: 1.25 },
              fontFamily: "inherit",
              gap: 0.75,
              fontSize: "0.8125rem",
              whiteSpace: "nowrap",
              fontWeight: pressed ? 650 : 500,
              color: pressed ? "primary.main" : "text.secondary",
              borderBottom: `2px solid ${pressed ? theme.vars.palette.primary.main : "transparent"}`,
              "&:hover": { color: "text.primary" },
            })}
          >
            <Box component="span" sx={{ fontVariantNumeric: "tabular-nums", fontWeight: 650 }}>
              {count === undefined ? "—" : shortCount(count)}
            </Box>
            <span>{name}</span>
          </ButtonBase>
        );
      })}
    </Stack>
  );
}
