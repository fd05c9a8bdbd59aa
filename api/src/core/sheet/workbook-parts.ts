// Read by a worker thread straight from its source: it imports only files whose types Node itself can strip.

/**
 * Pattern of characters that cannot be written to a text unchanged: XML's special characters, characters not
 * allowed in XML, and texts that look like an escape.
 */
const SPECIAL = /[&<"\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_x[\da-f]{4}_/i;
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ESCAPES = /_(?=x[\da-f]{4}_)/gi;

const escapeOf = (letter: string): string =>
  `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

/**
 * Returns a text as XML: characters not allowed in XML are written as `_xHHHH_`, and so is the underscore
 * before a text that would look like such an escape (ECMA-376, part 1, 22.9.2.19). A carriage return is
 * written as an XML character reference, which readers without these escapes understand, too.
 */
const escaped = (text: string): string =>
  SPECIAL.test(text)
    ? text
        .replace(ESCAPES, "_x005F_")
        .replace(CONTROLS, escapeOf)
        .replaceAll("&", "&amp;")
        .replaceAll("<", "&lt;")
        .replaceAll('"', "&quot;")
        .replaceAll("\r", "&#13;")
    : text;

/**
 * Returns the attribute that preserves line breaks, and spaces at the ends of a text; empty when it is not
 * needed.
 */
const kept = (text: string): string => (/^\s|\s$|[\n\r]/.test(text) ? ' xml:space="preserve"' : "");

/** Returns the name of a column: A to Z, AA and so on. */
const columnName = (place: number): string =>
  (place >= 26 ? columnName(Math.floor(place / 26) - 1) : "") + String.fromCharCode(65 + (place % 26));

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const PART = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** A column of a workbook: its width in characters and the format of its numbers, if it has one. */
export interface WorkbookColumn {
  readonly heading: string;
  readonly width?: number;
  readonly format?: string;
}

/** Content of a cell: a text, a number in the format of its column, or null for an empty cell. */
export type WorkbookCell = string | number | null;

/** Sheet before the sheet of rows: each line has a name and a value. */
export interface CoverSheet {
  readonly name: string;
  readonly lines: readonly (readonly [name: string, value: string])[];
}

/** A workbook with one sheet of rows, whose header row stays visible when scrolling. */
export interface Workbook {
  readonly name: string;
  readonly columns: readonly WorkbookColumn[];
  /** First sheet; absent when there is no cover. */
  readonly cover?: CoverSheet;
}

/**
 * Returns the number formats of a workbook without duplicates; a cell's style is the position of its format,
 * starting at 1.
 */
const formatsOf = (columns: readonly WorkbookColumn[]): readonly string[] => [
  ...new Set(columns.flatMap(({ format }) => format ?? [])),
];

/** Writes the lines of a sheet as XML text (Office Open XML, ECMA-376, part 1). */
export class SheetLines {
  readonly #letters: readonly string[];
  /** XML text that follows the reference of a numeric cell: its style. */
  readonly #styles: readonly string[];
  #line = 0;

  constructor(columns: readonly WorkbookColumn[]) {
    const formats = formatsOf(columns);
    this.#letters = columns.map((_, place) => columnName(place));
    this.#styles = columns.map(({ format }) => (format ? ` s="${formats.indexOf(format) + 1}"` : ""));
  }

  /** Returns the next line. */
  of(cells: readonly WorkbookCell[]): string {
    const line = (this.#line += 1);
    let text = `<row r="${line}">`;
    for (let place = 0; place < cells.length; place += 1) {
      const cell = cells[place];
      if (cell === null || cell === undefined || cell === "") continue;
      const at = this.#letters[place]! + line;
      text +=
        typeof cell === "number"
          ? `<c r="${at}"${this.#styles[place]!}><v>${cell}</v></c>`
          : `<c r="${at}" t="inlineStr"><is><t${kept(cell)}>${escaped(cell)}</t></is></c>`;
    }
    return `${text}</row>`;
  }
}

/** Path of the sheet within its archive. */
export const SHEET = "xl/worksheets/sheet1.xml";

const COVER = "xl/worksheets/sheet2.xml";

