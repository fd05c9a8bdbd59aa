import { describe, expect, it } from "vitest";
import { dayOrderOf, dayWritten, looksLikeDay } from "../../api/src/core/sheet/written-days.ts";

const TODAY = "2026-11-28";

describe("a birthday in a file", () => {
  it.each([
    ["5/4/85", "1985-04-05"],
    ["05-nov-90", "1990-11-05"],
    ["5 de noviembre de 1990", "1990-11-05"],
    ["5 DE NOVIEMBRE DEL 1990", "1990-11-05"],
    ["5 nov. 1990", "1990-11-05"],
    ["5-sept-1990", "1990-09-05"],
    ["noviembre 5 de 1990", "1990-11-05"],
    ["Nov 5, 1990", "1990-11-05"],
    ["jueves, 1º de enero de 1970", "1970-01-01"],
    ["05/11/1990 0:00:00", "1990-11-05"],
    ["1990-11-05", "1990-11-05"],
    ["33182", "1990-11-05"],
    ["21824", "1959-10-01"],
    ["19850404", "1985-04-04"],
    ["28/11/26", "2026-11-28"],
    ["29/11/26", "1926-11-29"],
  ])("%s is %s", (text, day) => expect(dayWritten(text, "day", { until: TODAY })).toBe(day));

  it.each(["31/02/1990", "29/02/27", "noviembre", "5 de brumario de 1990", "5/11", ""])(
    "%j is none",
    (text) => expect(dayWritten(text, "day", { until: TODAY })).toBeNull(),
  );

  it("of two digits is the last such day that is not in the future, in any year", () => {
    for (let year = 0; year < 100; year += 1) {
      const two = String(year).padStart(2, "0");
      const day = dayWritten(`28/11/${two}`, "day", { until: TODAY })!;
      expect(day <= TODAY && day > "1926-11-28").toBe(true);
      expect(day.slice(2, 4)).toBe(two);
    }
  });
});

describe("a day", () => {
  it.each([
    ["05/11/2026", "2026-11-05"],
    ["5-11-26", "2026-11-05"],
    ["05.11.2026", "2026-11-05"],
    ["05-NOV-2026", "2026-11-05"],
    ["5 de noviembre de 2026", "2026-11-05"],
    ["2026-11-05", "2026-11-05"],
    ["2026/11/05 00:00:00", "2026-11-05"],
    ["2026-11-05T14:03:00Z", "2026-11-05"],
    ["20261105", "2026-11-05"],
    ["05112026", "2026-11-05"],
    ["05/11/2026 14:03", "2026-11-05"],
    ["46331", "2026-11-05"],
  ])("%s is %s", (text, day) => expect(dayWritten(text)).toBe(day));

  it.each(["31/02/2026", "13/13/2026", "hoy", "5", "05/11", "12345", "99999999", ""])("%j is none", (text) =>
    expect(dayWritten(text)).toBeNull(),
  );

  it("without a year is the last such one that may be meant, where one may", () => {
    expect(dayWritten("13/11", "day", { last: TODAY })).toBe("2026-11-13");
    expect(dayWritten("12/20", "month", { last: TODAY })).toBe("2025-12-20");
    expect(dayWritten("29/02", "day", { last: TODAY })).toBe("2024-02-29");
  });

  it.each(["31/02/2026", "31 de febrero de 2026", "31-feb", "99/99", "30022026"])(
    "%s looks like one, although there is none",
    (text) => expect(looksLikeDay(text)).toBe(true),
  );

  it.each(["Total", "Saldo final", "mayo", "", "1.234"])("%j does not look like one", (text) =>
    expect(looksLikeDay(text)).toBe(false),
  );
});

describe("the order of day and month", () => {
  it.each([
    [["03/04/1990", "13/04/1990"], "day", "03/04/1990"],
    [["03/04/1990", "04/13/1990"], "month", "03/04/1990"],
    [["03/04", "04/13"], "month", "03/04"],
    [["03041990", "04131990"], "month", "03041990"],
    [["04/13/1990"], "month", null],
    [["03/04/1990", "13/04/1990", "04/13/1990"], null, "03/04/1990"],
    [["03/04/1990", "5 de mayo de 1990"], null, "03/04/1990"],
    [["04/04/1990", "1990-03-04"], "day", null],
    [["13/13/1990"], "day", null],
  ])("of %j is %s", (column, order, twofold) => expect(dayOrderOf(column)).toEqual({ order, twofold }));

  it("is said by a person where lines do not decide it, or contradict each other", () => {
    const said = (...column: string[]) => dayOrderOf(column, { said: "month", usual: "day" }).order;
    expect(said("03/04/1990")).toBe("month");
    expect(said("13/04/1990", "04/13/1990")).toBe("month");
    expect(said("03/04/1990", "13/04/1990")).toBe("day");
  });

  it("is the usual one of such files where nobody says it, but never of lines that contradict each other", () => {
    expect(dayOrderOf(["03/04/1990"], { usual: "month" }).order).toBe("month");
    expect(dayOrderOf(["13/04/1990", "04/13/1990"], { usual: "month" }).order).toBeNull();
  });

  it("holds for every day in numbers, and for none whose month has a name", () => {
    expect(dayWritten("03/04/1990", "month")).toBe("1990-03-04");
    expect(dayWritten("3 de abril de 1990", "month")).toBe("1990-04-03");
  });
});
