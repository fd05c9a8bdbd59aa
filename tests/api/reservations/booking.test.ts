import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hoursAfter } from "../../../api/src/core/colombia/days.ts";
import { anApp, START, type TestApp } from "../../support/app.ts";
import { inDays, onWire } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { asOwner } from "../../support/owner.ts";
import { aPackage } from "../../support/story/catalog.ts";
import {
  aReservation,
  book,
  cancelReservation,
  departure,
  reservationOf,
  seatsLeft,
  updateReservation,
} from "../../support/story/reservations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});
beforeEach(() => app.clock.set(START));

describe("booking", () => {
  it("takes seats at the package's price, for any posted price, and holds them for 72 hours", async () => {
    const packId = await aPackage(app, { cupos: 5 });
    const { data } = await book(app, packId, { numberOfPeople: 3 });
    expect(data?.["bookReservation"]).toMatchObject({
      userId: app.people.cliente.id,
      packId,
      fechas: departure,
      numberOfPeople: 3,
      unitPrice: 1_250_000,
      totalPrice: 3_750_000,
      paid: 0,
      balance: 3_750_000,
      waiting: 0,
      status: "pendiente",
      isPaid: false,
      bookedBy: null,
      dueAt: onWire(hoursAfter(START, 72)),
    });
    expect(await seatsLeft(app, packId)).toBe(2);
  });

  it("keeps the price that was booked when the package gets dearer", async () => {
    const { id, packId } = await aReservation(app);
    await app
      .as("admin")
      .ask(`mutation ($id: Int!) { updatePackage(id: $id, input: { price: 2000000 }) { id } }`, {
        id: packId,
      });
    const { data } = await updateReservation(app, id, { numberOfPeople: 3 }, "cliente");
    expect(data?.["updateReservation"]).toMatchObject({ unitPrice: 1_250_000, totalPrice: 3_750_000 });
  });

  it("is done for another person by who manages reservations alone", async () => {
    const packId = await aPackage(app);
    const userId = app.people.cliente2.id;
    const { data } = await book(app, packId, { as: "admin", userId });
    expect(data?.["bookReservation"]).toMatchObject({ userId, bookedBy: { id: app.people.admin.id } });
    for (const as of ["cliente", "asesor", "contador"] as const)
      expectRefused(await book(app, packId, { as, userId }), "FORBIDDEN");
    expectRefused(
      await book(app, packId, { as: "lider", userId: 999_999 }),
      "NOT_FOUND",
      "Usuario no encontrado",
    );
  });

  it("is done once, however often the button is pressed", async () => {
    const packId = await aPackage(app);
    const pressed = await Promise.all([1, 2, 3].map(() => book(app, packId, { key: `once-${packId}` })));
    expect(new Set(pressed.map(({ data }) => data!.bookReservation.id)).size).toBe(1);
    expect(await seatsLeft(app, packId)).toBe(10);
  });

  it("is paid at once where nothing is to be paid", async () => {
    expect(await aReservation(app, { package: { price: 0 } })).toMatchObject({
      status: "pagada",
      totalPrice: 0,
    });
  });

  it.each([
    ["nobody", { numberOfPeople: 0 }, "BAD_USER_INPUT", "El número de personas debe ser mayor a cero."],
    [
      "ten thousand people",
      { numberOfPeople: 10_000 },
      "BAD_USER_INPUT",
      "El número de personas debe ser de 999 como máximo.",
    ],
    [
      "a date of another package",
      { fechas: { salida: inDays(52), llegada: inDays(54) } },
      "BAD_USER_INPUT",
      "El paquete no sale en esa fecha.",
    ],
    [
      "more people than there are seats",
      { numberOfPeople: 13 },
      "CONFLICT",
      "No hay cupos suficientes para esa fecha. Quedan 12.",
    ],
  ] as const)("refuses %s", async (_, input, code, text) => {
    expectRefused(await book(app, await aPackage(app), input), code, text);
  });

  it("refuses a trip that has left, and takes one that leaves today", async () => {
    const fechas = [
      { salida: inDays(-1), vuelta: inDays(2) },
      { salida: inDays(0), vuelta: inDays(2) },
    ];
    const packId = await aPackage(app, { fechas });
    const on = (salida: string) => book(app, packId, { fechas: { salida, llegada: inDays(2) } });
    expectRefused(await on(inDays(-1)), "CONFLICT", "Esa salida ya pasó. Elige otra fecha.");
    expect((await on(inDays(0))).errors).toBeUndefined();
  });

  it("refuses an archived package, which customers do not see at all", async () => {
    const packId = await aPackage(app);
    await app
      .as("admin")
      .ask(`mutation ($id: Int!) { archivePackage(id: $id, archived: true) { id } }`, { id: packId });
    expectRefused(await book(app, packId), "NOT_FOUND", "Paquete no encontrado");
    expectRefused(
      await book(app, packId, { as: "admin" }),
      "CONFLICT",
      "El paquete está archivado y no recibe reservas.",
    );
  });
});

