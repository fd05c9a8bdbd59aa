const ring = { outline: "2px solid", outlineColor: "primary.main" } as const;

/**
 * Rings a box whose hidden input has the keyboard's focus. A browser without `:has` (Firefox before 121)
 * shows it for whatever in the box has the focus.
 */
export const inputRing = {
  "&:has(input:focus-visible)": ring,
  "@supports not selector(:has(*))": { "&:focus-within": ring },
} as const;
