import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { readXlsx } from "../../api/src/core/sheet/xlsx.ts";
import { workbookBytes } from "../../api/src/core/sheet/workbook.ts";
import { COVER_NAME } from "../../api/src/core/sheet/sheet.ts";
import { sheetName, type Workbook, type WorkbookCell } from "../../api/src/core/sheet/workbook-parts.ts";
import { written } from "../../api/src/core/sheet/written.ts";
import { exportedLists } from "../../api/src/modules/exports/exported-lists.ts";
import { frontToBack } from "../support/zip/front-to-back.ts";

const writtenWith = (workbook: Workbook, ...rows: readonly (readonly WorkbookCell[])[]) => {
  const all = (async function* () {
    yield rows;
  })();
  return buffer(workbookBytes(workbook, all));
};
const plain: Workbook = { name: "Textos", columns: [{ heading: "Uno" }] };
const covered: Workbook = {
  name: "Pagos",
  columns: [{ heading: "Día", format: "dd/mm/yyyy" }, { heading: "Valor" }],
  cover: { name: "Filtros", lines: [["Hecho por", "Ana & Co"]] },
};
const bank = async () => (await written({ name: "Pagos", columns: ["A"], rows: [[1]] }, "xlsx")).bytes;

describe("the name of a sheet", () => {
  it.each([
    ["Pagos", "Pagos"],
    ["Detalle del flujo de caja esperado", "Detalle del flujo de caja"],
    ["Contratos de 2026/11: [todos]", "Contratos de 2026 11 todos"],
    ["'Ventas' del mes'", "Ventas' del mes"],
    ["Otorrinolaringologíasuperespecializada", "Otorrinolaringologíasuperespeci"],
  ])("is one that Excel opens: %s", async (title, name) => {
    const book = frontToBack(await writtenWith({ ...plain, name: title })).get("xl/workbook.xml");
    expect(/<sheet name="([^"]*)"/.exec(String(book))?.[1]).toBe(name);
  });

  it("is whole for every list that is exported, and no two of one workbook are alike", () => {
    for (const { title } of exportedLists) {
      expect([title, sheetName(title).length]).toEqual([title, expect.toSatisfy((n: number) => n <= 31)]);
      expect(sheetName(title)).not.toBe(COVER_NAME);
    }
  });
});

describe("a workbook that leaves", () => {
  const all = [
    ["texts alone", () => writtenWith(plain, ["a"])],
    ["formats and a cover", () => writtenWith(covered, [46_331, 5])],
    ["the lines of a bank", bank],
    ["no line", () => writtenWith(plain)],
  ] as const;

  it.each(all)("is read from front to back by a program that never sees its index: %s", async (_, made) => {
    const parts = frontToBack(await made());
    expect([...parts.keys()]).toEqual(
      expect.arrayContaining(["[Content_Types].xml", "xl/workbook.xml", "xl/worksheets/sheet1.xml"]),
    );
  });

  it.each(all)("has no empty list of styles, and no fill without its pattern: %s", async (_, made) => {
    const styles = String(frontToBack(await made()).get("xl/styles.xml"));
    expect(styles).not.toContain('count="0"');
    expect(styles).not.toContain("<fill/>");
    for (const [, list, count, inner] of styles.matchAll(/<(\w+) count="(\d+)">(.*?)<\/\1>/g))
      expect(`${list} ${inner?.match(/<(?:numFmt|font|fill|border|xf|cellStyle)[ />]/g)?.length}`).toBe(
        `${list} ${count}`,
      );
  });

  it("is the same bytes for the same lines, whenever it is made", async () => {
    expect(await writtenWith(covered, [46_331, 5])).toEqual(await writtenWith(covered, [46_331, 5]));
  });

  it("fails where its lines fail, and nothing of it is taken for whole", async () => {
    const failing = (async function* () {
      yield [["a"]];
      throw new Error("no rows any more");
    })();
    await expect(buffer(workbookBytes(plain, failing))).rejects.toThrow("no rows any more");
  });
});

describe("a text of a workbook", () => {
  const sheetOf = async (text: string) => {
    const bytes = await writtenWith(plain, [text]);
    const xml = String(frontToBack(bytes).get("xl/worksheets/sheet1.xml"));
    return {
      stands: /<row r="2">.*?<t[^>]*>([^<]*)</s.exec(xml)?.[1],
      read: readXlsx(bytes).lines[1]?.cells[0],
    };
  };

  it.each([
    ["_x000D_", "_x005F_x000D_"],
    ["a_x005F_b", "a_x005F_x005F_b"],
    ["_x0041_x0042_", "_x005F_x0041_x005F_x0042_"],
    ["_xyz_ y _x12_", "_xyz_ y _x12_"],
    ["\u0001 y \u001f", "_x0001_ y _x001F_"],
    ["\uffff", "_xFFFF_"],
    ["a\r\nb\n\tc", "a&#13;\nb\n\tc"],
    ["<b> & \"c\" 'd' ]]>", "&lt;b> &amp; &quot;c&quot; 'd' ]]>"],
    [" Ñandú 😀 ", " Ñandú 😀 "],
  ])("is written as the format requires, and is read as it was: %j", async (text, stands) => {
    expect(await sheetOf(text)).toEqual({ stands, read: text });
  });
});
