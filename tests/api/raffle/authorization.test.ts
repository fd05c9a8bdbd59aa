import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { raffleActs, raffleFacts } from "../../../api/src/modules/raffle/raffle.acts.rules.ts";
import { holdActs } from "../../support/acts.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { asOwner } from "../../support/owner.ts";
import { anOpenRaffle, aRaffle, board, DRAW, marta, PAY_NUMBER, SELECT } from "../../support/story/raffle.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const START = `mutation ($id: ID!) { startRaffle(id: $id) { status } }`;
const ACCEPT = `mutation ($id: ID!, $input: AcceptPrivateRaffleInput!) {
  acceptPrivateRaffle(id: $id, input: $input) { privateName privateDay } }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateRaffleInput!) {
  updateRaffle(id: $id, input: $input) { id } }`;
const CANCEL = `mutation ($id: ID!) { cancelRaffle(id: $id, input: { motivo: "Otra" }) { id } }`;
const RESET = "mutation { resetRaffleNumbers }";
const SHOWN = `query ($id: ID!) { raffle(id: $id) { isUnregistered operatingRight administration } }`;
const none = {
  authorizationNumber: null,
  authorizationAuthority: null,
  authorizationDay: null,
  policy: null,
  prizeInKind: false,
  drawLottery: null,
};
const mine = { name: "Rosa Marriaga", day: TODAY };
const sql = (text: string, values: unknown[] = []) => app.app.services.orm.em.fork().execute(text, values);
const raffleOf = async (id: string) => (await app.as("owner").ask(SHOWN, { id })).raffle;

/** No raffle is open. */
async function nothingOpen(): Promise<void> {
  const { openRaffle } = await app.as().ask(`{ openRaffle { id } }`);
  if (openRaffle) await app.as("admin").ask(CANCEL, openRaffle);
}
/** The only one that is open. */
async function theOpenRaffle(): Promise<string> {
  await nothingOpen();
  return anOpenRaffle(app, { drawDate: TODAY });
}

describe("a raffle without authorisation", () => {
  beforeEach(nothingOpen);

  it("is not opened, and says all that is missing", async () => {
    const id = await aRaffle(app, none);
    for (const who of ["admin", "owner"] as const)
      expectRefused(
        await app.as(who).gql(START, { id }),
        "CONFLICT",
        "La rifa no tiene autorización completa: falta el número de la autorización, la autoridad que la dio, " +
          "el día de la autorización, la póliza, que el premio se entrega en especie, la lotería del sorteo. " +
          "Si es una promoción privada, el propietario debe aceptarlo con su nombre y la fecha.",
      );
    await app.as("admin").ask(UPDATE, { id, input: { policy: "Bolívar 1", prizeInKind: true } });
    const { errors } = await app.as("admin").gql(START, { id });
    expect(errors?.[0]?.message).not.toContain("póliza");
  });

  it("is opened once the owner answers with name and date for a private promotion", async () => {
    const id = await aRaffle(app, none);
    expectRefused(await app.as("admin").gql(ACCEPT, { id, input: mine }), "FORBIDDEN");
    expectRefused(await app.as("owner").gql(ACCEPT, { id, input: { ...mine, name: " " } }), "BAD_USER_INPUT");
    expectRefused(
      await app.as("owner").gql(ACCEPT, { id, input: { ...mine, day: inDays(1) } }),
      "BAD_USER_INPUT",
      "La fecha no puede ser futura",
    );
    expect((await app.as("owner").ask(ACCEPT, { id, input: mine })).acceptPrivateRaffle).toEqual({
      privateName: "Rosa Marriaga",
      privateDay: TODAY,
    });
    expect((await app.as("admin").ask(START, { id })).startRaffle.status).toBe("open");
    expect(
      await sql("select detail->>'name' as name from audit_entries where type = 'raffle.private-accepted'"),
    ).toEqual([{ name: "R***" }]);
  });

  it("cannot be opened even by SQL", async () => {
    const id = await aRaffle(app, none);
    await expect(sql("update raffles set status = 'open' where id = ?", [id])).rejects.toThrow(
      /raffles_open_ones_are_permitted/,
    );
  });
});

describe("an authorisation", () => {
  beforeEach(nothingOpen);

  it.each([
    [{ authorizationNumber: null }, "La autorización necesita número, autoridad y día"],
    [{ authorizationAuthority: " " }, "La autorización necesita número, autoridad y día"],
    [{ authorizationDay: inDays(1) }, "El día de la autorización no puede ser futuro"],
  ])("is refused with %o", async (input, text) => {
    const id = await aRaffle(app);
    expectRefused(await app.as("admin").gql(UPDATE, { id, input }), "BAD_USER_INPUT", text);
  });

  it("stays with the raffle that was opened by it", async () => {
    const id = await anOpenRaffle(app);
    expectRefused(
      await app.as("admin").gql(UPDATE, { id, input: { policy: null } }),
      "CONFLICT",
      "Una rifa abierta no puede quedarse sin autorización.",
    );
    await app.as("admin").ask(UPDATE, { id, input: { policy: "Sura 77" } });
  });
});

