import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { anApp, START, type TestApp } from "../../support/app.ts";
import type { Client } from "../../support/client.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { asOwner } from "../../support/owner.ts";
import type { Handle } from "../../support/people.ts";
import { aRegistered } from "../../support/story/accounts.ts";
import { aPackage } from "../../support/story/catalog.ts";
import { aQuote } from "../../support/story/quotes.ts";
import {
  aReservation,
  BOOK,
  book,
  cancelReservation,
  departure,
  registerFor,
  updateReservation,
} from "../../support/story/reservations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});
beforeEach(() => app.clock.set(START));

const NONE = "Orden de reserva no encontrada";

/** Books two seats as a client; answers the reservation's id. */
async function bookedBy(client: Client): Promise<string> {
  const input = { packId: await aPackage(app), numberOfPeople: 2, fechas: departure };
  const { bookReservation } = await client.ask(BOOK, { input });
  return bookReservation.id;
}

const sees = async (who: Handle, id: string): Promise<boolean> => {
  const { reservation } = await app.as(who).ask(`query ($id: ID!) { reservation(id: $id) { id } }`, { id });
  const { reservationList } = await app.as(who).ask(`{ reservationList { id } }`);
  const listed = reservationList.some((each: { id: string }) => each.id === id);
  expect(listed).toBe(reservation !== null);
  return listed;
};

const leaders = ["lider", "gerente", "lider2", "gerente2"] as const;
const whoSees = async (id: string) => {
  const seen: Handle[] = [];
  for (const who of leaders) if (await sees(who, id)) seen.push(who);
  return seen;
};

describe("the reservations of a team", () => {
  it("include the ones of people whom its people brought", async () => {
    expect(await whoSees((await aReservation(app)).id)).toEqual(["lider", "gerente"]);
    expect(await whoSees((await aReservation(app, { as: "cliente2" })).id)).toEqual(["lider2", "gerente2"]);
  });

  it("include reservations that its people travel with", async () => {
    expect(await whoSees((await aReservation(app, { as: "asesor2" })).id)).toEqual(["lider2", "gerente2"]);
  });

  it("include the ones of a client of a quote of theirs, from when there is one", async () => {
    const traveller = await aRegistered(app);
    await asOwner(app, (em) =>
      em.execute("update users set email_verified = true where id = ?", [traveller.id]),
    );
    const id = await bookedBy(traveller.client);
    expect(await whoSees(id)).toEqual([...leaders]);
    await aQuote(app, { by: "asesor2", input: { emailCliente: traveller.email } });
    expect(await whoSees(id)).toEqual(["lider2", "gerente2"]);
  });

  it("are out of everybody else's reach, for every act", async () => {
    const { id } = await aReservation(app, { as: "cliente2" });
    expectRefused(await updateReservation(app, id, { numberOfPeople: 1 }), "NOT_FOUND", NONE);
    expectRefused(await updateReservation(app, id, { isPaid: true }), "NOT_FOUND", NONE);
    expectRefused(await cancelReservation(app, id), "NOT_FOUND", NONE);
    expectRefused(await registerFor(app, id), "NOT_FOUND", NONE);
    const paid = await updateReservation(app, id, { isPaid: true }, "lider2");
    expect(paid.data?.["updateReservation"].status).toBe("pagada");
    expectRefused(await cancelReservation(app, id), "NOT_FOUND", NONE);
    for (const [method, body] of [["GET"], ["PUT", { isPaid: "false" }], ["DELETE"]] as const) {
      const answer = await app.as("gerente").rest(method, `/order/${id}`, body);
      expect([method, answer.status, answer.body.message]).toEqual([method, 404, NONE]);
    }
    const userId = app.people.cliente2.id;
    const ofPerson = await app.as("lider").rest("GET", `/order/user/${userId}`);
    expect(ofPerson.status).toBe(404);
  });

  it("show nothing of who reserves elsewhere: not among the customers, not in a search", async () => {
    await aReservation(app, { as: "cliente2" });
    const names = async (who: Handle) => {
      const { customers } = await app
        .as(who)
        .ask(`query ($mail: String!) { customers(filter: { search: $mail }) { items { email } } }`, {
          mail: app.people.cliente2.email,
        });
      return customers.items.length as number;
    };
    expect([await names("lider"), await names("lider2"), await names("admin")]).toEqual([0, 1, 1]);
  });

  it("are all that the administration and the accountant read", async () => {
    const { id } = await aReservation(app, { as: "cliente2" });
    for (const who of ["admin", "contador", "owner"] as const) expect(await sees(who, id)).toBe(true);
  });
});

