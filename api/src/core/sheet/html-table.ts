import {
  Lines,
  MOST_COLUMNS,
  NO_SHEET,
  refuseMany,
  type Sheet,
  SheetProblem,
  TOO_MANY_LINES,
} from "./sheet.ts";
import { decoded } from "./text.ts";

/** Maximum number of rows of an HTML page, including empty ones. */
const MOST_ROWS = 50_000;

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  aacute: "á",
  eacute: "é",
  iacute: "í",
  oacute: "ó",
  uacute: "ú",
  ntilde: "ñ",
  uuml: "ü",
  Aacute: "Á",
  Eacute: "É",
  Iacute: "Í",
  Oacute: "Ó",
  Uacute: "Ú",
  Ntilde: "Ñ",
  Uuml: "Ü",
};

const unescaped = (text: string): string =>
  text.replace(/&(?:([a-z]{2,6})|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, number, hex) => {
    if (name) return named[String(name)] ?? whole;
    const code = number ? Number(number) : Number.parseInt(String(hex), 16);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** Reads the tables of an HTML page one below the other; some programs save such pages as `.xls`. */
export function readHtmlTable(bytes: Uint8Array): Sheet {
  const text = decoded(bytes);
  for (const mark of ["&", "<td", "<TD", "<th", "<TH"]) refuseMany(text, mark);
  const lines = new Lines();
  let cells: string[] | null = null;
  let cell: string | null = null;
  let line = 0;
  let rows = 0;
  let from = 0;
  const endCell = () => {
    if (cells && cell !== null && cells.length < MOST_COLUMNS)
      cells.push(unescaped(cell).replace(/\s+/g, " ").trim());
    cell = null;
  };
  const endRow = () => {
    endCell();
    if (cells) lines.add((line += 1), cells);
    cells = null;
  };
  for (const tag of text.matchAll(/<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z\d]*)[^<>]*>/gi)) {
    if (cell !== null) cell += text.slice(from, tag.index);
    from = tag.index + tag[0].length;
    const name = tag[2]?.toLowerCase();
    const closes = tag[1] === "/";
    if (name === "tr" || name === "table") {
      endRow();
      if (name === "tr" && !closes) {
        cells = [];
        if ((rows += 1) > MOST_ROWS) throw new SheetProblem(TOO_MANY_LINES);
      }
    } else if (name === "td" || name === "th") {
      endCell();
      if (!closes) cell = "";
    } else if (name === "br" && cell !== null) cell += " ";
  }
  endRow();
  if (lines.all.length === 0) throw new SheetProblem(NO_SHEET);
  return { format: "xls", lines: lines.all, account: null };
}
