import { describe, expect, it } from "vitest";
import { columnsOfOrder, listOrder } from "../../api/src/core/list/order.rules.ts";

const trips = listOrder({
  name: "TripOrder",
  columns: { createdAt: "plain", client: "text", price: "optional" },
  first: { by: "createdAt", direction: "desc" },
});

describe("the order of a list", () => {
  it.each([
    [undefined, undefined, { createdAt: "desc", id: "desc" }],
    [null, "asc", { createdAt: "asc", id: "asc" }],
    ["createdAt", undefined, { createdAt: "desc", id: "desc" }],
    ["client", undefined, { client: "collate es asc", id: "asc" }],
    ["client", "desc", { client: "collate es desc", id: "desc" }],
    ["price", "asc", { price: "asc nulls first", id: "asc" }],
    ["price", "desc", { price: "desc nulls last", id: "desc" }],
  ] as const)("asked for by %s and %s has the id behind, in the same direction", (by, direction, columns) => {
    expect(columnsOfOrder(trips, by, direction)).toEqual(columns);
  });

  it("of a list ordered by its content is nobody's until a person chooses", () => {
    const claims = listOrder({ name: "ClaimsOrder", columns: { dueOn: "plain" } });
    expect(columnsOfOrder(claims, undefined, "desc")).toBeNull();
    expect(columnsOfOrder(claims, "dueOn", null)).toEqual({ dueOn: "asc", id: "asc" });
  });
});
