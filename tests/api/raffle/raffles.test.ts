import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anApp, START as NOW, type TestApp } from "../../support/app.ts";
import { at, inDays, longDay, STARTED, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  anOpenRaffle,
  aRaffle,
  board,
  DRAW,
  marta,
  PAY_NUMBER,
  sanAndres,
  SELECT,
} from "../../support/story/raffle.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});
beforeEach(() => app.clock.set(NOW));

const START = `mutation ($id: ID!) { startRaffle(id: $id) { status nextStatuses freeCount } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateRaffleInput!) {
  updateRaffle(id: $id, input: $input) { title price version } }`;
const CANCEL = `mutation ($id: ID!, $input: CancelRaffleInput!) {
  cancelRaffle(id: $id, input: $input) { status cancelReason } }`;
const lottery = { winningNumber: "123", source: "Lotería de Bogotá, sorteo 2813" };
const sql = (text: string, values: unknown[] = []) => app.app.services.orm.em.fork().execute(text, values);

async function paid(value: string): Promise<void> {
  await app.as("asesor").ask(SELECT, { input: { numbers: [value], ...marta } });
  await app.as("asesor").ask(PAY_NUMBER, { id: (await board(app))[value]!.id, isPaid: true });
}

describe("a raffle", () => {
  it("is seen by nobody but administration until it is opened", async () => {
    const id = await aRaffle(app, { title: "Rifa secreta" });
    expect(await app.as().ask(`{ openRaffle { id } drawnRaffles { id } }`)).toEqual({
      openRaffle: null,
      drawnRaffles: [],
    });
    const { raffles } = await app.as("owner").ask(`{ raffles { items { id status } } }`);
    expect(raffles.items).toContainEqual({ id, status: "draft" });
    expect((await app.as("admin").ask(START, { id }))["startRaffle"]).toEqual({
      status: "open",
      nextStatuses: ["drawn", "cancelled"],
      freeCount: 1_000,
    });
    expect((await app.as().ask(`{ openRaffle { id title } }`))["openRaffle"]).toEqual({
      id,
      title: "Rifa secreta",
    });
  });

  it("is the only one open: of two opened at once one is refused", async () => {
    await anOpenRaffle(app);
    const third = await aRaffle(app);
    const text = "Ya hay una rifa abierta. Juégala o cancélala antes de abrir otra.";
    expectRefused(await app.as("admin").gql(START, { id: third }), "CONFLICT", text);
    const { openRaffle } = await app.as().ask(`{ openRaffle { id } }`);
    await app.as("admin").ask(CANCEL, { id: openRaffle.id, input: { motivo: "Empate" } });
    const both = await Promise.all(["admin", "owner"].map(async (who) => [who, await aRaffle(app)] as const));
    const answers = await Promise.all(both.map(([who, id]) => app.as(who as "admin").gql(START, { id })));
    expect(answers.filter(({ errors }) => !errors).length).toBe(1);
    await expect(sql("update raffles set status = 'open' where id = ?", [third])).rejects.toThrow(
      /raffles_one_is_open/,
    );
  });

  it("keeps its price once somebody has a number", async () => {
    const id = await anOpenRaffle(app);
    expect(
      (await app.as("admin").ask(UPDATE, { id, input: { price: 25_000, version: 1 } }))["updateRaffle"],
    ).toMatchObject({
      price: 25_000,
      version: 2,
    });
    await app.as("asesor").ask(SELECT, { input: { numbers: ["001"], ...marta } });
    const refused = await app.as("admin").gql(UPDATE, { id, input: { price: 30_000 } });
    expectRefused(refused, "CONFLICT", "El precio no se puede cambiar porque ya hay números elegidos.");
    expect(
      (await app.as("admin").ask(UPDATE, { id, input: { title: "Otra", price: 25_000 } }))["updateRaffle"]
        .title,
    ).toBe("Otra");
    expectRefused(
      await app.as("admin").gql(UPDATE, { id, input: { title: "Vieja", version: 1 } }),
      "CONFLICT",
    );
  });

  it.each([
    [{ title: " " }, "El título es obligatorio"],
    [{ price: 0 }, "El precio de cada número debe estar entre $ 1 y $ 10.000.000"],
    [{ drawDate: inDays(-1) }, "La fecha del sorteo no puede haber pasado"],
  ])("is refused with %o", async (input, text) => {
    const document = `mutation ($input: RaffleInput!) { createRaffle(input: $input) { id } }`;
    expectRefused(
      await app.as("admin").gql(document, { input: { ...sanAndres, ...input } }),
      "BAD_USER_INPUT",
      text,
    );
  });
});

