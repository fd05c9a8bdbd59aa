/** What a key does at the desk. */
export const deskKeys = {
  v: ["verify", "Verificar"],
  r: ["reject", "Rechazar"],
  j: ["next", "Siguiente"],
  k: ["previous", "Anterior"],
} as const satisfies Readonly<Record<string, readonly [string, string]>>;

export type DeskAct = (typeof deskKeys)[keyof typeof deskKeys][0];

/** A pressed key, as far as it decides. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
}

/** What a pressed key asks for; nothing with another key held, and nothing while it is only held down. */
export function deskActOf({ key, ctrlKey, metaKey, altKey, repeat }: Press): DeskAct | null {
  if (ctrlKey || metaKey || altKey || repeat) return null;
  const letter = key.toLowerCase();
  return letter in deskKeys ? deskKeys[letter as keyof typeof deskKeys][0] : null;
}

const KEY = "pagos:teclas";

/** Whether this browser lets keys act at the desk: yes, until somebody switches it off. */
export const keysAreOn = (kept: Pick<Storage, "getItem">): boolean => kept.getItem(KEY) !== "off";

/** Keeps for this browser whether keys act at the desk. */
export const keepKeys = (kept: Pick<Storage, "setItem">, on: boolean): void =>
  kept.setItem(KEY, on ? "on" : "off");