describe("a reservation of nobody", () => {
  it("is read and changed by every leader while it is pending", async () => {
    const id = await bookedBy((await aRegistered(app)).client);
    expect(await whoSees(id)).toEqual([...leaders]);
    const changed = await updateReservation(app, id, { numberOfPeople: 3 }, "lider2");
    expect(changed.data?.["updateReservation"].numberOfPeople).toBe(3);
    expect((await cancelReservation(app, id)).errors).toBeUndefined();
  });

  it("is the administration's once it is paid", async () => {
    const id = await bookedBy((await aRegistered(app)).client);
    await updateReservation(app, id, { isPaid: true }, "admin");
    for (const who of ["lider", "gerente2"] as const) {
      expectRefused(await cancelReservation(app, id, who), "FORBIDDEN");
      expectRefused(await updateReservation(app, id, { numberOfPeople: 1 }, who), "FORBIDDEN");
      expectRefused(await updateReservation(app, id, { isPaid: false }, who), "FORBIDDEN");
    }
    expect((await cancelReservation(app, id, "admin")).errors).toBeUndefined();
  });

  it("is a team's once somebody of it brought its customer or booked it", async () => {
    const { client, id: userId, email } = await aRegistered(app);
    const unclaimed = await bookedBy(client);
    const { data } = await book(app, await aPackage(app), { as: "lider2", userId, email });
    expect(await whoSees(data!.bookReservation.id)).toEqual(["lider2", "gerente2"]);
    expect(await whoSees(unclaimed)).toEqual([...leaders]);
    const { me } = await app.as("asesor").ask(`{ me { referralCode } }`);
    await asOwner(app, (em) =>
      em.execute("update users set referred_by = ? where id = ?", [me.referralCode, userId]),
    );
    expect(await whoSees(unclaimed)).toEqual(["lider", "gerente"]);
  });
});

describe("booking for somebody else", () => {
  const NOBODY = "Usuario no encontrado";

  it("is for a client of one's scope, or whose e-mail one knows", async () => {
    const packId = await aPackage(app, { cupos: 40 });
    const [own, strange] = [app.people.cliente, app.people.cliente2];
    expectRefused(await book(app, packId, { as: "lider", userId: strange.id }), "NOT_FOUND", NOBODY);
    const guessed = { as: "lider", userId: strange.id, email: own.email } as const;
    expectRefused(await book(app, packId, guessed), "NOT_FOUND", NOBODY);
    const known = { as: "lider", userId: strange.id, email: " Cliente2@Travesia.test" } as const;
    expect((await book(app, packId, known)).errors).toBeUndefined();
    await aQuote(app, { input: { emailCliente: own.email } });
    expect((await book(app, packId, { as: "lider", userId: own.id })).errors).toBeUndefined();
  });

  it("is never for staff, not even by the administration", async () => {
    const packId = await aPackage(app);
    for (const as of ["lider", "admin", "owner"] as const) {
      const { id: userId, email } = app.people.asesor2;
      expectRefused(await book(app, packId, { as, userId, email }), "NOT_FOUND", NOBODY);
    }
    expect((await book(app, packId, { as: "admin", userId: app.people.cliente2.id })).errors).toBeUndefined();
  });

  it("is tried thirty times an hour, over REST as over GraphQL", async () => {
    const packId = await aPackage(app);
    const body = (userId: number) => ({ packId, numberOfPeople: 1, fechas: departure, userId });
    const statuses: number[] = [];
    for (let tried = 0; tried < 31; tried += 1)
      statuses.push((await app.as("gerente2").rest("POST", "/order", body(900_000 + tried))).status);
    expect([statuses.slice(0, 30).every((status) => status === 404), statuses[30]]).toEqual([true, 429]);
    const own = await app.as("gerente2").rest("POST", "/order", body(app.people.gerente2.id));
    expect(own.status).toBe(201);
  });
});
