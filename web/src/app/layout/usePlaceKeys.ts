import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import { useLetters } from "../../ui/letter-keys.ts";
import type { MenuLine } from "./menu.ts";
import { lineAt } from "./place-keys.ts";

/** Milliseconds within which the second letter must be pressed. */
const PATIENCE = 1_500;

/** Opens a menu line by the key G followed by a letter; any other letter cancels the sequence. */
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
