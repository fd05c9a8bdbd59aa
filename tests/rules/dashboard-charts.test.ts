import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween, weekday } from "../../api/src/core/colombia/days.ts";
import { changeOf, stretchesOf, valuesOf } from "../../api/src/modules/reports/dashboard/chart.rules.ts";

const years = fc.integer({ min: 2000, max: 2100 });
const day = "2026-02-28";

describe("the stretches of a chart", () => {
  it("follow each other without a gap, one to a label, for any period", () => {
    fc.assert(
      fc.property(years, fc.constantFrom("day", "week", "month", "year"), (year, period) => {
        const { labels, starts, end } = stretchesOf(period, year, day);
        expect(labels).toHaveLength(starts.length);
        expect([...starts, end]).toEqual([...starts, end].toSorted());
        expect(new Set(starts).size).toBe(starts.length);
      }),
    );
  });

  it("of weeks begin on Mondays and cover their year, whole or not at its ends", () => {
    fc.assert(
      fc.property(years, (year) => {
        const { labels, starts, end } = stretchesOf("week", year, day);
        expect([starts[0], end]).toEqual([`${year}-01-01`, `${year + 1}-01-01`]);
        expect(starts.slice(1).every((start) => weekday(start) === 1)).toBe(true);
        expect([...starts.slice(1), end].every((next, place) => daysBetween(starts[place]!, next) <= 7)).toBe(
          true,
        );
        expect(labels.at(-1)).toBe(`Sem ${starts.length}`);
      }),
    );
    expect(stretchesOf("week", 2026, day).starts.slice(0, 3)).toEqual([
      "2026-01-01",
      "2026-01-05",
      "2026-01-12",
    ]);
    expect(stretchesOf("week", 2024, day).starts[1]).toBe("2024-01-08");
  });

  it("of days are the days of the present month, in the requested year", () => {
    expect(stretchesOf("day", 2026, day)).toMatchObject({ end: "2026-03-01" });
    expect(stretchesOf("day", 2024, day).labels).toHaveLength(29);
    expect(stretchesOf("day", 2024, "2026-11-30").starts[0]).toBe("2024-11-01");
  });

  it("of years are five, the asked one last", () => {
    expect(stretchesOf("year", 2026, day).labels).toEqual(["2022", "2023", "2024", "2025", "2026"]);
    expect(addDays(stretchesOf("year", 2026, day).end, -1)).toBe("2026-12-31");
  });
});

it("a chart has a zero where nothing was", () => {
  expect(valuesOf(stretchesOf("year", 2026, day), [{ place: 5, value: 3 }])).toEqual([0, 0, 0, 0, 3]);
});

it.each([
  [150, 100, 50],
  [100, 150, -33.3],
  [7, 0, 0],
  [0, 3, -100],
  [3, 3, 0],
])("%i after %i changed by %s percent", (current, previous, percent) => {
  expect(changeOf(current, previous)).toBe(percent);
});
