#!/usr/bin/env bash
# hucre 1.0.0 (npm) reads two cells of one day, both shown by one date style, as two kinds of value: the one stored as a
# serial number is a Date, the one stored as t="d" with an ISO day (ECMA-376 part 1, 18.18.11) stays the text
# «2026-11-03». SheetJS 0.20.3 reads both as a Date. A column that two programs wrote then no longer sorts or compares as
# days. This run fails when that changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts hucre@1.0.0 @e965/xlsx@0.20.3 fflate@0.8.2 >/dev/null
cat >run.mjs <<'JS'
import { read, utils } from "@e965/xlsx";
import { strToU8, zipSync } from "fflate";
import { readXlsx } from "hucre";
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packaged = "http://schemas.openxmlformats.org/package/2006";
const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const relations = (rows) => `<Relationships xmlns="${packaged}/relationships">${rows
  .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`).join("")}</Relationships>`;
const parts = {
  "[Content_Types].xml": `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
  "_rels/.rels": relations([["officeDocument", "xl/workbook.xml"]]),
  "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": relations([["worksheet", "worksheets/sheet1.xml"], ["styles", "styles.xml"]]),
  "xl/styles.xml": `<styleSheet xmlns="${main}"><fonts count="1"><font/></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  "xl/worksheets/sheet1.xml": `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" s="1"><v>46329</v></c><c r="B1" s="1" t="d"><v>2026-11-03</v></c></row></sheetData></worksheet>`,
};
const book = zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])));
const kinds = (row) => row.map((value) => (value instanceof Date ? "Date" : typeof value)).join(" ");
console.log(`hucre: ${kinds((await readXlsx(book)).sheets[0].rows[0])}`);
console.log(`SheetJS: ${kinds(utils.sheet_to_json(read(book, { cellDates: true }).Sheets.A, { header: 1 })[0])}`);
JS
seen=$(node run.mjs)
echo "$seen"
[ "$seen" = $'hucre: Date string\nSheetJS: Date Date' ]