describe("the draw", () => {
  it("waits for its day, names the number, its source and who had paid it, and is final", async () => {
    app.clock.set(at(inDays(-1), "10:00"));
    const id = await anOpenRaffle(app, { drawDate: TODAY });
    await paid("123");
    expectRefused(
      await app.as("admin").gql(DRAW, { id, input: lottery }),
      "CONFLICT",
      `La rifa se juega el ${longDay(TODAY)}. Cambia la fecha si se jugó antes.`,
    );
    app.clock.set(NOW);
    expectRefused(
      await app.as("admin").gql(DRAW, { id, input: { ...lottery, source: " " } }),
      "BAD_USER_INPUT",
      "Escribe de dónde sale el número ganador",
    );
    expectRefused(
      await app.as("admin").gql(DRAW, { id, input: { ...lottery, winningNumber: "23" } }),
      "BAD_USER_INPUT",
    );
    const { drawRaffle } = await app.as("admin").ask(DRAW, { id, input: lottery });
    expect(drawRaffle).toEqual({
      status: "drawn",
      winningNumber: "123",
      drawSource: lottery.source,
      hasWinner: true,
      nextStatuses: [],
      winner: { value: "123", name: "Marta Ríos" },
    });
    const again = await app.as("owner").gql(DRAW, { id, input: { ...lottery, winningNumber: "124" } });
    expectRefused(again, "CONFLICT", "La rifa ya está en estado «Jugada».");
    expectRefused(await app.as("admin").gql(CANCEL, { id, input: { motivo: "No" } }), "CONFLICT");
    expectRefused(await app.as("admin").gql(UPDATE, { id, input: { title: "Otra" } }), "CONFLICT");
  });

  it("cannot be changed even by SQL, nor the numbers it was made over", async () => {
    const [{ id }] = (await sql("select id from raffles where status = 'drawn'")) as [{ id: string }];
    await expect(sql("update raffles set winning_number = '124' where id = ?", [id])).rejects.toThrow(
      /ya terminó/,
    );
    await expect(
      sql("update raffle_numbers set is_paid = false where raffle_id = ? and is_paid", [id]),
    ).rejects.toThrow(/ya se jugó/);
    const { drawnRaffles } = await app
      .as()
      .ask(`{ drawnRaffles { winningNumber hasWinner winner { name } } }`);
    expect(drawnRaffles).toEqual([{ winningNumber: "123", hasWinner: true, winner: null }]);
  });

  it("has no winner where the number was not paid", async () => {
    const id = await anOpenRaffle(app, { drawDate: TODAY });
    await app.as("asesor").ask(SELECT, { input: { numbers: ["123"], ...marta } });
    expect((await app.as("admin").ask(DRAW, { id, input: lottery }))["drawRaffle"]).toMatchObject({
      hasWinner: false,
      winner: null,
    });
  });

  it("leaves payments after its day to administration", async () => {
    app.clock.set(at(inDays(-1), "10:00"));
    await anOpenRaffle(app, { drawDate: inDays(-1) });
    await app.as("asesor").ask(SELECT, { input: { numbers: ["001"], ...marta } });
    const { id } = (await board(app))["001"]!;
    app.clock.set(NOW);
    expectRefused(await app.as("gerente").gql(PAY_NUMBER, { id, isPaid: true }), "FORBIDDEN");
    expect((await app.as("admin").ask(PAY_NUMBER, { id, isPaid: true }))["payRaffleNumber"].isPaid).toBe(
      true,
    );
  });

  it("leaves a line of the history for each of these steps", async () => {
    const rows = (await sql(
      "select distinct type from audit_entries where type like 'raffle.%' order by type",
    )) as { type: string }[];
    expect(rows.map(({ type }) => type)).toEqual([
      ...[
        "raffle.created",
        "raffle.drawn",
        "raffle.moved",
        "raffle.paid",
        "raffle.selected",
        "raffle.updated",
      ],
    ]);
  });
});

describe("the database", () => {
  it.each([
    [
      `update raffle_numbers set is_paid = true, paid_at = '${STARTED}' where value = '900'`,
      /raffle_numbers_paid_are_held/,
    ],
    ["update raffle_numbers set name = 'Ana' where value = '900'", /raffle_numbers_held_say_by_whom/],
    ["update raffle_numbers set value = '1000' where value = '900'", /raffle_numbers_are_of_the_board/],
    ["update raffle_numbers set value = '901' where value = '900'", /unique/],
    ["update raffles set price = 0 where status = 'open'", /raffles_price_is_positive/],
  ])("refuses %s", async (text, constraint) => {
    await anOpenRaffle(app);
    const here = text.includes("raffle_numbers")
      ? `${text} and raffle_id = (select id from raffles where status = 'open')`
      : text;
    await expect(sql(here)).rejects.toThrow(constraint);
  });
});
