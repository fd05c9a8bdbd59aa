import { unzipSync } from "fflate";
import { isDateFormat, serialDay } from "./excel-days.ts";
import {
  COVER_NAME,
  Lines,
  type MergedCells,
  MOST_COLUMNS,
  MOST_LINES,
  MOST_UNZIPPED,
  NO_SHEET,
  type Sheet,
  SheetProblem,
} from "./sheet.ts";
import { cellText, withinCell } from "./xlsx-text.ts";
import { type Element, walk } from "./xml.ts";

const WORKBOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";
const STYLES = "xl/styles.xml";
const TEXTS = "xl/sharedStrings.xml";

type Parts = Readonly<Record<string, Uint8Array>>;

/**
 * Reads the first worksheet of a workbook as text; hidden sheets, charts and other sheets are skipped. It
 * reads the value that a formula had when the file was saved, never the formula. Only the required parts of
 * the archive are unzipped, after adding up their sizes. @throws SheetProblem for an archive that is not a
 * workbook, or would exceed 100 MB.
 */
export function readXlsx(bytes: Uint8Array): Sheet {
  const about = unzipped(bytes, [WORKBOOK, RELATIONS, STYLES]);
  const { path, from1904 } = firstSheet(about);
  const { [path]: sheet, [TEXTS]: shared } = unzipped(bytes, [path, TEXTS]);
  if (!sheet) throw new SheetProblem(NO_SHEET);
  const { lines, merged } = cellLines(sheet, sharedTexts(shared), dateStyles(about[STYLES]), from1904);
  return { format: "xlsx", lines, account: null, merged };
}

function unzipped(bytes: Uint8Array, paths: readonly string[]): Parts {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        size += originalSize;
        if (size > MOST_UNZIPPED)
          throw new SheetProblem("El archivo se expande a más de 100 MB y no se puede leer.");
        return paths.includes(name);
      },
    });
  } catch (error) {
    if (error instanceof SheetProblem) throw error;
    throw new SheetProblem(NO_SHEET);
  }
}

/** Returns the path of the first worksheet; `from1904` is true when the workbook counts days from 1904. */
function firstSheet(parts: Parts): { path: string; from1904: boolean } {
  const worksheets = worksheetPaths(parts[RELATIONS]);
  let path: string | undefined;
  let from1904 = false;
  walk(parts[WORKBOOK], ({ name, attributes }) => {
    if (name === "workbookPr") from1904 = /^(?:1|true)$/.test(attributes["date1904"] ?? "");
    const hidden = attributes["state"] !== undefined && attributes["state"] !== "visible";
    const isCover = attributes["name"] === COVER_NAME;
    if (name === "sheet" && !hidden && !isCover) path ??= worksheets.get(attributes["id"] ?? "");
  });
  return { path: path ?? "xl/worksheets/sheet1.xml", from1904 };
}

/**
 * Returns the paths of a workbook's worksheets by their relation ids; charts and dialogs, which are sheets
 * too, are excluded.
 */
function worksheetPaths(part: Uint8Array | undefined): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  walk(part, ({ name, attributes: { Id: id = "", Type: type = "", Target: target = "" } }) => {
    if (name !== "Relationship" || !/(?:^|\/worksheet)$/.test(type)) return;
    paths.set(id, target.startsWith("/") ? target.slice(1) : `xl/${target}`);
  });
  return paths;
}

function sharedTexts(part: Uint8Array | undefined): readonly string[] {
  const texts: string[] = [];
  let raw = "";
  walk(
    part,
    ({ name }) => void (name === "si" && (raw = "")),
    (text, path) => {
      // Text below `rPh` only gives the pronunciation of the text beside it.
      if (path.at(-1) === "t" && !path.includes("rPh")) raw = withinCell(raw + text);
    },
    (name) => void (name === "si" && texts.push(cellText(raw))),
  );
  return texts;
}

/** Returns whether each cell style displays dates, in the order of the style numbers that cells use. */
function dateStyles(part: Uint8Array | undefined): readonly boolean[] {
  const own = new Map<string, boolean>();
  const styles: boolean[] = [];
  walk(part, ({ name, attributes, path }) => {
    if (name === "numFmt")
      own.set(attributes["numFmtId"] ?? "", isDateFormat(attributes["formatCode"] ?? ""));
    if (name !== "xf" || path.at(-2) !== "cellXfs") return;
    const format = attributes["numFmtId"] ?? "0";
    styles.push(own.get(format) ?? isDateFormat(Number(format)));
  });
  return styles;
}

function cellLines(part: Uint8Array, texts: readonly string[], dates: readonly boolean[], from1904: boolean) {
  const lines = new Lines();
  const merged: MergedCells[] = [];
  let [line, place] = [0, 0];
  let cells: string[] = [];
  let cell: Element["attributes"] = {};
  let raw = "";
  walk(
    part,
    ({ name, attributes }) => {
      if (name === "row") [line, place, cells] = [Number(attributes["r"] ?? line + 1), 0, []];
      if (name === "mergeCell" && merged.length < MOST_LINES) merged.push(...mergedOf(attributes["ref"]));
      if (name !== "c") return;
      [cell, raw] = [attributes, ""];
      place = columnOf(attributes["r"]) ?? place;
    },
    (text, path) => {
      const within = path.at(-1);
      if (within === "v" || (within === "t" && path.includes("is"))) raw = withinCell(raw + text);
    },
    (name) => {
      if (name === "c") {
        if (place < MOST_COLUMNS) {
          while (cells.length < place) cells.push("");
          cells[place] = shown(raw, cell, texts, dates, from1904);
        }
        place += 1;
      }
      if (name === "row") lines.add(line, cells);
    },
  );
  return { lines: lines.all, merged };
}

/** Returns the cells that a range (`A2:C4`) merges, when it spans several lines. */
function mergedOf(range: string | undefined): MergedCells[] {
  const found = /^([A-Z]{1,3})(\d+):[A-Z]{1,3}(\d+)$/.exec(range ?? "");
  const place = columnOf(found?.[1]);
  const [from, to] = [Number(found?.[2]), Number(found?.[3])];
  return place !== null && place < MOST_COLUMNS && to > from ? [{ place, from, to }] : [];
}

/** Returns the column of a cell by its reference (`AB12`), counted from 0; null without a valid reference. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (!letters) return null;
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Returns a cell's value as text: texts unchanged, days as `YYYY-MM-DD`, numbers with a decimal comma. */
function shown(
  raw: string,
  { t: type = "n", s: style }: Element["attributes"],
  texts: readonly string[],
  dates: readonly boolean[],
  from1904: boolean,
): string {
  if (type === "s") return texts[Number(raw)] ?? "";
  const text = cellText(raw);
  if (type !== "n" || text.trim() === "") return text;
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  if (dates[Number(style ?? -1)]) return serialDay(number, from1904) ?? text;
  if (Number.isInteger(number)) return BigInt(number).toString();
  return number.toFixed(2).replace(".", ",");
}