const coverOf = ({ lines }: CoverSheet): string => {
  const written = new SheetLines([{ heading: "" }, { heading: "" }]);
  return (
    `${XML}<worksheet xmlns="${MAIN}"><cols><col min="1" max="1" width="24" customWidth="1"/>` +
    `<col min="2" max="2" width="60" customWidth="1"/></cols><sheetData>` +
    lines.map((line) => written.of(line)).join("") +
    FOOT
  );
};

/** Fill patterns that every workbook must define first: none, and a grey one. */
const FILLS =
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>';
const PLAIN = 'fontId="0" fillId="0" borderId="0"';

/**
 * Returns the styles of cells: the default one, then one for each format. An empty list is omitted, because
 * programs reject it.
 */
function stylesOf(formats: readonly string[]): string {
  const own = formats.map(
    (format, place) => `<numFmt numFmtId="${164 + place}" formatCode="${escaped(format)}"/>`,
  );
  const styles = formats.map(
    (_, place) => `<xf numFmtId="${164 + place}" ${PLAIN} xfId="0" applyNumberFormat="1"/>`,
  );
  return (
    `${XML}<styleSheet xmlns="${MAIN}">` +
    (own.length > 0 ? `<numFmts count="${own.length}">${own.join("")}</numFmts>` : "") +
    '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>' +
    `${FILLS}<borders count="1"><border/></borders>` +
    `<cellStyleXfs count="1"><xf numFmtId="0" ${PLAIN}/></cellStyleXfs>` +
    `<cellXfs count="${styles.length + 1}"><xf numFmtId="0" ${PLAIN} xfId="0"/>${styles.join("")}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  );
}

/** Maximum number of characters in a sheet's name (Excel repairs a file with more). */
const LONGEST_NAME = 31;

/**
 * Returns a title as the name of a sheet: without the characters that are not allowed, and truncated after a
 * word.
 */
export function sheetName(title: string): string {
  const allowed = title
    .replaceAll(/[\[\]:*?/\\]/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[' ]+|[' ]+$/g, "");
  if (allowed.length <= LONGEST_NAME) return allowed;
  const words = allowed.slice(0, LONGEST_NAME + 1);
  const cut = words.lastIndexOf(" ");
  return words.slice(0, cut > 0 ? cut : LONGEST_NAME).replace(/[' ]+$/, "");
}

/** Returns the parts of a workbook besides its sheet of rows, by their paths. */
export function partsOf({ name, columns, cover }: Workbook): Readonly<Record<string, string>> {
  const sheetType = `ContentType="${PART}.worksheet+xml"`;
  return {
    "[Content_Types].xml":
      `${XML}<Types xmlns="${PACKAGE}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${PART}.sheet.main+xml"/>` +
      `<Override PartName="/${SHEET}" ${sheetType}/>` +
      (cover ? `<Override PartName="/${COVER}" ${sheetType}/>` : "") +
      `<Override PartName="/xl/styles.xml" ContentType="${PART}.styles+xml"/></Types>`,
    "_rels/.rels":
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" ` +
      `Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml":
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>` +
      (cover ? `<sheet name="${escaped(sheetName(cover.name))}" sheetId="2" r:id="rId3"/>` : "") +
      `<sheet name="${escaped(sheetName(name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels":
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
      `<Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>` +
      (cover ? `<Relationship Id="rId3" Type="${OFFICE}/worksheet" Target="worksheets/sheet2.xml"/>` : "") +
      `<Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ...(cover ? { [COVER]: coverOf(cover) } : {}),
    "xl/styles.xml": stylesOf(formatsOf(columns)),
  };
}

/** Returns the XML before the lines of a sheet, including the header row, and the XML that ends the sheet. */
export const headOf = (columns: readonly WorkbookColumn[], lines: SheetLines): string => {
  const widths = columns.map(({ width = 12 }, place) => {
    const at = place + 1;
    return `<col min="${at}" max="${at}" width="${width}" customWidth="1"/>`;
  });
  return (
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join("")}</cols><sheetData>${lines.of(columns.map(({ heading }) => heading))}`
  );
};
export const FOOT = "</sheetData></worksheet>";
