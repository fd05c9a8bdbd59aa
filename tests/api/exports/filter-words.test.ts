import { getNamedType, type GraphQLObjectType, isEnumType, isInputObjectType } from "graphql";
import { beforeAll, expect, it } from "vitest";
import { shownFilter } from "../../../api/src/modules/exports/export-cover.ts";
import { isChosen, periodOf } from "../../../api/src/modules/exports/export-filters.rules.ts";
import { exportedLists } from "../../../api/src/modules/exports/exported-lists.ts";
import { anApp, type TestApp } from "../../support/app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const paging = ["page", "limit", "order", "direction", "filter"];

/** Every filter of a list but days, once for each option that it has. */
function filtersOf(query: string): readonly (readonly [string, unknown])[] {
  const root = app.app.services.schema.getQueryType() as GraphQLObjectType;
  const { args } = root.getFields()[query]!;
  const filter = args.find(({ name }) => name === "filter");
  const type = filter && getNamedType(filter.type);
  const fields = [...args, ...(isInputObjectType(type) ? Object.values(type.getFields()) : [])];
  const all = fields
    .filter(({ name }) => !paging.includes(name))
    .flatMap(({ name, type: of }) => {
      const named = getNamedType(of);
      if (isEnumType(named)) return named.getValues().map(({ value }) => [name, value] as const);
      return [[name, named.name === "Boolean" ? true : 1] as const];
    });
  return periodOf(all).rest;
}

it("the sheet of every exported list shows each of its filters in words, and none by a key", () => {
  let cases = 0;
  const raw: string[] = [];
  for (const { query } of exportedLists)
    for (const filter of filtersOf(query).filter(isChosen)) {
      cases += 1;
      const [name, value] = shownFilter(app.app.services, query, filter);
      if (name === filter[0] || (typeof filter[1] === "string" && value === filter[1]))
        raw.push(`${query}: ${name}: ${value}`);
    }
  process.stdout.write(`filter words: ${cases} cases\n`);
  expect(raw).toEqual([]);
  expect(cases).toBeGreaterThan(150);
});

it("an exported list shows no filter that nobody chose", () => {
  expect([isChosen(["ajustes", true]), isChosen(["list", "todos"]), isChosen(["list", "asignados"])]).toEqual(
    [...[false, false, true]],
  );
});
