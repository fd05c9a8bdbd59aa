/** Output of a start: permanent lines, and on a terminal one temporary line with the current step. */
export interface Terminal {
  /** Prints a permanent line. */
  say(line: string): void;
  /** Shows the current step, until `rest` or the next step. */
  wait(line: string): void;
  rest(): void;
}

/** Control sequence that clears the cursor's line. */
const CLEAR = "\r\x1b[K";

/** Returns the output for a stream; the line of the current step is only written to a terminal. */
export function terminalOn(out: NodeJS.WriteStream): Terminal {
  if (!out.isTTY) {
    const nothing = () => undefined;
    return { say: (line) => void out.write(`${line}\n`), wait: nothing, rest: nothing };
  }
  let waiting = "";
  // A line that breaks could not be cleared.
  const show = () => void out.write(waiting.slice(0, Math.max(0, out.columns - 1)));
  return {
    say: (line) => {
      out.write(`${waiting && CLEAR}${line}\n`);
      show();
    },
    wait: (line) => {
      out.write(waiting && CLEAR);
      waiting = line;
      show();
    },
    rest: () => {
      out.write(waiting && CLEAR);
      waiting = "";
    },
  };
}
