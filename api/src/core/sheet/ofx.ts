import { Lines, type Sheet, SheetProblem } from "./sheet.ts";
import { decoded } from "./text.ts";

/** The headings under which the movements of an OFX file stand, for every bank alike. */
const ofxHeadings = ["Fecha", "Descripción", "Valor", "Referencia", "Identificador", "Tipo"] as const;

/**
 * Reads Open Financial Exchange, as SGML (1.x: elements that nobody closes) and as XML (2.x): its statement
 * transactions under {@link ofxHeadings}. Declarations of entities are refused.
 */
export function readOfx(bytes: Uint8Array): Sheet {
  const text = decoded(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text))
    throw new SheetProblem("El archivo OFX declara entidades, y eso no se acepta.");
  const lines = new Lines();
  lines.add(1, ofxHeadings);
  const lineAt = lineCounter(text);
  for (const found of text.matchAll(/<STMTTRN>([\s\S]*?)(?=<\/STMTTRN>|<STMTTRN>|<\/BANKTRANLIST>|$)/gi)) {
    lines.add(lineAt(found.index), cellsOf(found[1] ?? ""));
  }
  return { format: "ofx", lines: lines.all, account: valueOf(text, "ACCTID") || null };
}

/**
 * Returns a function that gives the line of a place; asked from the beginning to the end, it reads a text
 * once.
 */
function lineCounter(text: string): (place: number) => number {
  let line = 1;
  let next = text.indexOf("\n");
  return (place) => {
    for (; next !== -1 && next < place; next = text.indexOf("\n", next + 1)) line += 1;
    return line;
  };
}

function cellsOf(transaction: string): string[] {
  const of = (tag: string) => valueOf(transaction, tag);
  const text = [of("NAME"), of("MEMO")].filter((part, at, all) => part && all.indexOf(part) === at);
  return [
    of("DTPOSTED").slice(0, 8),
    text.join(" ") || of("TRNTYPE"),
    of("TRNAMT")
      .replace(/[.,](\d{0,2})\d*$/, ",$1")
      .replace(/,$/, ""),
    of("CHECKNUM") || of("REFNUM"),
    of("FITID"),
    of("TRNTYPE"),
  ];
}

/** Returns the content of an element, up to the next one. */
function valueOf(text: string, tag: string): string {
  const open = text.search(new RegExp(`<${tag}>`, "i"));
  if (open === -1) return "";
  const start = open + tag.length + 2;
  const end = text.indexOf("<", start);
  return unescaped(text.slice(start, end === -1 ? undefined : end).trim());
}

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** Returns a text with the named entities of OFX resolved, once. */
const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => named[name] ?? "");
