import { describe, expect, it } from "vitest";
import { dayOrderOf, dayWritten } from "../../api/src/core/sheet/written-days.ts";

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
    ["28/11/26", "2026-11-28"],
    ["29/11/26", "1926-11-29"],
  ])("%s is %s", (text, day) => expect(dayWritten(text, "dayFirst", TODAY)).toBe(day));

  it.each(["31/02/1990", "29/02/27", "noviembre", "5 de brumario de 1990", "5/11", ""])(
    "%j is none",
    (text) => expect(dayWritten(text, "dayFirst", TODAY)).toBeNull(),
  );

  it("of two digits is the last such day that is not in the future, whatever the year", () => {
    for (let year = 0; year < 100; year += 1) {
      const two = String(year).padStart(2, "0");
      const day = dayWritten(`28/11/${two}`, "dayFirst", TODAY)!;
      expect(day <= TODAY && day > "1926-11-28").toBe(true);
      expect(day.slice(2, 4)).toBe(two);
    }
  });
});

describe("the order of day and month", () => {
  it.each([
    [["03/04/1990", "13/04/1990"], "dayFirst", "03/04/1990"],
    [["03/04/1990", "04/13/1990"], "monthFirst", "03/04/1990"],
    [["03/04/1990", "13/04/1990", "04/13/1990"], "dayFirst", "03/04/1990"],
    [["03/04/1990", "5 de mayo de 1990"], null, "03/04/1990"],
    [["04/04/1990", "1990-03-04"], null, null],
  ])("of %j is %s", (column, order, twofold) => expect(dayOrderOf(column)).toEqual({ order, twofold }));

  it("holds for every day in numbers, and for none whose month has a name", () => {
    expect(dayWritten("03/04/1990", "monthFirst")).toBe("1990-03-04");
    expect(dayWritten("3 de abril de 1990", "monthFirst")).toBe("1990-04-03");
  });
});
