import { contrast, light } from "../../../core/look.ts";

/** Minimum contrast of readable text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

/**
 * Returns a colour in its stored form, `#0E5A73`; any other text is only trimmed and converted to upper case.
 */
export const normalColour = (typed: string): string => {
  const colour = typed.trim().toUpperCase();
  return /^[0-9A-F]{6}$/.test(colour) ? `#${colour}` : colour;
};

/**
 * Returns the problem of a brand colour as entered; null when there is none. The contrast with white must be
 * sufficient for text in either colour.
 */
export function colourProblem(typed: string): string | null {
  const colour = normalColour(typed);
  if (!/^#[0-9A-F]{6}$/.test(colour)) return "Escribe el color con # y seis cifras, por ejemplo #0E5A73";
  if (contrast(colour, light.paper) >= READABLE) return null;
  return "Ese color casi no se lee sobre blanco. Elige uno más oscuro.";
}
