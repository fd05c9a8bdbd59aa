import { NO_SHEET, refuseMany, SheetProblem, TOO_MANY_LINES } from "./sheet.ts";
import { walk } from "./xml.ts";

/** Calls made at each element of an OFX file; names in capitals, without a prefix. */
interface OfxVisitor {
  /** `place` is where in the text the element opens, or close before it. */
  opens(name: string, place: number): void;
  /** Receives an element with its text; `path` are the names of its enclosing elements. */
  says(name: string, value: string, path: readonly string[]): void;
  closes(name: string): void;
}

/** Walks through the elements of an OFX file, of XML (2.x) by its rules, else as SGML, closed or not. */
export function ofxElements(text: string, visitor: OfxVisitor): void {
  const start = text.search(/<OFX[\s>]/i);
  if (start === -1) return;
  refuseMany(text, "&");
  if (/^[\s\u{feff}]*<\?xml/iu.test(text) && isWellFormed(text)) inXml(text, visitor);
  else inSgml(text, start, visitor);
}

/** Most nested elements; OFX itself has 7. */
const DEEPEST = 30;

/** Tags of one file: 25 for each of the most movements, opening and closing. */
const MOST_ELEMENTS = 500_000;

function isWellFormed(text: string): boolean {
  try {
    walk(Buffer.from(withoutEncoding(text)), ({ path }) => {
      if (path.length > DEEPEST) throw new SheetProblem(NO_SHEET);
    });
    return true;
  } catch (error) {
    if (error instanceof SheetProblem) return false;
    throw error;
  }
}

const withoutEncoding = (text: string): string => text.replace(/^[\s\u{feff}]*<\?xml[^>]*>/u, "");

/** Yields the places where the transactions of an XML document open in its text, in order. */
function* placesOf(text: string): Generator<number> {
  for (const { index } of text.matchAll(/<(?:[\w.-]+:)?STMTTRN[\s>]/gi)) yield index;
}

function inXml(text: string, { opens, says, closes }: OfxVisitor): void {
  const places = placesOf(text);
  let value = "";
  const path: string[] = [];
  walk(
    Buffer.from(withoutEncoding(text)),
    ({ name }) => {
      const capital = name.toUpperCase();
      path.push(capital);
      value = "";
      opens(capital, capital === "STMTTRN" ? Number(places.next().value ?? 0) : 0);
    },
    (said) => void (value += said),
    (name) => {
      path.pop();
      if (value.trim()) says(name.toUpperCase(), value.trim(), path);
      value = "";
      closes(name.toUpperCase());
    },
  );
}

/** Elements that contain others: all that follows is within them, until they close. */
const containers = new Set([
  "STMTTRN",
  "BANKACCTFROM",
  "CCACCTFROM",
  "BANKACCTTO",
  "CCACCTTO",
  "LEDGERBAL",
  "AVAILBAL",
]);

const tag = /<(!\[CDATA\[)|<(\/?)(?:[\w-]+:)?([A-Z][\w.-]*)[^<>]*>/gi;

function inSgml(text: string, start: number, { opens, says, closes }: OfxVisitor): void {
  let path: string[] = [];
  let open: string | null = null;
  let value = "";
  let from = start;
  const flush = () => {
    if (open !== null && value.trim()) says(open, value.trim(), path);
    [open, value] = [null, ""];
  };
  const found = new RegExp(tag);
  found.lastIndex = start;
  let count = 0;
  for (let next = found.exec(text); next; next = found.exec(text)) {
    if ((count += 1) > MOST_ELEMENTS) throw new SheetProblem(TOO_MANY_LINES);
    value += unescaped(text.slice(from, next.index));
    if (next[1]) {
      const end = text.indexOf("]]>", found.lastIndex);
      value += text.slice(found.lastIndex, end === -1 ? undefined : end);
      from = found.lastIndex = end === -1 ? text.length : end + 3;
      continue;
    }
    from = found.lastIndex;
    flush();
    const name = (next[3] ?? "").toUpperCase();
    if (next[2]) {
      if (path.includes(name)) path = path.slice(0, path.lastIndexOf(name));
      closes(name);
    } else {
      opens(name, next.index);
      if (containers.has(name)) path = [...(name === "STMTTRN" ? [] : path), name];
      open = name;
    }
  }
  value += unescaped(text.slice(from));
  flush();
}

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Returns a text with the named entities of OFX and the numbers of letters resolved, once. */
const unescaped = (text: string): string =>
  text.replace(
    /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (whole, name, number, hex) => {
      if (name) return named[String(name).toLowerCase()] ?? "";
      const code = number ? Number(number) : Number.parseInt(String(hex), 16);
      return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
