import { plain } from "@travesia/api/colombia/plain";

/** A page or an act that one gets to from anywhere by its name. */
export interface Command {
  readonly label: string;
  readonly at: string;
}

/** The commands that have every word of a text in their name, without accents or case; six at most. */
export function commandsFor(commands: readonly Command[], text: string): readonly Command[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return commands.filter(({ label }) => words.every((word) => plain(label).includes(word))).slice(0, 6);
}
