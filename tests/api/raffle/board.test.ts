import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hoursAfter } from "../../../api/src/core/colombia/days.ts";
import { anApp, START, type TestApp } from "../../support/app.ts";
import { at, inDays, onWire, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { listenTo } from "../../support/live.ts";
import { pagesOf } from "../../support/pdf-text.ts";
import { anOpenRaffle, aRaffle, board, marta, PAY_NUMBER, SELECT } from "../../support/story/raffle.ts";

let app: TestApp;
let raffleId: string;
beforeAll(async () => {
  app = await anApp();
});
beforeEach(async () => {
  app.clock.set(START);
  raffleId = await anOpenRaffle(app);
});

const select = (
  numbers: unknown,
  who: "asesor" | "lider" | "cliente" | null = "asesor",
  person: object = marta,
) => app.as(who).gql(SELECT, { input: { numbers, ...person } });
const pay = (id: string, isPaid = true) => app.as("asesor").gql(PAY_NUMBER, { id, isPaid });
const RELEASE = `mutation ($id: ID!) { releaseRaffleNumber(id: $id) { state } }`;

describe("the board", () => {
  it("has every number from 000 to 999 once, a hundred to a page, for everybody", async () => {
    const { raffleBoard } = await app
      .as()
      .ask(`{ raffleBoard(page: 10, limit: 100) { total totalPages items { value state name phone } } }`);
    expect([raffleBoard.total, raffleBoard.totalPages, raffleBoard.items.length]).toEqual([1_000, 10, 100]);
    expect(raffleBoard.items.at(-1)).toEqual({ value: "999", state: "free", name: null, phone: null });
    expect(Object.keys(await board(app)).length).toBe(1_000);
  });

  it("shows a visitor which numbers are taken, and never by whom", async () => {
    await select(["000"]);
    const { raffleBoard } = await app
      .as()
      .ask(`{ raffleBoard(limit: 1) { items { state name phone seller { name } selectedAt dueAt } } }`);
    expect(raffleBoard.items).toEqual([
      { state: "selected", name: null, phone: null, seller: null, selectedAt: null, dueAt: null },
    ]);
  });
});

describe("taking numbers", () => {
  it("holds them for the person, in the seller's name", async () => {
    const { data } = await select(["017", "5", 5, "999"]);
    expect(data?.["selectRaffleNumbers"].numbers).toEqual(["005", "017", "999"]);
    const taken = (await board(app))["017"];
    expect(taken).toMatchObject({
      state: "selected",
      name: "Marta Ríos",
      phone: "+573105550001",
      seller: { id: app.people.asesor.id },
    });
  });

  it("is for visitors too, and for clients, without a seller", async () => {
    expect((await select(["100"], null)).errors).toBeUndefined();
    expect((await select(["101"], "cliente")).errors).toBeUndefined();
    const { 100: visitors, 101: clients } = await board(app);
    expect([visitors?.seller, clients?.seller]).toEqual([null, null]);
  });

  it("takes nothing of a request of which one number is taken", async () => {
    await select(["200", "202"]);
    expectRefused(
      await select(["203", "202", "201", "200"], "lider"),
      "CONFLICT",
      "Los números 200, 202 ya no están disponibles.",
    );
    const { 201: one, 203: other } = await board(app);
    expect([one?.state, other?.state]).toEqual(["free", "free"]);
  });

  it("gives a number that many want at once to exactly one, and the others nothing", async () => {
    const wanted = Array.from({ length: 8 }, (_, n) => [String(300 + n), "399"]);
    const answers = await Promise.all(
      wanted.map((numbers, n) => select(n % 2 ? numbers : numbers.reverse(), n % 2 ? "asesor" : "lider")),
    );
    const won = answers.filter(({ errors }) => !errors);
    expect(won.length).toBe(1);
    for (const answer of answers.filter(({ errors }) => errors))
      expectRefused(answer, "CONFLICT", "Los números 399 ya no están disponibles.");
    const taken = Object.values(await board(app)).filter(({ state }) => state !== "free");
    expect(taken.length).toBe(2);
  });

  it.each([
    ["no list", "005", "numbers debe ser un array"],
    ["nothing", [], "Elige al menos un número"],
    ["a number beyond the board", ["1000"], "Cada número va de 000 a 999"],
    ["a text that is no number", ["abc"], "Cada número va de 000 a 999"],
    ["more than twenty", Array.from({ length: 21 }, (_, n) => n), "Puedes elegir hasta 20 números a la vez"],
  ])("refuses %s", async (_, numbers, text) => {
    expectRefused(await select(numbers), "BAD_USER_INPUT", text);
  });

  it("asks for a name and a Colombian phone", async () => {
    expectRefused(
      await select(["001"], "asesor", { name: " ", phone: "3105550001" }),
      "BAD_USER_INPUT",
      "El nombre es requerido",
    );
    const refused = await select(["001"], "asesor", { name: "Marta", phone: "12345" });
    expect(expectRefused(refused, "BAD_USER_INPUT")[0]?.field).toBe("phone");
  });

  it("answers the receipt with name, phone, numbers and day", async () => {
    const { data } = await select(["042", "007"]);
    const { filename, url } = data!.selectRaffleNumbers.receipt;
    expect(filename).toBe("datos-seleccionados.pdf");
    const response = await fetch(url.replace(/^https?:\/\/[^/]+/, app.url));
    expect(response.headers.get("content-disposition")).toContain("datos-seleccionados.pdf");
    const text = (await pagesOf(Buffer.from(await response.arrayBuffer()))).join(" ");
    const day = TODAY.split("-").reverse().join("-");
    const permission = "Autorización Resolución 45 de Lotería de Bogotá";
    for (const said of ["Marta Ríos", "310 555 0001", day, permission, "Lotería de Boyacá"])
      expect(text).toContain(said);
    expect(text).toMatch(/Números 007 ?, 042/);
  });

  it("is over once the day of the draw is over", async () => {
    app.clock.set(at(inDays(-1), "10:00"));
    await anOpenRaffle(app, { drawDate: inDays(-1) });
    app.clock.set(at(TODAY, "00:00"));
    expectRefused(
      await select(["001"]),
      "CONFLICT",
      "La rifa ya se jugó. Espera la próxima para participar.",
    );
    app.clock.set(at(inDays(-1), "23:59:59"));
    expect((await select(["001"])).errors).toBeUndefined();
  });
});

describe("a taken number", () => {
  it("is paid, and not paid after all", async () => {
    await select(["500"]);
    const { id } = (await board(app))["500"]!;
    expect((await pay(id)).data?.["payRaffleNumber"]).toMatchObject({ state: "paid", dueAt: null });
    expect((await pay(id)).data?.["payRaffleNumber"]).toMatchObject({ state: "paid" });
    expect((await pay(id, false)).data?.["payRaffleNumber"]).toMatchObject({
      state: "selected",
      dueAt: onWire(hoursAfter(START, 48)),
    });
  });

  it("is released by staff unless it is paid", async () => {
    await select(["501"]);
    const { id } = (await board(app))["501"]!;
    await pay(id);
    const refused = await app.as("lider").gql(RELEASE, { id });
    expectRefused(refused, "CONFLICT", "El número 501 ya está pagado. Quítale el pago antes de liberarlo.");
    await pay(id, false);
    expect((await app.as("lider").ask(RELEASE, { id }))["releaseRaffleNumber"]).toEqual({ state: "free" });
    expect((await board(app))["501"]).toMatchObject({ name: null, phone: null, seller: null });
    expectRefused(await pay(id), "CONFLICT", "Nadie ha elegido el número 501.");
  });

  it("is free again after 48 hours without payment, and one that is paid is not", async () => {
    await select(["502", "503"]);
    await pay((await board(app))["503"]!.id);
    const sweepAfter = async (span: object) => {
      app.clock.advance(span);
      await app.sweep();
      app.clock.set(START);
    };
    await sweepAfter({ hours: 47, minutes: 59 });
    expect((await board(app))["502"]?.state).toBe("selected");
    await sweepAfter({ hours: 48 });
    const { 502: unpaid, 503: paid } = await board(app);
    expect([unpaid?.state, unpaid?.name, paid?.state]).toEqual(["free", null, "paid"]);
  });

  it("is found by number, name or phone", async () => {
    await select(["510"], "asesor", { name: "Óscar Peña", phone: "3205559876" });
    await select(["511"]);
    const found = async (filter: object) => {
      const document = `query ($filter: TakenNumberFilter) {
        takenRaffleNumbers(filter: $filter) { items { value } } }`;
      const { takenRaffleNumbers } = await app.as("asesor").ask(document, { filter });
      return takenRaffleNumbers.items.map(({ value }: { value: string }) => value);
    };
    expect(await found({ search: "oscar pena" })).toEqual(["510"]);
    expect(await found({ search: "9876" })).toEqual(["510"]);
    expect(await found({ search: "511" })).toEqual(["511"]);
    expect(await found({ isPaid: true })).toEqual([]);
    expect(await found({ isPaid: false })).toEqual(["510", "511"]);
  });
});

describe("who looks at the board", () => {
  it("hears of every change as it happens, without a session, and never of people", async () => {
    const visitor = await listenTo<object>(
      app,
      null,
      `subscription { raffleChanged { raffleId values state } }`,
    );
    await select(["601", "600"]);
    expect(await visitor.next()).toEqual({ raffleId, values: ["600", "601"], state: "selected" });
    const { id } = (await board(app))["600"]!;
    await pay(id);
    expect(await visitor.next()).toEqual({ raffleId, values: ["600"], state: "paid" });
    const reset = await app.as("admin").gql(`mutation { resetRaffleNumbers }`);
    expectRefused(reset, "CONFLICT", "El tablero tiene números pagados y no se puede resetear.");
    await pay(id, false);
    expect(await visitor.next()).toEqual({ raffleId, values: ["600"], state: "selected" });
    await app.as("admin").ask(`mutation { resetRaffleNumbers }`);
    expect(await visitor.next()).toEqual({ raffleId, values: ["600", "601"], state: "free" });
    expect(visitor.waiting).toEqual([]);
    await visitor.stop();
  });

  it("hears that a raffle was prepared, and that somebody answers for it: the panel lists both", async () => {
    const panel = await listenTo<object>(app, "owner", `subscription { raffleChanged { raffleId values } }`);
    const none = { authorizationNumber: null, authorizationAuthority: null, authorizationDay: null };
    const id = await aRaffle(app, { ...none, policy: null, drawLottery: null });
    expect(await panel.next()).toEqual({ raffleId: id, values: [] });
    const accept = `mutation ($id: ID!, $input: AcceptPrivateRaffleInput!) {
      acceptPrivateRaffle(id: $id, input: $input) { id } }`;
    await app.as("owner").ask(accept, { id, input: { name: "Olga Peña", day: TODAY } });
    expect(await panel.next()).toEqual({ raffleId: id, values: [] });
    await panel.stop();
  });

  it("hears nothing of a refused act", async () => {
    await select(["610"]);
    const visitor = await listenTo<object>(app, null, `subscription { raffleChanged { values } }`);
    await select(["611", "610"]);
    await select(["612"]);
    expect(await visitor.next()).toEqual({ values: ["612"] });
    await visitor.stop();
  });
});
