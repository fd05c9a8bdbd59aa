/** A text in reading order; `places` has the position of each character in the pasted text. */
interface Ordered {
  readonly text: string;
  readonly places: readonly number[];
}

interface Line {
  readonly start: number;
  readonly text: string;
}

const gap = /(?<=\S) {3,}(?=\S)/;

/** Returns the column at which the right one of two columns begins in a line; null without columns. */
function rightColumn({ text }: Line): number | null {
  const lead = /^ {8,}(?=\S)/.exec(text);
  if (lead) return lead[0].length;
  const found = gap.exec(text);
  return found ? found.index + found[0].length : null;
}

/** Returns the end of a run of lines in two columns that begins at `first`; `first` when none does. */
function runEnd(lines: readonly Line[], first: number): number {
  const column = rightColumn(lines[first]!);
  if (column === null || /^ /.test(lines[first]!.text)) return first;
  let end = first + 1;
  let isFlowing = false;
  while (end < lines.length) {
    const line = lines[end]!;
    const own = rightColumn(line);
    if (own !== null ? own !== column : line.text.length === 0 || line.text.length >= column - 2) break;
    if (own !== null && /^[\p{Ll}(]/u.test(line.text.slice(own))) isFlowing = true;
    end += 1;
  }
  // A label and its value are two columns as well, and are read line by line.
  const lefts = lines.slice(first, end).map(({ text }) => text.slice(0, column).trim());
  const isLabels = lefts.every((left) => !left.includes(" "));
  return isFlowing && !isLabels ? end : first;
}

/** Returns the text of a page in two columns as it is read: the left column, then the right one. */
export function columnOrder(pasted: string): Ordered {
  let at = 0;
  const lines = pasted.split("\n").map((text): Line => {
    const start = at;
    at += text.length + 1;
    return { start, text };
  });
  const places: number[] = [];
  const parts: string[] = [];
  const add = (start: number, text: string, end = "\n") => {
    for (let place = 0; place < text.length; place += 1) places.push(start + place);
    places.push(start + text.length);
    parts.push(text, end);
  };
  for (let index = 0; index < lines.length;) {
    const end = lines[index]!.text.length > 400 ? index : runEnd(lines, index);
    if (end <= index + 1) {
      add(lines[index]!.start, lines[index]!.text);
      index += 1;
      continue;
    }
    const column = rightColumn(lines[index]!)!;
    const block = lines.slice(index, end);
    for (const { start, text } of block) {
      const left = text.slice(0, column).trimEnd();
      if (left) add(start, left);
    }
    for (const { start, text } of block) if (text.length > column) add(start + column, text.slice(column));
    index = end;
  }
  const text = parts.join("").slice(0, -1);
  return { text, places: places.slice(0, text.length) };
}
