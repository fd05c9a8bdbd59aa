import { plainWords, unmarked } from "@travesia/api/colombia/plain";

/** A page or an act that is reached from anywhere by its name. */
export interface Command {
  readonly label: string;
  /** Address, or the act itself. */
  readonly go: string | (() => void);
  /** Other words by which it is found: the names it had before. */
  readonly also?: readonly string[];
}

const wordsOf = (text: string): string[] => plainWords(text).split(" ");

/**
 * Returns the commands whose names have a word that begins with each word of a text, without accents or case;
 * six at most.
 */
export function commandsFor(commands: readonly Command[], text: string): readonly Command[] {
  const words = plainWords(unmarked(text)).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  return commands
    .filter(({ label, also = [] }) => {
      const names = [label, ...also].flatMap((name) => [name, unmarked(name)].flatMap(wordsOf));
      return words.every((word) => names.some((name) => name.startsWith(word)));
    })
    .slice(0, 6);
}
