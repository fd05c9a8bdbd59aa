import { strToU8, zipSync } from "fflate";

const escape = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const namespace = `xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"`;

/** A cell: a text, a number, the serial number of a day, or a formula with its result. */
export type Cell =
  string | number | { readonly serial: number } | { readonly formula: string; readonly was: number };

const cellXml = (cell: Cell): string => {
  if (typeof cell === "string") return `<c t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
  if (typeof cell === "number") return `<c><v>${cell}</v></c>`;
  if ("serial" in cell) return `<c s="1"><v>${cell.serial}</v></c>`;
  return `<c><f>${escape(cell.formula)}</f><v>${cell.was}</v></c>`;
};

const sheetXml = (rows: readonly (readonly Cell[])[]): string =>
  `<?xml version="1.0"?><worksheet ${namespace}><sheetData>${rows
    .map((row, at) => `<row r="${at + 1}">${row.map(cellXml).join("")}</row>`)
    .join("")}</sheetData></worksheet>`;

/** A workbook of one sheet as bytes; `sheet` in the place of its rows, where a test spoils it. */
export function workbook(rows: readonly (readonly Cell[])[], sheet: string = sheetXml(rows)): Buffer {
  const parts = {
    "xl/workbook.xml": `<workbook ${namespace} xmlns:r="r"><sheets>
      <sheet name="Extracto" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>
      <Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet ${namespace}>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": sheet,
  };
  const packed = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync(Object.fromEntries(packed) as Record<string, Uint8Array>));
}
