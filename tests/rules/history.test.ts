import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSchema, GraphQLInputObjectType } from "graphql";
import { describe, expect, it } from "vitest";
import { UNNAMED } from "../../api/src/core/audit/description.ts";
import { deviceOf, spokenOrigin } from "../../api/src/modules/history/origin.rules.ts";
import { actLabel, recordOf } from "../../api/src/modules/history/record-kinds.ts";
import { describeLine, knownTypes } from "../../api/src/modules/history/descriptions.ts";
import { atLeastOne } from "../support/at-least-one.ts";

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
  ])("is derived from the family of the user agent: %s", (userAgent, said) => {
    expect(deviceOf(userAgent)).toBe(said);
  });

  const from = { channel: "graphql", linkId: null, actorId: 7, userAgent: desk };
  it.each([
    [from, "Pantalla · Chrome en Windows"],
    [{ ...from, userAgent: "node" }, "GraphQL · node"],
    [{ ...from, channel: "rest", userAgent: null }, "REST"],
    [{ ...from, linkId: "l", actorId: null, userAgent: phone }, "Enlace · Safari en iPhone"],
    [{ ...from, channel: "job", actorId: null, userAgent: null }, "Tarea"],
  ])("is named by its way", (origin, said) => {
    expect(spokenOrigin(origin)).toBe(said);
  });
});

