import { buffer } from "node:stream/consumers";
import { CFB, read, utils } from "@e965/xlsx";
import { sync } from "node-ical";
import { describe, expect, it } from "vitest";
import { type CellKind, sheetCell, sheetColumn } from "../../api/src/core/sheet/cells.ts";
import { workbookBytes } from "../../api/src/core/sheet/workbook.ts";
import { written } from "../../api/src/core/sheet/written.ts";
import { canonicalZip } from "../../api/src/core/zip/canonical-zip.ts";
import { tripCalendar } from "../../api/src/modules/contracts/trip/calendar.rules.ts";
import { aTrip } from "../support/a-trip.ts";

// What programs outside npm read is asked by hand: `npm run check:formats`.

const kinds: readonly CellKind[] = ["text", "money", "cents", "number", "day", "instant", "yesNo"];
const rows = [
  [
    "Ñandú <&> _x000D_ _x005F_ \u0001",
    1_234_567,
    -1_330.5,
    12.5,
    "2026-11-05",
    "2026-11-05T17:00:00.000Z",
    true,
  ],
  ["=1+1", -5, 0, 0.1, "2024-02-29", null, false],
] as const;

describe("SheetJS, which reads an archive by the header before each file", () => {
  const sheetsOf = (bytes: Buffer) => {
    const { SheetNames: names, Sheets: sheets } = read(bytes, { cellDates: true, UTC: true });
    return names.map((name) => ({
      name,
      lines: utils.sheet_to_json(sheets[name]!, { header: 1, UTC: true }),
    }));
  };

  it("reads a list with its cover: each value as it is", async () => {
    const lines = (async function* () {
      yield rows.map((row) => row.map((value, place) => sheetCell(value, kinds[place] ?? "text")));
    })();
    const columns = kinds.map((kind) => sheetColumn({ heading: kind, kind }));
    const cover = { name: "Filtros", lines: [["Hecho por", "Ana & Co"] as const] };
    expect(sheetsOf(await buffer(workbookBytes({ name: "Pagos", columns, cover }, lines)))).toEqual([
      { name: "Filtros", lines: [["Hecho por", "Ana & Co"]] },
      {
        name: "Pagos",
        lines: [
          [...kinds],
          [...rows[0].slice(0, 4), new Date("2026-11-05"), new Date("2026-11-05T12:00:00.000Z"), "Sí"],
          ["=1+1", -5, 0, 0.1, new Date("2024-02-29"), , "No"],
        ],
      },
    ]);
  });

  it("reads a file for a bank: what begins with zeros stays", async () => {
    const table = { name: "Pagos", columns: ["Cuenta", "Valor"], rows: [["0031", 1_500_000]] };
    const { bytes } = await written(table, "xlsx");
    expect(sheetsOf(bytes)).toEqual([{ name: "Pagos", lines: [table.columns, ...table.rows] }]);
  });

  it("opens the archive of a dossier and of an invoice", async () => {
    const files = [
      { path: "datos.json", bytes: Buffer.from('{"ciudad":"Bogotá"}') },
      { path: "archivos/vacio.txt", bytes: Buffer.alloc(0) },
    ];
    const { FullPaths: paths, FileIndex: found } = CFB.read(await buffer(canonicalZip(files)), {
      type: "buffer",
    });
    for (const { path, bytes } of files)
      expect(Buffer.from(found[paths.indexOf(`Root Entry/${path}`)]!.content as Uint8Array)).toEqual(bytes);
  });
});

describe("node-ical", () => {
  it("reads a trip: its nights with the name of the hotel as it is written", () => {
    const hotel = 'Hotel Casa; San Agustín, "de la Sierra" y un nombre que no cabe en una sola línea';
    const facts = {
      uidOf: (key: string) => `c-${key}@viajes.co`,
      sequence: 7,
      changedAt: new Date("2027-01-05T12:00:00.123Z"),
    };
    const events = Object.values(sync.parseICS(tripCalendar(aTrip(hotel), facts)));
    const names = events.flatMap((event) => (event?.type === "VEVENT" ? [String(event.summary)] : []));
    expect(names.some((name) => name.includes(hotel))).toBe(true);
    expect(names.length).toBeGreaterThanOrEqual(3);
  });
});
