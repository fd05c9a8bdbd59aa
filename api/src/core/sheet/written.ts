import { strToU8, zipSync } from "fflate";
import { csvCell } from "./cells.ts";

/** A table to be written: a number stands as a number, a text as it is. */
export interface SheetTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A written sheet. */
export interface WrittenSheet {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** The formats in which a table is written. */
export type WrittenFormat = "csv" | "xlsx";

const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** Writes a table as CSV or as a workbook of one sheet. */
export const written = (table: SheetTable, format: WrittenFormat): WrittenSheet =>
  format === "csv"
    ? { bytes: csv(table), contentType: "text/csv; charset=utf-8" }
    : {
        bytes: xlsx(table),
        contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      };

/** The mark of UTF-8 by which spreadsheets know accents: the beginning of a file of text. */
export const csvMark = "\ufeff";

/** One line of a file of text, as a Spanish spreadsheet opens it: semicolons (RFC 4180 otherwise). */
export function csvLine(row: readonly (string | number)[]): string {
  return `${row.map((value) => csvCell(value, "text")).join(";")}\r\n`;
}

const csv = ({ columns, rows }: SheetTable): Uint8Array =>
  strToU8(csvMark + [columns, ...rows].map(csvLine).join(""));

const escaped = (text: string): string =>
  text.replace(CONTROLS, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The name of a column: A to Z, AA and on. */
const columnName = (place: number): string =>
  (place >= 26 ? columnName(Math.floor(place / 26) - 1) : "") + String.fromCharCode(65 + (place % 26));

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const PART = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Office Open XML (ECMA-376, part 1): texts stand in their cells, numbers with thousands. */
function xlsx({ name, columns, rows }: SheetTable): Uint8Array {
  const cell = (value: string | number, at: string): string =>
    typeof value === "number"
      ? `<c r="${at}" s="1"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  const lines = [columns, ...rows].map((row, line) => {
    const cells = row.map((value, place) => cell(value, `${columnName(place)}${line + 1}`));
    return `<row r="${line + 1}">${cells.join("")}</row>`;
  });
  const parts = {
    "[Content_Types].xml":
      `${XML}<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${PART}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PART}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${PART}.styles+xml"/></Types>`,
    "_rels/.rels":
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" ` +
      `Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml":
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
      `<sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels":
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml":
      `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills>` +
      '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
      '<cellXfs count="2"><xf/><xf numFmtId="3" applyNumberFormat="1"/></cellXfs></styleSheet>',
    "xl/worksheets/sheet1.xml": [
      `${XML}<worksheet xmlns="${MAIN}"><sheetData>`,
      ...lines,
      "</sheetData></worksheet>",
    ].join(""),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])));
}
