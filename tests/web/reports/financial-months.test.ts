import { describe, expect, it } from "vitest";
import { monthAddress } from "../../../web/src/features/reports/financial/financial.filters.ts";
import { monthsInARow } from "../../../web/src/features/reports/financial/month.series.ts";
import { lastOf, monthIn } from "../../support/calendar.ts";

const [now, last] = [monthIn(0), monthIn(-1)];

describe("the months of a chart", () => {
  const of = (mes: string) => ({ mes });

  it("run evenly, twelve at most, those without money too", () => {
    const row = monthsInARow([of(monthIn(-2)), of(monthIn(0))], of);
    expect(row.map(({ mes }) => mes)).toEqual([monthIn(-2), monthIn(-1), monthIn(0)]);
    const long = monthsInARow([of(monthIn(-40)), of(monthIn(0))], of);
    expect([long.length, long[0]?.mes]).toEqual([12, monthIn(-11)]);
    expect(monthsInARow([], of)).toEqual([]);
  });

  it("open their days within the chosen period", () => {
    const chosen = { fechas: "otras", desde: `${now}-03`, hasta: `${now}-20`, contrato: "1" };
    expect(monthAddress(chosen, now)).toEqual(chosen);
    expect(monthAddress({}, last)).toEqual({ fechas: "otras", desde: `${last}-01`, hasta: lastOf(last) });
  });
});
