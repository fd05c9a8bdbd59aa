import type { Letter } from "../../../ui/letter-keys.ts";

/** Act of each keyboard shortcut in the workspace. */
export const deskKeys = {
  v: ["verify", "Verificar"],
  r: ["reject", "Rechazar"],
  j: ["next", "Siguiente"],
  k: ["previous", "Anterior"],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

/** Keyboard shortcuts of the workspace, each with its effect. */
export const deskKeyLabels = Object.entries(deskKeys).map(
  ([key, [, label]]) => [key.toUpperCase(), label] as const,
);

export type DeskAct = (typeof deskKeys)[keyof typeof deskKeys][0];

/** Returns the act of a letter; null for any other letter, and while the key repeats. */
export function deskActOf({ letter, held }: Pick<Letter, "letter" | "held">): DeskAct | null {
  if (held) return null;
  return letter in deskKeys ? deskKeys[letter as keyof typeof deskKeys][0] : null;
}
