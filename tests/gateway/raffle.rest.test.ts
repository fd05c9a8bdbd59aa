import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../support/app.ts";
import { anOpenRaffle, marta } from "../support/story/raffle.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});
beforeEach(async () => {
  await anOpenRaffle(app);
});

const keys = ["id", "isPaid", "name", "phone", "selected", "value"];
const select = (body: object, who: "asesor" | null = "asesor") =>
  app.as(who).rest("POST", "/numbers/select", body);
const idOf = async (value: string): Promise<string> =>
  (await app.as("asesor").rest<{ id: string; value: string }[]>("GET", "/numbers")).body.find(
    (number) => number.value === value,
  )!.id;

describe("GET /numbers/available", () => {
  it("answers a page of the free values, ascending, to anybody", async () => {
    await select({ numbers: ["001"], ...marta });
    const { status, body } = await app.as(null).rest("GET", "/numbers/available?page=1&limit=100");
    expect([status, body.currentPage, body.totalPages, body.total]).toEqual([200, 1, 10, 999]);
    expect(body.availableNumbers.slice(0, 3)).toEqual(["000", "002", "003"]);
    expect((await app.as(null).rest("GET", "/numbers/available")).body.availableNumbers.length).toBe(20);
    expect((await app.as(null).rest("GET", "/numbers/available?page=99")).body.availableNumbers).toEqual([]);
    expect((await app.as(null).rest("GET", "/numbers/available?limit=1000")).status).toBe(400);
  });
});

describe("POST /numbers/select", () => {
  it("takes all or none", async () => {
    const { status, body } = await select({ numbers: ["010", "005"], ...marta }, null);
    expect([status, body]).toEqual([
      200,
      { success: true, message: "Números seleccionados correctamente", numbers: ["005", "010"] },
    ]);
    const refused = await select({ numbers: ["011", "010", "005"], ...marta });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "Los números 005, 010 ya no están disponibles.",
    ]);
    expect((await app.as(null).rest("GET", "/numbers/available")).body.availableNumbers).toContain("011");
  });

  it.each([[{ numbers: "005" }], [{ numbers: { 0: "005" } }], [{ numbers: 5 }], [{}]])(
    "refuses %o",
    async (given) => {
      const { status, body } = await select({ ...given, ...marta });
      expect([status, body.message, body.error]).toEqual([
        400,
        "numbers debe ser un array",
        "BAD_USER_INPUT",
      ]);
    },
  );

  it("is refused to one address without a session after ten in an hour, and not to staff", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1)
      statuses.push((await select({ numbers: [String(100 + n)], ...marta }, null)).status);
    expect(statuses.at(-1)).toBe(429);
    const late = await select({ numbers: ["200"], ...marta }, null);
    expect([late.status, Number(late.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await select({ numbers: ["200"], ...marta })).status).toBe(200);
  });

  it("says that no raffle is open", async () => {
    const { openRaffle } = await app.as().ask(`{ openRaffle { id } }`);
    await app
      .as("admin")
      .ask(`mutation ($id: ID!) { cancelRaffle(id: $id, input: { motivo: "Fin" }) { id } }`, openRaffle);
    const { status, body } = await select({ numbers: ["005"], ...marta });
    expect([status, body.message]).toEqual([409, "No hay una rifa abierta en este momento."]);
    expect((await app.as(null).rest("GET", "/numbers/available")).body).toMatchObject({
      availableNumbers: [],
      total: 0,
      totalPages: 0,
    });
    expect((await app.as("asesor").rest("GET", "/numbers")).body).toEqual([]);
  });
});

describe("GET /numbers and /numbers/selected", () => {
  it("answer bare arrays, ascending, to sellers", async () => {
    await select({ numbers: ["700", "007"], ...marta });
    const { body: all } = await app.as("lider").rest("GET", "/numbers");
    expect([all.length, Object.keys(all[0]).sort()]).toEqual([1_000, keys]);
    const { body: taken } = await app.as("gerente").rest("GET", "/numbers/selected");
    const about = { selected: true, name: "Marta Ríos", phone: "+573105550001", isPaid: false };
    expect(taken).toEqual([
      { id: await idOf("007"), value: "007", ...about },
      { id: await idOf("700"), value: "700", ...about },
    ]);
    expect((await app.as("cliente").rest("GET", "/numbers")).status).toBe(403);
    expect((await app.as("contador").rest("GET", "/numbers/selected")).status).toBe(403);
    expect((await app.as(null).rest("GET", "/numbers")).status).toBe(401);
  });
});

describe("PUT /numbers/{id}/pay", () => {
  it("answers the bare number", async () => {
    await select({ numbers: ["007"], ...marta });
    const id = await idOf("007");
    const { status, body } = await app.as("asesor").rest("PUT", `/numbers/${id}/pay`, { isPaid: "true" });
    expect([status, Object.keys(body).sort(), body.isPaid]).toEqual([200, keys, true]);
    expect((await app.as("asesor").rest("PUT", `/numbers/${id}/pay`, { is_paid: false })).body.isPaid).toBe(
      false,
    );
    expect((await app.as("asesor").rest("PUT", `/numbers/${id}/pay`, {})).body.message).toBe(
      "Indica si el número está pagado",
    );
    const unknown = await app.as("asesor").rest("PUT", "/numbers/7/pay", { isPaid: true });
    expect([unknown.status, unknown.body.message]).toEqual([404, "Número no encontrado"]);
  });
});

describe("POST /numbers/reset", () => {
  it("answers 409 while a number is paid, and leaves every number as it is", async () => {
    await select({ numbers: ["007", "008"], ...marta });
    await app.as("asesor").rest("PUT", `/numbers/${await idOf("007")}/pay`, { isPaid: true });
    const { status, body } = await app.as("owner").rest("POST", "/numbers/reset");
    expect([status, body.message]).toEqual([409, "El tablero tiene números pagados y no se puede resetear."]);
    const { body: board } = await app.as("asesor").rest("GET", "/numbers");
    expect([board[7].isPaid, board[8].name]).toEqual([true, marta.name]);
  });

  it("clears selection and person of every number", async () => {
    await select({ numbers: ["007", "008"], ...marta });
    expect((await app.as("gerente").rest("POST", "/numbers/reset")).status).toBe(403);
    const { status, body } = await app.as("admin").rest("POST", "/numbers/reset");
    expect([status, body.message]).toEqual([200, "Números reseteados correctamente"]);
    expect((await app.as("asesor").rest("GET", "/numbers/selected")).body).toEqual([]);
    expect((await app.as("asesor").rest("GET", "/numbers")).body[7]).toMatchObject({
      value: "007",
      selected: false,
      name: null,
      phone: null,
      isPaid: false,
    });
  });
});
