import { raw } from "@mikro-orm/core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { boundText } from "../../../api/src/core/database/bound-text.ts";
import { inDays } from "../../support/calendar.ts";
import { type CoreServices, openCore } from "./core-services.ts";

let core: CoreServices;
beforeAll(async () => {
  core = await openCore();
});
afterAll(() => core?.close());

const bound = (sql: string, ...params: readonly unknown[]) =>
  boundText(sql, params, core.services.orm.em.getPlatform());

it("each value is bound beside the text, and each name is written in it", () => {
  expect(bound("update ?? set a = ?, b = ? where c = ?", "quotes", 5, "five", true)).toEqual({
    text: 'update "quotes" set a = $1, b = $2 where c = $3',
    values: [5, "five", true],
  });
});

it("a list is one value for each of its entries", () => {
  expect(bound("select from t where a in (?) and b = ?", ["x", "y"], 3)).toEqual({
    text: "select from t where a in ($1, $2) and b = $3",
    values: ["x", "y", 3],
  });
});

it("instants and objects are sent as texts, an absent value as null", () => {
  const at = new Date(`${inDays(1)}T12:00:00Z`);
  expect(bound("values (?, ?, ?, ?)", at, { a: [1] }, null, 12n).values).toEqual([
    ...[at.toISOString(), '{"a":[1]}', null, "12"],
  ]);
});

it("null after a word that takes no value, and a limit, stay words of the text", () => {
  const { text, values } = bound("select from t where a is ? and b = ? limit ? offset ?", null, 1, 20, 40);
  expect(text).toBe("select from t where a is null and b = $1 limit 20 offset 40");
  expect(values).toEqual([1]);
});

it("a fragment keeps its place among the values, and an escaped mark is one of the text", () => {
  expect(bound("set a = ?, b = ? where c \\? d", raw("a + ?", [2]), 3)).toEqual({
    text: "set a = a + $1, b = $2 where c ? d",
    values: [2, 3],
  });
});
