import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { packed, unpacked } from "../../api/src/core/sheet/packed-answer.ts";
import readSheet, { type SheetAnswer } from "../../api/src/core/sheet/read-sheet.ts";
import { readXlsx } from "../../api/src/core/sheet/xlsx.ts";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const LONGEST = 32_767;

/** A tab of a workbook: what kind of sheet it is, whether it is hidden, and the markup of its cells. */
interface Tab {
  readonly kind: string;
  readonly state?: string;
  readonly cells?: string;
}

const worksheet = (cells: string): Tab => ({ kind: `${OFFICE}/worksheet`, cells });

/** Returns a workbook of these tabs, in their order. */
function workbookOf(tabs: readonly Tab[], shared = ""): Buffer {
  const named = tabs.map(
    ({ state = "visible" }, at) => `<sheet name="T${at}" state="${state}" r:id="r${at}"/>`,
  );
  const related = tabs.map(
    ({ kind }, at) => `<Relationship Id="r${at}" Type="${kind}" Target="sheets/${at}.xml"/>`,
  );
  const sheets = tabs.map(({ cells = "" }, at) => [
    `xl/sheets/${at}.xml`,
    `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`,
  ]);
  const parts: Record<string, string> = {
    "xl/workbook.xml": `<workbook xmlns:r="r"><sheets>${named.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${related.join("")}</Relationships>`,
    "xl/sharedStrings.xml": `<sst>${shared}</sst>`,
    ...Object.fromEntries(sheets),
  };
  const bytes = Object.entries(parts).map(([path, text]) => [path, strToU8(text)] as const);
  return Buffer.from(zipSync(Object.fromEntries(bytes)));
}

const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const cellsOf = (tabs: readonly Tab[], shared?: string) => readXlsx(workbookOf(tabs, shared)).lines[0]?.cells;

describe("the sheet of a workbook that is read", () => {
  const list = worksheet(inline("la lista"));

  it.each([
    ["a chart", { kind: `${OFFICE}/chartsheet` }],
    ["a dialog", { kind: `${OFFICE}/dialogsheet` }],
    ["macros", { kind: "http://schemas.microsoft.com/office/2006/relationships/xlMacrosheet" }],
    ["hidden", { ...worksheet(inline("otra")), state: "hidden" }],
    ["very hidden", { ...worksheet(inline("otra")), state: "veryHidden" }],
  ])("is the first worksheet that one sees, where the first tab is %s", (_, first) => {
    expect(cellsOf([first, list, worksheet(inline("tercera"))])).toEqual(["la lista"]);
  });
});

describe("a text of a workbook that is read", () => {
  const stands = "_x005F_x000D_ a_x000d_b _x0041_ _xyz_";
  const means = "_x000D_ a\rb A _xyz_";

  it.each([
    ["shared", `<c t="s"><v>0</v></c>`, `<si><t>${stands}</t></si>`],
    [
      "of runs",
      `<c t="s"><v>0</v></c>`,
      `<si><r><t>_x005F_x0</t></r><r><t>00D_${stands.slice(13)}</t></r></si>`,
    ],
    ["inline", inline(stands), ""],
    ["of a formula", `<c t="str"><f>A1</f><v>${stands}</v></c>`, ""],
  ])("says what it means, where it is %s", (_, cell, shared) => {
    expect(cellsOf([worksheet(cell)], shared)).toEqual([means]);
  });
});

