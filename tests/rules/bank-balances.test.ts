import { describe, expect, it } from "vitest";
import { balancesOfFile } from "../../api/src/modules/bank/statement/balances-of-file.ts";
import {
  balanceText,
  compared,
  exactOf,
  gapsOf,
  gapText,
  type KnownBalance,
} from "../../api/src/modules/bank/statement/balance.rules.ts";
import { readFile, sample } from "../support/bank/reading.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const november = { from: "2026-11-01", to: "2026-11-30" };
const known = (day: string, hundredths: number, over: Partial<KnownBalance> = {}): KnownBalance => ({
  day,
  hundredths,
  typed: false,
  early: false,
  ...over,
});
const moved = (day: string, hundredths: number) => ({ day, hundredths });
const said = (balances: readonly KnownBalance[], movements: ReturnType<typeof moved>[]) =>
  plain(balanceText(compared(balances, movements, november)));

describe("the balances of a period", () => {
  const opening = known("2026-10-31", 100_000);

  it("are missing, and the movements of the period are summed up all the same", () => {
    const movements = [moved("2026-10-30", 7), moved("2026-11-03", 50_007), moved("2026-11-09", -20_000)];
    const period = compared([], movements, november);
    expect(period).toMatchObject({ moved: 30_007, difference: null });
    expect(compared([known("2026-11-05", 100)], movements, november).moved).toBe(-20_000);
  });

  it("fit to the cent when opening and movements make the closing", () => {
    const movements = [moved("2026-11-03", 50_007), moved("2026-11-09", -20_000)];
    expect(said([opening, known("2026-11-30", 130_007)], movements)).toBe("Cuadra");
    expect(said([opening, known("2026-11-30", 130_008)], movements)).toBe("Faltan $ 0,01 desde el 1 nov");
    expect(said([opening, known("2026-11-30", 130_006)], movements)).toBe("Sobran $ 0,01 desde el 1 nov");
  });

  it("name the first day that does not fit, where the bank has one for each day", () => {
    const days = [known("2026-11-03", 150_000), known("2026-11-14", 190_000), known("2026-11-20", 240_000)];
    const movements = [moved("2026-11-03", 50_000), moved("2026-11-20", 50_000)];
    const comparison = compared([opening, ...days], movements, november);
    expect(plain(balanceText(comparison))).toBe("Faltan $ 400 desde el 14 nov");
    expect(comparison.days).toEqual([
      { day: "2026-11-14", since: "2026-11-14", expected: 150_000, said: 190_000 },
    ]);
  });

  it("that fit at the end but not on each day say so", () => {
    const days = [known("2026-11-03", 100_000), known("2026-11-05", 150_000)];
    expect(said([opening, ...days], [moved("2026-11-03", 50_000)])).toBe(
      "Cuadra al 5 nov, no día por día desde el 3 nov",
    );
  });

  it("are not known without a statement, or without its end", () => {
    expect(said([], [])).toBe("Sin saldos del extracto");
    expect(said([opening], [])).toBe("Falta el saldo final");
  });

  it("that a person typed come before a file's", () => {
    const typed = known("2026-11-30", 120_000, { typed: true });
    const movements = [moved("2026-11-03", 20_000)];
    expect(said([opening, typed, known("2026-11-30", 1)], movements)).toBe("Cuadra");
  });

  it("of a file of a day that had not ended count until a later one is there", () => {
    const early = known("2026-11-10", 150_000, { early: true });
    const movements = [moved("2026-11-10", 50_000)];
    expect(said([opening, early], movements)).toBe("Cuadra");
    const later = [moved("2026-11-10", 90_000), moved("2026-11-11", 10_000)];
    expect(said([opening, early, known("2026-11-11", 200_000)], later)).toBe("Cuadra");
  });
});

describe("the days that no file has", () => {
  const covers = [
    { from: "2026-11-01", to: "2026-11-10" },
    { from: "2026-11-17", to: "2026-11-20" },
  ];

  it("are named when a working day is among them", () => {
    expect(gapsOf(covers, []).map(gapText)).toEqual(["Ningún archivo trae del 11 nov al 16 nov."]);
    // 14 and 15 are a weekend, 16 a holiday.
    expect(gapsOf([{ from: "2026-11-01", to: "2026-11-13" }, covers[1]!], [])).toEqual([]);
  });

  it("are none when the balances show that nothing moved", () => {
    const same = [moved("2026-11-10", 5), moved("2026-11-16", 5)];
    expect(gapsOf(covers, same)).toEqual([]);
    expect(gapsOf(covers, [moved("2026-11-10", 5), moved("2026-11-16", 6)])).toHaveLength(1);
  });
});

describe("the balances of a file", () => {
  it("are its summary's, at the end of its period", async () => {
    const balances = balancesOfFile(await readFile(sample("bancolombia-extracto.xlsx")));
    expect(balances[0]).toEqual({ day: "2026-09-30", balance: 100_000_000 });
    expect(balances.at(-1)).toEqual({ day: "2026-10-31", balance: 250_056_370 });
    const days = balances.map(({ day }) => day);
    expect(days).toEqual([
      "2026-09-30",
      "2026-10-01",
      "2026-10-02",
      "2026-10-15",
      "2026-10-16",
      "2026-10-31",
    ]);
  });

  it.each([
    ["the oldest line first", ["1/11/2026;a;10;110", "1/11/2026;b;5;115", "2/11/2026;c;-15;100"]],
    ["the newest line first", ["2/11/2026;c;-15;100", "1/11/2026;b;5;115", "1/11/2026;a;10;110"]],
  ])("are the last ones of each day with %s", async (_, lines) => {
    const reading = await readFile(["Fecha;Descripción;Valor;Saldo", ...lines].join("\n"), {
      dayOrder: "day",
    });
    expect(balancesOfFile(reading)).toEqual([
      { day: "2026-10-31", balance: 10_000 },
      { day: "2026-11-01", balance: 11_500 },
      { day: "2026-11-02", balance: 10_000 },
    ]);
  });

  it("as OFX are the ledger's, of its day in Bogotá", async () => {
    const reading = await readFile(
      "OFXHEADER:100\n<OFX><ACCTID>40512345678\n<BANKTRANLIST><STMTTRN><DTPOSTED>20261104<TRNAMT>50.25<NAME>A" +
        "</STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>1200.75<DTASOF>20261110030000[0:GMT]</LEDGERBAL></OFX>",
    );
    expect(balancesOfFile(reading)).toEqual([{ day: "2026-11-09", balance: 120_075 }]);
  });
});

it("reads a balance as a person types it", () => {
  expect(exactOf("$ 1.234.567,8")).toEqual({ amount: 1_234_567, centavos: 80 });
  expect(exactOf("-0,52")).toEqual({ amount: 0, centavos: -52 });
  expect(exactOf("-$ 500")).toEqual({ amount: -500, centavos: 0 });
  expect(["", "mil", "1,234.56", "1.23", "9.999.999.999.999"].map(exactOf)).toEqual(Array(5).fill(null));
});
