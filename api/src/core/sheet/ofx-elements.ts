import { NO_SHEET, refuseMany, SheetProblem, TOO_MANY_LINES } from "./sheet.ts";
import { walk } from "./xml.ts";

/** Callbacks for each element of an OFX file; names are upper-case, without a prefix. */
interface OfxVisitor {
  /** Called when an element opens; `place` is its position in the text, or a position shortly before it. */
  opens(name: string, place: number): void;
  /** Called with an element's name and text; `path` has the names of its enclosing elements. */
  says(name: string, value: string, path: readonly string[]): void;
  closes(name: string): void;
}

/**
 * Traverses the elements of an OFX file: as XML (2.x) if it is well-formed, otherwise as SGML, whose elements
 * may not be closed.
 */
export function ofxElements(text: string, visitor: OfxVisitor): void {
  const start = text.search(/<OFX[\s>]/i);
  if (start === -1) return;
  refuseMany(text, "&");
  if (/^[\s\u{feff}]*<\?xml/iu.test(text) && isWellFormed(text)) inXml(text, visitor);
  else inSgml(text, start, visitor);
}

/** Maximum depth of nested elements; OFX itself needs 7. */
const DEEPEST = 30;

/**
 * Maximum number of tags in one file: 25 opening and closing tags for each of the maximum number of
 * transactions.
 */
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

/** Yields the positions in the text where the transactions of an XML document open, in order. */
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

/** Elements that contain other elements: everything up to their closing tag is inside them. */
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

/** Returns a text with OFX's named entities and numeric character references resolved, once. */
const unescaped = (text: string): string =>
  text.replace(
    /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (whole, name, number, hex) => {
      if (name) return named[String(name).toLowerCase()] ?? "";
      const code = number ? Number(number) : Number.parseInt(String(hex), 16);
      return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
