import { getNamedType, isEnumType } from "graphql";
import { beforeAll, describe, expect, it } from "vitest";
import { schemaOf } from "../../../api/src/core/graphql/schema.ts";
import { modules } from "../../../api/src/modules.ts";
import { atLeastOne } from "../../support/at-least-one.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { operationsOf } from "../../support/operations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const given: Readonly<Record<string, string>> = {
  commissionsOfUser: "userId: 3",
  pointMovementsOf: "userId: 3",
  providerPurchases: 'providerId: "0190a000-0000-7000-8000-000000000000"',
  quotesOfSeller: "vendedorId: 3, tipo: asesor",
  quotesOfUser: "userId: 3",
};

const lists = operationsOf(schemaOf(modules)).flatMap(({ name, field }) => {
  const type = getNamedType(field.args.find((arg) => arg.name === "order")?.type);
  const directed = field.args.some((arg) => arg.name === "direction");
  return isEnumType(type) && directed ? [[name, type.getValues().map((value) => value.name)] as const] : [];
});

describe("lists that can be ordered", () => {
  it("are all lists but the ones of a handful of rows", () => {
    expect(lists.length).toBeGreaterThanOrEqual(25);
  });

  it("refuse an order that does not exist, each of them", async () => {
    for (const [list] of lists) {
      const args = [given[list], "order: color, direction: asc"].filter(Boolean).join(", ");
      const { errors } = await app.as("owner").freely.gql(`{ ${list}(${args}) { total } }`);
      expect([list, errors?.[0]?.extensions?.["code"]]).toEqual([list, "GRAPHQL_VALIDATION_FAILED"]);
    }
  });

  it.each(lists)("%s answers by each of %s, both ways", async (list, columns) => {
    for (const order of atLeastOne(columns))
      for (const direction of ["asc", "desc"]) {
        const args = [given[list], `order: ${order}`, `direction: ${direction}`].filter(Boolean).join(", ");
        expect(await app.as("owner").freely.gql(`{ ${list}(${args}) { total } }`)).not.toHaveProperty(
          "errors",
        );
        const shown = await app.as("owner").freely.gql(`{ ${list}(${args}) { items { __typename } } }`);
        expect(shown.errors).toBeUndefined();
      }
  });
});
