import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { bankFile } from "../../api/src/core/sheet/bank-file.ts";
import {
  type CellKind,
  type CellValue,
  csvCell,
  sheetCell,
  sheetColumn,
} from "../../api/src/core/sheet/cells.ts";
import { workbookBytes } from "../../api/src/core/sheet/workbook.ts";
import { csvMark } from "../../api/src/core/sheet/written.ts";
import { POI_PATH, pythonSays, ran, reads } from "./programs.ts";

const kinds: readonly CellKind[] = ["text", "money", "number", "day", "instant", "yesNo"];
const columns = kinds.map((kind) => ({ heading: `Columna ${kind}`, kind }));
const rows: readonly (readonly CellValue[])[] = [
  ['Ñandú & "Cía" <a@b.co>', 1_234_567, 12.5, "2026-11-05", "2026-11-05T19:03:20.000Z", true],
  [null, null, null, null, null, null],
  ["=1+1", -5, 0.1, "2024-02-29", "2024-02-29T05:00:00.000Z", false],
  ['línea\notra; "más"', 0, 3, "1990-01-31", "2026-01-01T04:59:59.000Z", true],
];
const texts = rows.map(([text]) => text);
const LIST = "lista.xlsx";
const BANK = "banco.xlsx";

let folder: string;
const at = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "workbooks-"));
  const lines = (async function* () {
    yield rows.map((row) => row.map((value, place) => sheetCell(value, kinds[place] ?? "text")));
  })();
  const cover = { name: "Filtros", lines: [["Hecho por", "Ana & Co"] as const] };
  const list = { name: "Pagos", columns: columns.map(sheetColumn), cover };
  writeFileSync(at(LIST), await buffer(workbookBytes(list, lines)));
  const csv = rows.map((row) => row.map((value, place) => csvCell(value, kinds[place] ?? "text")).join(";"));
  csv.unshift(columns.map(({ heading }) => heading).join(";"));
  writeFileSync(at("lista.csv"), csvMark + csv.map((line) => `${line}\r\n`).join(""));
  const line = {
    document: "0123456789",
    holder: "Łukasz Peña",
    bank: "Nequi",
    kind: "Ahorros",
    number: "007",
  };
  const pay = {
    name: "Devoluciones",
    amount: "Valor",
    filename: "banco",
    lines: [{ ...line, amount: 1_500_000, reference: "R-1" }],
  };
  for (const format of ["xlsx", "csv"] as const)
    writeFileSync(at(`banco.${format}`), (await bankFile(pay, format)).content, "base64");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Values of a bank's file: what begins with zeros is text. */
const PAID = ["0123456789", "Łukasz Peña", "Nequi", "Ahorros", "007", 1_500_000, "R-1"];

const OPENPYXL = `
import json, sys, openpyxl
book = openpyxl.load_workbook(sys.argv[1], read_only=sys.argv[2] == "stream")
print(json.dumps({sheet.title: [[cell.value for cell in row] for row in sheet.iter_rows()] for sheet in book}, default=str))`;

/** Days and instants as openpyxl prints them. */
const openpyxlRows = [
  [texts[0], 1_234_567, 12.5, "2026-11-05 00:00:00", "2026-11-05 14:03:20", "Sí"],
  ["=1+1", -5, 0.1, "2024-02-29 00:00:00", "2024-02-29 00:00:00", "No"],
  [texts[3], 0, 3, "1990-01-31 00:00:00", "2025-12-31 23:59:59", "Sí"],
];

describe("a list as a workbook", () => {
  for (const way of ["file", "stream"])
    reads("openpyxl", `every value, as a ${way}`, () => {
      const { Filtros, Pagos } = pythonSays(OPENPYXL, at(LIST), way) as Record<string, unknown[][]>;
      expect(Filtros).toEqual([["Hecho por", "Ana & Co"]]);
      expect(Pagos?.slice(1).filter((row) => row.some((value) => value !== null))).toEqual(openpyxlRows);
    });

  reads("LibreOffice", "every value", () => {
    ran("soffice", [
      ...["--headless", `-env:UserInstallation=file://${at("office")}`, "--convert-to"],
      "csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,false,false,false,false,-1",
      ...["--outdir", folder, at(LIST)],
    ]);
    const said = readFileSync(at("lista-Pagos.csv"), "utf8").replaceAll('"', "");
    expect(said).toContain("Ñandú & Cía <a@b.co>;1234567;12.5;11/05/2026;11/05/2026 14:03:20;Sí\n");
    expect(said).toContain("=1+1;-5;0.1;02/29/2024;02/29/2024 00:00:00;No\n");
    expect(said).toContain("línea\notra; más;0;3;01/31/1990;12/31/2025 23:59:59;Sí\n");
    expect(readdirSync(folder)).toContain("lista-Filtros.csv");
  });

  reads("ssconvert", "every value", () => {
    ran("ssconvert", ["-S", at(LIST), at("hoja-%n.csv")]);
    const said = readFileSync(at("hoja-1.csv"), "utf8").replaceAll('"', "");
    expect(said).toContain("Ñandú & Cía <a@b.co>,1234567,12.5,2026/11/05,2026/11/05 14:03:20,Sí\n");
    expect(said).toContain("=1+1,-5,0.1,2024/02/29,2024/02/29,No\n");
    expect(said).toContain("línea\notra; más,0,3,1990/01/31,2025/12/31 23:59:59,Sí\n");
  });

  for (const way of ["file", "stream"])
    reads("Apache POI", `every value, as a ${way}`, () => {
      const said = ran("java", ["-cp", POI_PATH, join(import.meta.dirname, "Workbooks.java"), way, at(LIST)]);
      const lines = said.split("\n");
      expect(lines).toEqual(expect.arrayContaining(["# Filtros", "Ana & Co", "# Pagos", "1234567", "12.5"]));
      for (const text of texts) if (text !== null) expect(lines).toContain(String(text).replace("\n", "\\n"));
    });
});

describe("a payment file for a bank", () => {
  reads("openpyxl", "every value as a workbook", () => {
    const { Devoluciones } = pythonSays(OPENPYXL, at(BANK), "file") as Record<string, unknown[][]>;
    expect(Devoluciones?.[1]).toEqual(PAID);
  });

  reads("ssconvert", "every value as a workbook", () => {
    ran("ssconvert", [at(BANK), at("banco-leido.csv")]);
    expect(readFileSync(at("banco-leido.csv"), "utf8")).toContain(
      '0123456789,"Łukasz Peña",Nequi,Ahorros,007,',
    );
  });

  reads("zipfile", "every value as text", () => {
    const script = `import csv, json, sys
print(json.dumps(list(csv.reader(open(sys.argv[1], encoding="utf-8-sig", newline=""), delimiter=";"))))`;
    expect((pythonSays(script, at("banco.csv")) as string[][])[1]).toEqual(PAID.map(String));
  });
});

describe("a list as text", () => {
  reads("zipfile", "every value with Python's own reader", () => {
    const script = `import csv, json, sys
print(json.dumps(list(csv.reader(open(sys.argv[1], encoding="utf-8-sig", newline=""), delimiter=";"))))`;
    const [headings, first, , formula] = pythonSays(script, at("lista.csv")) as string[][];
    expect(headings).toEqual(columns.map(({ heading }) => heading));
    expect(first).toEqual([texts[0], "1234567", "12,5", "2026-11-05", "2026-11-05 14:03:20", "Sí"]);
    expect(formula?.[0]).toBe("'=1+1");
  });
});