describe("the seats of a departure", () => {
  it("go to one customer when several want the last one at once", async () => {
    const packId = await aPackage(app, { cupos: 3 });
    await book(app, packId);
    const people = ["cliente", "cliente2", "asesor", "lider", "admin", "owner"] as const;
    const answers = await Promise.all(people.map((as) => book(app, packId, { as, numberOfPeople: 1 })));
    expect(answers.filter(({ errors }) => !errors).length).toBe(1);
    for (const answer of answers.filter(({ errors }) => errors))
      expectRefused(answer, "CONFLICT", "No hay cupos suficientes para esa fecha. Quedan 0.");
    expect(await seatsLeft(app, packId)).toBe(0);
  });

  it("come back when a reservation is annulled, in time for somebody else", async () => {
    const packId = await aPackage(app, { cupos: 2 });
    const { data } = await book(app, packId);
    expectRefused(await book(app, packId, { as: "cliente2", numberOfPeople: 1 }), "CONFLICT");
    await cancelReservation(app, data!.bookReservation.id, "cliente", null);
    expect((await book(app, packId, { as: "cliente2" })).errors).toBeUndefined();
  });

  it("are counted when people are added, beside the customer's own", async () => {
    const packId = await aPackage(app, { cupos: 4 });
    const { data } = await book(app, packId);
    const { id } = data!.bookReservation;
    expect((await updateReservation(app, id, { numberOfPeople: 4 }, "cliente")).errors).toBeUndefined();
    expectRefused(
      await updateReservation(app, id, { numberOfPeople: 5 }, "cliente"),
      "CONFLICT",
      "No hay cupos suficientes para esa fecha. Quedan 4.",
    );
    expect(await reservationOf(app, id)).toMatchObject({ numberOfPeople: 4, totalPrice: 5_000_000 });
  });

  it("are never passed by two who add people at once", async () => {
    const packId = await aPackage(app, { cupos: 5 });
    const one = (await book(app, packId)).data!.bookReservation.id;
    const other = (await book(app, packId, { as: "cliente2" })).data!.bookReservation.id;
    const answers = await Promise.all([
      updateReservation(app, one, { numberOfPeople: 3 }, "cliente"),
      updateReservation(app, other, { numberOfPeople: 3 }, "cliente2"),
    ]);
    expect(answers.filter(({ errors }) => !errors).length).toBe(1);
    expect(await seatsLeft(app, packId)).toBe(0);
  });

  it("move with a reservation to another date", async () => {
    const later = { salida: inDays(60), vuelta: inDays(63) };
    const packId = await aPackage(app, {
      cupos: 2,
      fechas: [{ salida: inDays(51), vuelta: inDays(54) }, later],
    });
    const { id } = (await book(app, packId)).data!.bookReservation;
    const moved = await updateReservation(app, id, {
      fechas: { salida: later.salida, llegada: later.vuelta },
    });
    expect(moved.data?.["updateReservation"].pack.fechas).toEqual([
      { salida: inDays(51), disponibles: 2 },
      { salida: later.salida, disponibles: 0 },
    ]);
  });

  it("are limited by the database too, for any writer", async () => {
    const { id, packId } = await aReservation(app, { package: { cupos: 3 } });
    await asOwner(app, async (em) => {
      await expect(
        em.execute(
          "update reservations set number_of_people = 4, total_price = unit_price * 4 where id = ?",
          [id],
        ),
      ).rejects.toThrow("no tiene cupos para tantas personas");
      await expect(em.execute("update packages set cupos = 1 where id = ?", [packId])).rejects.toThrow(
        "tiene más cupos reservados",
      );
      await expect(
        em.execute("delete from package_departures where package_id = ?", [packId]),
      ).rejects.toThrow("reservations_have_a_departure");
    });
  });
});

describe("a package that is reserved", () => {
  const update = (id: number, input: object) =>
    app
      .as("admin")
      .gql(
        `mutation ($id: Int!, $input: UpdatePackageInput!) { updatePackage(id: $id, input: $input) { id } }`,
        {
          id,
          input,
        },
      );

  it("is not deleted, not even when all of it was annulled", async () => {
    const { id, packId } = await aReservation(app);
    const remove = () =>
      app.as("admin").gql(`mutation ($id: Int!) { deletePackage(id: $id) }`, { id: packId });
    const text = "El paquete tiene reservas y no se puede eliminar. Desactívalo.";
    expectRefused(await remove(), "CONFLICT", text);
    await cancelReservation(app, id);
    expectRefused(await remove(), "CONFLICT", text);
  });

  it("keeps its reserved departures and seats, and may change the others", async () => {
    const { id, packId } = await aReservation(app);
    const other = { salida: inDays(70), vuelta: inDays(72) };
    expectRefused(
      await update(packId, { fechas: [other] }),
      "CONFLICT",
      /^La salida del .* tiene reservas y no se puede quitar\.$/,
    );
    expectRefused(
      await update(packId, { cupos: 1 }),
      "CONFLICT",
      /^La salida del .* ya tiene 2 cupos reservados\.$/,
    );
    expect((await update(packId, { cupos: 2 })).errors).toBeUndefined();
    await cancelReservation(app, id);
    expect((await update(packId, { fechas: [other], cupos: 1 })).errors).toBeUndefined();
    expect(await reservationOf(app, id)).toMatchObject({ fechas: departure, status: "anulada" });
  });
});
