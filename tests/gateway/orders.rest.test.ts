import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../support/app.ts";
import { anAppWithSales } from "../support/sales.ts";
import { inDays, STARTED } from "../support/calendar.ts";
import type { Handle } from "../support/people.ts";
import { aCardOrder, cardNumbers, cardsOf, fault, PAY_ONLINE } from "../support/story/cards.ts";
import { aPackage, cartagena } from "../support/story/catalog.ts";
import { aReservation, cancelReservation, departure } from "../support/story/reservations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const order = (who: Handle | null, method: string, path = "", body?: object) =>
  app.as(who).rest(method, `/order${path}`, body);

describe("POST /order", () => {
  it("answers the bare order, with both names of package and person, at the server's price", async () => {
    const packId = await aPackage(app);
    const { status, body } = await order("cliente", "POST", "", {
      packId,
      numberOfPeople: "2",
      totalPrice: 1,
      status: "pagada",
      fechas: departure,
    });
    expect(status).toBe(201);
    const pack = { id: packId, title: cartagena.title, destino: "Nacionales", price: 1_250_000, images: [] };
    const user = { id: app.people.cliente.id, email: "cliente@travesia.test" };
    expect(body).toMatchObject({
      idOrder: body.id,
      packId,
      userId: app.people.cliente.id,
      bookingDate: STARTED,
      numberOfPeople: 2,
      totalPrice: 2_500_000,
      fechas: departure,
      isPaid: false,
      status: "pendiente",
      Package: pack,
      pack,
      Customer: user,
      user,
    });
    expect(body.pack.fechas).toEqual([{ salida: departure.salida, vuelta: departure.llegada }]);
    expect(body.success).toBeUndefined();
  });

  it("takes dotted keys, and books once for one Idempotency-Key", async () => {
    const packId = await aPackage(app);
    const sent = {
      packId,
      numberOfPeople: 1,
      "fechas.salida": departure.salida,
      "fechas.llegada": departure.llegada,
    };
    const post = () =>
      app.as("cliente").rest("POST", "/order", sent, { "idempotency-key": `orden-${packId}` });
    const [first, again] = [await post(), await post()];
    expect([first.status, again.body.id]).toEqual([201, first.body.id]);
  });

  it.each([
    ["without dates", { fechas: undefined }, 400, "Fechas de salida y llegada son requeridas."],
    [
      "with one date",
      { fechas: { salida: departure.salida } },
      400,
      "Fechas de salida y llegada son requeridas.",
    ],
    [
      "on another day",
      { fechas: { salida: inDays(1), llegada: inDays(2) } },
      400,
      "El paquete no sale en esa fecha.",
    ],
    ["beyond the seats", { numberOfPeople: 13 }, 409, "No hay cupos suficientes para esa fecha. Quedan 12."],
  ] as const)("refuses one %s", async (_, input, status, message) => {
    const packId = await aPackage(app);
    const answer = await order("cliente", "POST", "", {
      packId,
      numberOfPeople: 1,
      fechas: departure,
      ...input,
    });
    expect([answer.status, answer.body.message]).toEqual([status, message]);
  });

  it("asks for a session", async () => {
    const answer = await order(null, "POST", "", { packId: 1, numberOfPeople: 1, fechas: departure });
    expect([answer.status, answer.body.message]).toEqual([401, "No hay token disponible"]);
  });
});

describe("GET /order", () => {
  it("answers a bare list without the annulled ones, unless they are asked for", async () => {
    const [kept, gone] = [await aReservation(app), await aReservation(app)];
    await cancelReservation(app, gone.id);
    const ids = async (who: Handle, query = "") =>
      ((await order(who, "GET", query)).body as { id: string }[]).map(({ id }) => id);
    for (const who of ["cliente", "lider", "contador"] as const) {
      expect(await ids(who)).toContain(kept.id);
      expect(await ids(who)).not.toContain(gone.id);
    }
    expect(await ids("lider", "?status=anulada")).toContain(gone.id);
    expect(await ids("lider", `?packId=${kept.packId}&isPaid=false&status=todos`)).toEqual([kept.id]);
    expect(await ids("lider", `?packId=${kept.packId}&isPaid=true`)).toEqual([]);
    expect(await ids("cliente2")).toEqual([]);
  });

  it("answers one to its customer and to who reads all, and to nobody else", async () => {
    const { id } = await aReservation(app);
    expect((await order("cliente", "GET", `/${id}`)).body).toMatchObject({ id, idOrder: id });
    const answer = await order("cliente2", "GET", `/${id}`);
    expect([answer.status, answer.body.message]).toEqual([404, "Orden de reserva no encontrada"]);
  });

  it("answers the orders of a person, and 404 when there are none", async () => {
    const { id } = await aReservation(app, { as: "cliente" });
    const mine = await order("cliente", "GET", `/user/${app.people.cliente.id}`);
    expect(mine.body.map((one: { id: string }) => one.id)).toContain(id);
    const none = await order("contador", "GET", `/user/${app.people.gerente2.id}`);
    expect([none.status, none.body.message]).toEqual([
      404,
      "No se encontraron órdenes de reserva para este usuario",
    ]);
    expect((await order("asesor", "GET", `/user/${app.people.cliente.id}`)).status).toBe(403);
  });
});

