import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useLetters } from "../../ui/letter-keys.ts";
import type { MenuLine } from "./menu.ts";
import { lineAt } from "./place-keys.ts";

/** Milliseconds within which the second letter counts. */
const PATIENCE = 1_500;

/** Leads, by G and then a letter, to a line of the menu; any other letter ends it and does nothing else. */
export function usePlaceKeys(lines: readonly MenuLine[]): void {
  const navigate = useNavigate();
  const begun = useRef(Number.NEGATIVE_INFINITY);
  useLetters(({ letter, held }) => {
    const waits = performance.now() - begun.current < PATIENCE;
    begun.current = Number.NEGATIVE_INFINITY;
    if (waits) {
      const line = lineAt(lines, letter);
      if (line) void navigate(line.path);
      return true;
    }
    if (letter !== "g" || held) return false;
    begun.current = performance.now();
    return true;
  }, true);
}
