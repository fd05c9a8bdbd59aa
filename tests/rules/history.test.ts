import { describe, expect, it } from "vitest";
import { deviceOf, spokenOrigin } from "../../api/src/modules/history/origin.rules.ts";
import { tell } from "../../api/src/modules/history/tellings.ts";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const desk =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

describe("from where something was done", () => {
  it.each([
    [phone, "Safari en iPhone"],
    [desk, "Chrome en Windows"],
    [`${desk} Edg/141.0.0.0`, "Edge en Windows"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox en Linux"],
    ["curl/8.7.1", "curl"],
    ["", null],
    [null, null],
  ])("is told by the family of the user agent: %s", (userAgent, said) => {
    expect(deviceOf(userAgent)).toBe(said);
  });

  const from = { channel: "graphql", linkId: null, actorId: 7, userAgent: desk };
  it.each([
    [from, "Pantalla · Chrome en Windows"],
    [{ ...from, userAgent: "node" }, "GraphQL · node"],
    [{ ...from, channel: "rest", userAgent: null }, "REST"],
    [{ ...from, linkId: "l", actorId: null, userAgent: phone }, "Enlace · Safari en iPhone"],
    [{ ...from, channel: "job", actorId: null, userAgent: null }, "Tarea"],
  ])("is told by its way", (origin, said) => {
    expect(spokenOrigin(origin)).toBe(said);
  });
});

describe("a line of the history", () => {
  const nameOf = (id: number | null | undefined) => (id === 4 ? "Ana Ruiz" : "nadie");

  it("says a purchase's cost as what only those may read who see costs", () => {
    const { did, changes } = tell(
      "purchase.registered",
      { contractId: "c", itemId: "i", proveedor: "Avianca", costo: 1_200_000, diferencia: 0, cuotas: 1 },
      nameOf,
    );
    expect(did).toBe("registró la compra a Avianca");
    expect(changes?.map(({ label, only }) => [label, only])).toEqual([
      ["Costo", "costs"],
      ["Diferencia con lo cotizado", "costs"],
    ]);
  });

  it("names people by their id, and what was before and after", () => {
    expect(tell("quote.assigned", { before: 4, after: 9, reason: "Vacaciones" }, nameOf)).toEqual({
      did: "asignó la cotización a nadie",
      changes: [{ label: "Vendedor", before: "Ana Ruiz", after: "nadie" }],
      note: "Vacaciones",
    });
  });

  it("of a kind that nobody writes any more, or of another shape, is told plainly and throws nothing", () => {
    expect(tell("ghost.walked", { steps: 3 }, nameOf).did).toBe("hizo un cambio (ghost.walked)");
    expect(tell("commission-payout.exported", {}, nameOf).did).toBe(
      "hizo un cambio (commission-payout.exported)",
    );
  });
});