it("owes 14 % of the prices of all numbers and 1 % of that, unless the settings say other shares", async () => {
  const id = await aRaffle(app, { price: 20_000 });
  expect(await raffleOf(id)).toMatchObject({ operatingRight: 2_800_000, administration: 28_000 });
  await sql("update agency_settings set raffle_right_percent = 12.5, raffle_administration_percent = 2");
  expect(await raffleOf(id)).toMatchObject({ operatingRight: 2_500_000, administration: 50_000 });
  await sql("update agency_settings set raffle_right_percent = 14, raffle_administration_percent = 1");
});

describe("a raffle that was open before", () => {
  beforeEach(nothingOpen);

  it("stays open, is marked, and the owner is notified once", async () => {
    const id = await aRaffle(app, none);
    await asOwner(app, (em) =>
      em.execute("update raffles set opened_unregistered = true, status = 'open' where id = ?", [id]),
    );
    expect((await raffleOf(id)).isUnregistered).toBe(true);
    await app.sweep();
    await app.sweep();
    const notices = async () =>
      (
        await app.as("owner").ask(`{ notifications(limit: 100) { items { type link } } }`)
      ).notifications.items.filter(({ type }: { type: string }) => type === "raffle_unregistered");
    expect(await notices()).toEqual([{ type: "raffle_unregistered", link: "/panel/rifas" }]);
    const input = {
      authorizationNumber: "9",
      authorizationAuthority: "Coljuegos",
      authorizationDay: TODAY,
      policy: "Sura",
      prizeInKind: true,
      drawLottery: "Lotería de Bogotá",
    };
    await app.as("admin").ask(UPDATE, { id, input });
    expect((await raffleOf(id)).isUnregistered).toBe(false);
  });
});

const drawn = { input: { winningNumber: "123", source: "Lotería de Bogotá" } };
holdActs<keyof typeof raffleActs.rules, never, { id: string }>({
  app: () => app,
  acts: raffleActs as never,
  called: "a raffle",
  field: "raffle(id: $id)",
  people: ["admin", "owner"],
  situations: {
    "unauthorized draft": async () => {
      await nothingOpen();
      return { id: await aRaffle(app, { ...none, drawDate: TODAY }) };
    },
    "authorized draft": async () => {
      await nothingOpen();
      return { id: await aRaffle(app, { drawDate: TODAY }) };
    },
    "accepted draft": async () => {
      await nothingOpen();
      const id = await aRaffle(app, { ...none, drawDate: TODAY });
      await app.as("owner").ask(ACCEPT, { id, input: mine });
      return { id };
    },
    open: async () => ({ id: await theOpenRaffle() }),
    "open with a paid number": async () => {
      const id = await theOpenRaffle();
      await app.as("asesor").ask(SELECT, { input: { numbers: ["007"], ...marta } });
      await app.as("asesor").ask(PAY_NUMBER, { id: (await board(app))["007"]!.id, isPaid: true });
      return { id };
    },
    drawn: async () => {
      const id = await theOpenRaffle();
      await app.as("admin").ask(DRAW, { id, ...drawn });
      return { id };
    },
    cancelled: async () => {
      const id = await aRaffle(app);
      await app.as("admin").ask(CANCEL, { id });
      return { id };
    },
  },
  asked: {
    edit: [UPDATE, { input: { title: "Otra" } }],
    acceptPrivate: [ACCEPT, { input: mine }],
    start: [START],
    draw: [DRAW, drawn],
    cancel: [CANCEL],
    // It empties the board that is open, whichever it is: the board's tests hold it.
    reset: null,
  },
  state: async ({ id }) => {
    const { raffle } = await app
      .as("owner")
      .freely.ask(`query ($id: ID!) { raffle(id: $id) { ${raffleFacts.join(" ")} } }`, { id });
    return raffle as never;
  },
});

it("a raffle is emptied while nothing is paid, and never with a paid number", async () => {
  await nothingOpen();
  await anOpenRaffle(app);
  await app.as("asesor").ask(SELECT, { input: { numbers: ["001"], ...marta } });
  expect((await app.as("admin").ask(RESET)).resetRaffleNumbers).toBe(1);
  await app.as("asesor").ask(SELECT, { input: { numbers: ["007"], ...marta } });
  await app.as("asesor").ask(PAY_NUMBER, { id: (await board(app))["007"]!.id, isPaid: true });
  const refused = "El tablero tiene números pagados y no se puede resetear.";
  expectRefused(await app.as("admin").gql(RESET), "CONFLICT", refused);
  const { status, body } = await app.as("admin").rest("POST", "/numbers/reset");
  expect([status, body.message]).toEqual([409, refused]);
});
