import { contrast, light } from "../../../core/look.ts";

/** The least contrast at which text is read without effort (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

/** Returns a colour as it is stored, `#0E5A73`; the typed text when it is not a colour. */
export const normalColour = (typed: string): string => {
  const colour = typed.trim().toUpperCase();
  return /^[0-9A-F]{6}$/.test(colour) ? `#${colour}` : colour;
};

/**
 * Returns the problem of a colour typed for the agency's mark; null when there is none. The colour must be
 * readable on white, and white on it.
 */
export function colourProblem(typed: string): string | null {
  const colour = normalColour(typed);
  if (!/^#[0-9A-F]{6}$/.test(colour)) return "Escribe el color con # y seis cifras, por ejemplo #0E5A73";
  if (contrast(colour, light.paper) >= READABLE) return null;
  return "Ese color casi no se lee sobre blanco. Elige uno más oscuro.";
}
