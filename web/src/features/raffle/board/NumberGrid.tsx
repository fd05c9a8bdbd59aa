import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { type KeyboardEvent, useRef, useState } from "react";
import type { RaffleNumberState } from "../../../graphql/schema.generated.ts";
import { numberLabels } from "./raffle.texts.ts";

/** One number on the board. */
export interface BoardNumber {
  readonly value: string;
  readonly state: RaffleNumberState;
}

interface NumberGridProps {
  readonly numbers: readonly BoardNumber[];
  readonly chosen: readonly string[];
  readonly onToggle: (value: string) => void;
}

const COLUMNS = 10;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/**
 * Shows a hundred numbers as a 10 × 10 grid of buttons: the arrow keys move between them, a click selects a
 * free number.
 */
export function NumberGrid({ numbers, chosen, onToggle }: NumberGridProps) {
  const [place, setPlace] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next = place + (step ?? 0);
    if (step === undefined || next < 0 || next >= numbers.length) return;
    event.preventDefault();
    setPlace(next);
    grid.current?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <Box
      ref={grid}
      role="group"
      aria-label={`Números ${numbers[0]?.value ?? ""} a ${numbers.at(-1)?.value ?? ""}`}
      onKeyDown={walk}
      sx={{
        display: "grid",
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: "repeat(5, 1fr)", sm: `repeat(${COLUMNS}, 1fr)` },
      }}
    >
      {numbers.map(({ value, state }, at) => {
        const mine = chosen.includes(value);
        const taken = state !== "free";
        return (
          <ButtonBase
            key={value}
            tabIndex={at === Math.min(place, numbers.length - 1) ? 0 : -1}
            aria-pressed={mine}
            aria-disabled={taken}
            aria-label={`${value}, ${mine ? "elegido por ti" : numberLabels[state].toLowerCase()}`}
            onFocus={() => setPlace(at)}
            onClick={() => !taken && onToggle(value)}
            sx={(theme) => ({
              minHeight: { xs: 44, sm: 48 },
              borderRadius: 1,
              border: 1,
              borderColor: mine ? "primary.main" : taken ? "transparent" : "divider",
              fontFamily: "inherit",
              fontSize: "0.9375rem",
              fontWeight: mine ? 650 : 500,
              fontVariantNumeric: "tabular-nums",
              cursor: taken ? "not-allowed" : "pointer",
              color: mine ? "primary.contrastText" : taken ? "text.secondary" : "text.primary",
              textDecoration: taken ? "line-through" : "none",
              backgroundColor: mine
                ? "primary.main"
                : state === "paid"
                  ? theme.vars.palette.tones.leaf.soft
                  : taken
                    ? theme.vars.palette.tones.sun.soft
                    : "background.paper",
              transition: theme.transitions.create(["background-color", "border-color", "color"]),
              "&:hover": taken ? {} : { borderColor: "primary.main" },
            })}
          >
            {value}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