describe("a cell that is longer than a cell may be", () => {
  const long = "a".repeat(LONGEST + 1);
  const huge = "a".repeat(4 * 1024 * 1024);
  const runs = `<r><t>${"a".repeat(LONGEST)}</t></r>`.repeat(9);
  const places = {
    shared: (text: string) => [`<c t="s"><v>0</v></c>`, `<si><t>${text}</t></si>`],
    inline: (text: string) => [inline(text), ""],
    formula: (text: string) => [`<c t="str"><v>${text}</v></c>`, ""],
    number: (text: string) => [`<c><v>${text}</v></c>`, ""],
    literal: (text: string) => [`<c t="str"><v><![CDATA[${text}]]></v></c>`, ""],
  } as const;
  const answerOf = ([cell = "", shared = ""]: readonly string[]) => {
    const answer = readSheet({ bytes: workbookOf([worksheet(cell)], shared), wanted: null });
    return "problem" in answer ? answer.problem : answer.first;
  };

  it.each(Object.entries(places))("refuses the workbook in words, in any place: %s", (_, place) => {
    expect(answerOf(place(long))).toContain("más de 32.767 caracteres");
    expect(answerOf(place(huge))).toContain("más de 32.767 caracteres");
  });

  it("refuses it in runs that are short each, in a formula that nobody reads, and in an attribute", () => {
    expect(answerOf([`<c t="s"><v>0</v></c>`, `<si>${runs}</si>`])).toContain("más de 32.767 caracteres");
    expect(answerOf([`<c><f>${huge}</f><v>1</v></c>`])).toContain("más de 32.767 caracteres");
    expect(answerOf([`<c r="${huge}"><v>1</v></c>`])).toContain("No pudimos leer el archivo");
  });

  it("refuses 60 MB of it that came in 60 kB", () => {
    const zipped = workbookOf([worksheet(inline(huge.repeat(15)))]);
    expect(zipped.length).toBeLessThan(70_000);
    expect(readSheet({ bytes: zipped, wanted: null })).toEqual({
      problem: expect.stringContaining("más de 32.767 caracteres"),
    });
  });

  it("counts its characters as they are read: all that a cell may have is taken, escaped too", () => {
    expect(cellsOf([worksheet(inline("a".repeat(LONGEST)))])).toEqual(["a".repeat(LONGEST)]);
    expect(cellsOf([worksheet(inline("_x0041_".repeat(LONGEST)))])).toEqual(["A".repeat(LONGEST)]);
  });
});

describe("a workbook with a password", () => {
  it("is said to be one: no old workbook", () => {
    const compound = (stream: string) =>
      Buffer.concat([
        Buffer.from("d0cf11e0a1b11ae1", "hex"),
        Buffer.alloc(504),
        Buffer.from(stream, "utf16le"),
      ]);
    const problemOf = (bytes: Buffer) => readSheet({ bytes, wanted: null });
    expect(problemOf(compound("EncryptedPackage"))).toEqual({
      problem: "El libro tiene contraseña. Ábrelo, quítale la contraseña y guárdalo de nuevo.",
    });
    expect(problemOf(compound("Workbook"))).not.toEqual(problemOf(compound("EncryptedPackage")));
  });
});

describe("what was read of a file", () => {
  const line = (cell: string) => ({ line: 1, values: { text: cell, amount: 5, day: null } });
  const answerOf = (cell: string, count: number): SheetAnswer => ({
    format: "xlsx",
    account: null,
    first: [],
    lines: Array.from({ length: count }, () => line(cell)),
  });

  it("is handed over as it is, in pieces of which none takes long to read", async () => {
    const answer = answerOf("Consignación", 10_000);
    const pieces = packed(answer);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(256 * 1024);
    expect(await unpacked(pieces)).toEqual(answer);
    expect(await unpacked(packed({ problem: "no" }))).toEqual({ problem: "no" });
  });

  it("lets others have their turn between its pieces", async () => {
    const pieces = packed(answerOf("Consignación", 10_000));
    const turn = () => new Promise<string>((resolve) => void setImmediate(() => resolve("another")));
    const reading = unpacked(pieces).then(() => "read");
    expect(await Promise.race([reading, turn()])).toBe("another");
    expect(await Promise.race([reading, turn()])).toBe("another");
    await reading;
  });

  it("is refused in words where its cells say more than can be handed over", async () => {
    expect(await unpacked(packed(answerOf("a".repeat(LONGEST), 1_000)))).toEqual({
      problem: "El archivo tiene demasiado texto en sus celdas. Divídelo en archivos más pequeños.",
    });
  });
});