describe("PUT /order/{id}", () => {
  it('takes `"true"` for paid from staff, and ignores it from its customer', async () => {
    const { id } = await aReservation(app);
    const asked = await order("cliente", "PUT", `/${id}`, { isPaid: "true", status: "pagada" });
    expect([asked.status, asked.body.isPaid, asked.body.status]).toEqual([200, false, "pendiente"]);
    const set = await order("lider", "PUT", `/${id}`, { isPaid: "true" });
    expect([set.body.isPaid, set.body.status]).toEqual([true, "pagada"]);
    const unset = await order("lider", "PUT", `/${id}`, { isPaid: "false" });
    expect([unset.body.isPaid, unset.body.status]).toEqual([false, "pendiente"]);
  });

  describe("from a customer who says that it is paid", () => {
    const saysPaid = (id: string, said: object = { isPaid: "true" }) =>
      order("cliente", "PUT", `/${id}`, said).then(({ body }) => [body.isPaid, body.status]);
    const paying = async (orderId: string, number: string, monto = 2_500_000) =>
      app.as().ask(PAY_ONLINE, {
        input: { ...(await aCardOrder(app, orderId, { number, monto })), contractId: null, orderId },
      });
    // The provider sends nothing unasked here: its answers were asked for.
    beforeAll(() => fault(app, "lost"));

    it.each([
      ["approved", cardNumbers.approved, [true, "pagada"]],
      ["declined", cardNumbers.declined, [false, "pendiente"]],
    ])("answers what the provider says of it: %s", async (_, number, answer) => {
      const { id } = await aReservation(app);
      await paying(id, number);
      app.clock.advance({ seconds: 3 });
      expect(await saysPaid(id)).toEqual(answer);
    });

    it("queries a payment that another program made by the bare id, too, and credits it once", async () => {
      const { id } = await aReservation(app);
      const { acceptanceToken, acceptPersonalAuth, token } = await aCardOrder(app, id);
      await cardsOf(app).client.createTransaction({
        reference: id,
        amountInCents: 250_000_000,
        email: "ana@example.com",
        fullName: "Ana Ruiz",
        phone: null,
        redirectUrl: "https://agencia.test/gracias",
        acceptanceToken,
        method: { type: "CARD", token: String(token), installments: 1 },
        personalDataToken: acceptPersonalAuth,
      } as Parameters<ReturnType<typeof cardsOf>["client"]["createTransaction"]>[0]);
      app.clock.advance({ seconds: 3 });
      expect(await saysPaid(id, { status: "pagada" })).toEqual([true, "pagada"]);
      expect(await saysPaid(id)).toEqual([true, "pagada"]);
      const PAID = `query ($filter: PaymentFilter) { payments(filter: $filter) {
        items { monto status orderId } total } }`;
      const { payments } = await app.as("owner").ask(PAID, { filter: { orderId: id } });
      expect(payments).toEqual({
        items: [{ monto: 2_500_000, status: "verified", orderId: id }],
        total: 1,
      });
    });

    it("answers that it is unpaid where only a part was approved", async () => {
      const { id } = await aReservation(app);
      await paying(id, cardNumbers.approved, 1_000_000);
      app.clock.advance({ seconds: 3 });
      expect(await saysPaid(id)).toEqual([false, "pendiente"]);
    });
  });

  it("takes the whole order back, with dotted dates, and computes the total again", async () => {
    const later = { salida: inDays(60), vuelta: inDays(64) };
    const { id, packId } = await aReservation(app, {
      package: { fechas: [{ salida: departure.salida, vuelta: departure.llegada }, later] },
    });
    const { body: whole } = await order("lider", "GET", `/${id}`);
    const { status, body } = await order("lider", "PUT", `/${id}`, {
      ...whole,
      fechas: undefined,
      numberOfPeople: 4,
      totalPrice: 5,
      "fechas.salida": later.salida,
      "fechas.llegada": later.vuelta,
    });
    expect([status, body.totalPrice, body.packId]).toEqual([200, 5_000_000, packId]);
    expect(body.fechas).toEqual({ salida: later.salida, llegada: later.vuelta });
  });
});

describe("DELETE /order/{id}", () => {
  it("annuls it, the row stays, and a second time is refused", async () => {
    const { id } = await aReservation(app);
    const { status, body } = await order("cliente", "DELETE", `/${id}`);
    expect([status, body.success, body.message]).toEqual([
      200,
      true,
      "Orden de reserva eliminada correctamente",
    ]);
    expect((await order("cliente", "GET", `/${id}`)).body.status).toBe("anulada");
    expect((await order("cliente", "DELETE", `/${id}`)).status).toBe(409);
  });

  it("sends the customer of a paid one to the advisor; staff annuls it", async () => {
    const { id } = await aReservation(app);
    await order("lider", "PUT", `/${id}`, { isPaid: true });
    const refused = await order("cliente", "DELETE", `/${id}`);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "La reserva ya fue pagada. Contacta a tu asesor.",
    ]);
    expect((await order("lider", "DELETE", `/${id}`)).status).toBe(200);
  });
});
