import { plainWords, unmarked } from "@travesia/api/colombia/plain";

/** A page or an act that can be found by name from any page. */
export interface Command {
  readonly label: string;
  /** Address, or the function to run. */
  readonly go: string | (() => void);
  /** Other words by which the command is found, such as its former names. */
  readonly also?: readonly string[];
}

const wordsOf = (text: string): string[] => plainWords(text).split(" ");

/**
 * Returns up to six commands in whose names each word of the text starts some word, ignoring accents and
 * case.
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
