import sax from "sax";
import { NO_SHEET, SheetProblem } from "./sheet.ts";
import { LONGEST_WRITTEN, TOO_LONG } from "./xlsx-text.ts";

/** An XML element at its opening tag; names have no namespace prefix. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Names of its enclosing elements, followed by its own name. */
  readonly path: readonly string[];
}

// The types of the library do not know this option yet.
const onlyOwnEntities = { strictEntities: true } as sax.SAXOptions;
const CHUNK = 64 * 1024;
const local = (name: string): string => name.slice(name.indexOf(":") + 1);

/**
 * Parses an XML document piece by piece; a missing document is skipped. Only XML's own entities are allowed:
 * a document with a type declaration is refused. No text and no attribute may be longer than the escaped form
 * of a cell; the first longer one ends the parsing. @throws SheetProblem when it is not XML, or too long.
 */
export function walk(
  bytes: Uint8Array | undefined,
  opens: (element: Element) => void,
  says: (text: string, path: readonly string[]) => void = () => {},
  closes: (name: string) => void = () => {},
): void {
  if (!bytes) return;
  const path: string[] = [];
  const parser = sax.parser(true, onlyOwnEntities);
  const refuse = (): never => {
    throw new SheetProblem(NO_SHEET);
  };
  parser.ondoctype = refuse;
  parser.onerror = refuse;
  let length = 0;
  const within = (text: string): string => {
    length += text.length;
    if (length > LONGEST_WRITTEN) throw new SheetProblem(TOO_LONG);
    return text;
  };
  parser.onopentag = ({ name, attributes }) => {
    path.push(local(name));
    const own = Object.entries(attributes).map(([key, value]) => {
      length = 0;
      return [local(key), within(String(value))];
    });
    length = 0;
    opens({ name: local(name), attributes: Object.fromEntries(own), path });
  };
  parser.ontext = (text) => says(within(text), path);
  parser.oncdata = (text) => says(within(text), path);
  parser.onclosetag = (name) => {
    length = 0;
    path.pop();
    closes(local(name));
  };
  const decoder = new TextDecoder();
  for (let at = 0; at < bytes.length; at += CHUNK)
    parser.write(decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true }));
  parser.write(decoder.decode()).close();
}