describe("a line of the history", () => {
  const nameOf = (id: number | null | undefined) => (id === 4 ? "Ana Ruiz" : "nadie");

  it("says a purchase's cost as what only those may read who see costs", () => {
    const { did, changes } = describeLine(
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

  it("names people by their id, and the values before and after", () => {
    expect(describeLine("quote.assigned", { before: 4, after: 9, reason: "Vacaciones" }, nameOf)).toEqual({
      did: "asignó la cotización a nadie",
      toSelf: { id: 9, did: "se asignó la cotización" },
      changes: [{ label: "Vendedor", before: "Ana Ruiz", after: "nadie" }],
      note: "Vacaciones",
    });
  });

  it.each([
    [1, "creó 1 servicio por comprar"],
    [5, "creó 5 servicios por comprar"],
  ])("counts the items of a conversion in Spanish: %i", (items, did) => {
    expect(describeLine("contract.converted", { items } as never, nameOf).did).toBe(did);
  });

  it("of a kind that nobody writes any more, or of another shape, is shown plainly and throws nothing", () => {
    expect(describeLine("ghost.walked", { steps: 3 }, nameOf).did).toBe("hizo un cambio (ghost.walked)");
    expect(describeLine("commission-payout.exported", {}, nameOf).did).toBe(
      "hizo un cambio (commission-payout.exported)",
    );
  });
});

const root = fileURLToPath(new URL("../../", import.meta.url));
const sources = readdirSync(join(root, "api/src"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(join(root, "api/src", file), "utf8"));
const nobody = () => "Ana Ruiz";

describe("what is kept in the history", () => {
  it("has a sentence and a name for every act that the code writes", () => {
    const written = new Set(
      sources.flatMap((source) =>
        [...source.matchAll(/(?:\.audit\(|audit: \[)\s*"([a-z-]+\.[a-z-]+)"/g)].map(([, type]) => type!),
      ),
    );
    expect(written.size).toBeGreaterThan(150);
    const unknown = [...written].filter((type) => !(knownTypes as readonly string[]).includes(type));
    expect(unknown).toEqual([]);
    const nameless = knownTypes.filter((type) => {
      const act = type.split(".")[1] ?? "";
      return actLabel(act) === act;
    });
    expect(nameless).toEqual([]);
    expect(recordOf("paper.sent")).toBe("invoice");
  });

  const schema = buildSchema(readFileSync(join(root, "schema.graphql"), "utf8"), { assumeValidSDL: true });
  const columnsOf = (input: string) => {
    const type = schema.getType(input);
    if (!(type instanceof GraphQLInputObjectType)) throw new Error(`there is no input ${input}`);
    return Object.keys(type.getFields());
  };
  // Fields of an input that are not kept as columns: the version that is edited, and the like.
  const notKept = ["version", "motivo", "currentPassword", "successorId", "effectiveFrom"];

  /** Each act that keeps the columns which an edit changed, the inputs of that edit, and columns it adds. */
  const edits = [
    ["quote.updated", ["UpdateQuoteInput"], ["descuentoAprobado"]],
    ["user.updated", ["UpdateUserInput", "ProfileInput"], ["pictureShownAt"]],
    ["user.banking-changed", ["BankingDataInput"], []],
    ["agency.updated", ["AgencySettingsInput"], []],
    ["agency-account.updated", ["AgencyAccountInput"], []],
    ["passenger.updated", ["PassengerInput"], []],
    ["tax-profile.set", ["TaxProfileInput"], []],
    ["commission-config.changed", ["UpdateCommissionConfigInput"], []],
    ["commission.updated", ["UpdateCommissionInput"], []],
    ["reservation.changed", [], ["salida", "llegada", "people", "totalPrice", "packageId"]],
    ["contract.updated", ["UpdateContractInput"], []],
    ["provider.updated", ["UpdateProviderInput"], ["proveedor", "cuenta"]],
    ["library-service.updated", ["UpdateLibraryServiceInput"], []],
    ["library-day-text.updated", ["UpdateLibraryDayTextInput"], []],
    ["customer.updated", ["UpdateCustomerInput"], []],
    ["agency-picture.updated", ["UpdateAgencyPictureInput"], []],
  ] as const;
  /** Columns of those inputs that are kept by another line, or under another name. */
  const elsewhere: Readonly<Record<string, readonly string[]>> = {
    "commission.updated": ["observaciones"],
    // A plan is kept line by line.
    "contract.updated": [
      ...["cuotaInicialMonto", "cuotaInicialPorcentaje", "fechaVencimientoInicial"],
      ...["fechasVencimientoCuotas", "numeroCuotasRestantes", "tieneCuotaInicial"],
    ],
    "provider.updated": ["name", "accountNumber"],
    "user.updated": ["showsPicture"],
  };

  it.each(edits)("names every column of %s in Spanish", (type, inputs, added) => {
    const columns = [...inputs.flatMap(columnsOf), ...added].filter(
      (column) => !notKept.includes(column) && !elsewhere[type]?.includes(column),
    );
    const unnamed = columns.filter((column) => {
      const value = column === "contractItem" || column === "contacts" || column.startsWith("edades");
      const detail = { before: { [column]: value ? [] : null }, after: { [column]: value ? [1] : "2" } };
      const { changes = [] } = describeLine(type, { sellerId: 4, ...detail } as never, nobody);
      return changes.length !== 1 || changes[0]?.label === UNNAMED;
    });
    expect(unnamed).toEqual([]);
  });

  it.each([
    ["package.updated", ["UpdatePackageInput"]],
    ["raffle.updated", ["UpdateRaffleInput"]],
    ["popup.updated", ["UpdatePopupInput"]],
    ["carousel.updated", ["UpdateSlideInput"]],
    ["video.updated", ["UpdateVideoInput"]],
  ] as const)("names what %s changed, without its values", (type, inputs) => {
    for (const column of atLeastOne(inputs.flatMap(columnsOf).filter((name) => !notKept.includes(name)))) {
      const { changes = [] } = describeLine(
        type,
        { fields: [column], priceBefore: 1, priceAfter: 1 },
        nobody,
      );
      const said = changes.find(({ label }) => label === "Qué cambió")?.after;
      expect([column, said]).not.toEqual([column, UNNAMED]);
      expect(said).not.toBe(column);
    }
  });

  it.each([
    ["invoice.status-changed", { number: "SETT1", before: "pending", after: "paid" }, "Pendiente", "Pagada"],
    ["claim.identified", { identity: "correo" }, null, "Comprobada con su correo"],
    ["bank.backed", { amount: 1, origin: "asignacion" }, null, "Asignación"],
    ["refund.paid", { monto: 1, means: "bre_b" }, null, "Bre-B"],
    ["card.started", { monto: 1, medio: "pse", reference: "" }, null, "PSE"],
    ["consent.revoked", { purpose: "raffle", claim: null }, null, "Participar en una rifa"],
  ] as const)("words the codes of %s", (type, detail, before, after) => {
    const { changes } = describeLine(type, detail, nobody);
    expect(changes?.map((change) => [change.before, change.after])).toEqual([[before, after]]);
  });

  it("words the codes of an edit's changes", () => {
    const detail = {
      before: { status: "pending", tripType: "nacional", acomodacion: "doble" },
      after: { status: "completed", tripType: "internacional", acomodacion: "cuadruple" },
    };
    const { changes } = describeLine("quote.updated", detail, nobody);
    expect(changes?.map(({ before, after }) => `${before} → ${after}`)).toEqual([
      "Pendiente → Por enviar",
      "Viaje nacional → Viaje internacional",
      "Doble → Cuádruple",
    ]);
  });
});
