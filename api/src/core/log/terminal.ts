/** Output of a start: lines that stay, and on a terminal one more that shows the present step. */
export interface Terminal {
  /** Writes a line that stays. */
  say(line: string): void;
  /** Shows the present step, until `rest` or the next step. */
  wait(line: string): void;
  rest(): void;
}

/** Clears the cursor's line. */
const CLEAR = "\r\x1b[K";

/** Writes to a stream; the line of the present step is written only to a terminal. */
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
