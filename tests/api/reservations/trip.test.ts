import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { inDays, START } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  aReservation,
  cancelReservation,
  departure,
  type StoryReservation,
  updateReservation,
} from "../../support/story/reservations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const CALENDAR = `mutation ($id: ID) { makeTripCalendar(reservationId: $id) }`;
const SHARE = `mutation ($id: ID, $contract: ID, $traveller: ID) {
  shareTrip(reservationId: $id, contractId: $contract, travellerId: $traveller) }`;
const SHARES = `query ($id: ID) { tripShares(reservationId: $id) { id name openings } }`;
const END = `mutation ($id: ID!) { endTripShare(id: $id) }`;
const SHARED = `query ($id: ID!) { sharedTrip(id: $id) { traveller travellers vouchers { id }
  trip { origin destination about from to isCancelled inclusions { tipo text } } } }`;
const KEEP = `query ($id: ID!) { tripToKeep(id: $id) { page until } }`;

const client = () => app.as("cliente");
const later = { salida: inDays(200), vuelta: inDays(205) };
const aTrip = () =>
  aReservation(app, {
    package: {
      title: "Cartagena mágica",
      city: "Cartagena",
      detail: "Sol y mar",
      chars: ["Hotel", "Wifi"],
      fechas: [{ salida: departure.salida, vuelta: departure.llegada }, later],
    },
  });
/** Moves a reservation to a later departure of its package. */
const moveLater = async ({ id }: StoryReservation) => {
  app.clock.advance({ minutes: 1 });
  const { errors } = await updateReservation(app, id, {
    fechas: { salida: later.salida, llegada: later.vuelta },
  });
  expect(errors).toBeUndefined();
};
/** A link with which a client shares what they booked: its code, and the id of the share. */
async function aShare({ id }: StoryReservation): Promise<{ code: string; share: string }> {
  const { shareTrip } = await client().ask(SHARE, { id });
  const { tripShares } = await client().ask(SHARES, { id });
  return { code: new URL(shareTrip).pathname.replace("/v/", ""), share: tripShares[0].id };
}
const addressFor = async ({ id }: StoryReservation): Promise<string> =>
  (await client().ask(CALENDAR, { id })).makeTripCalendar;
const fetched = (address: string) => fetch(new URL(new URL(address).pathname, app.url));
const page = (code: string) => fetch(`${app.url}/v/${code}`, { headers: { accept: "text/html" } });
const sql = (text: string, ...values: unknown[]) => app.app.services.orm.em.fork().execute(text, values);

describe("a reserved trip that its client shares", () => {
  it("is read by its link without money, code or the reservation's id", async () => {
    const reservation = await aTrip();
    const { code, share } = await aShare(reservation);
    const answer = await app.withLink(code).ask(SHARED, { id: share });
    expect(answer.sharedTrip).toEqual({
      traveller: null,
      travellers: 2,
      vouchers: [],
      trip: {
        origin: "",
        destination: "Cartagena",
        about: "Cartagena mágica\n\nSol y mar",
        from: departure.salida,
        to: departure.llegada,
        isCancelled: false,
        inclusions: [
          { tipo: "alojamiento", text: "Hotel" },
          { tipo: "extras", text: "Wifi" },
        ],
      },
    });
    const text = await (await page(code)).text();
    expect(text).toContain("Tu viaje a Cartagena");
    expect(text).toContain("Sol y mar");
    expect(text + JSON.stringify(answer)).not.toMatch(/1[.]?250|2[.]?500/);
    expect(text + JSON.stringify(answer)).not.toContain(reservation.id);
    const { tripShares } = await client().ask(SHARES, { id: reservation.id });
    expect(tripShares).toEqual([{ id: share, name: null, openings: 1 }]);
  });

  it("is not found once its client ended the link, or the reservation is annulled", async () => {
    const [ended, annulled] = [await aTrip(), await aTrip()];
    const first = await aShare(ended);
    await client().ask(END, { id: first.share });
    expect((await page(first.code)).status).toBe(404);
    expectRefused(await client().gql(END, { id: first.share }), "NOT_FOUND", "Enlace no encontrado");
    const second = await aShare(annulled);
    await cancelReservation(app, annulled.id);
    expect((await page(second.code)).status).toBe(404);
    expectRefused(await app.withLink(second.code).gql(SHARED, { id: second.share }), "UNAUTHENTICATED");
    expectRefused(
      await client().gql(SHARE, { id: annulled.id }),
      "CONFLICT",
      "Solo se comparte una reserva vigente cuyo viaje no ha terminado",
    );
  });

  it("is of its own client alone, named once, and has no list of travellers", async () => {
    const { id } = await aTrip();
    const stranger = app.as("cliente2");
    const missing = "Orden de reserva no encontrada";
    expectRefused(await stranger.gql(SHARE, { id }), "NOT_FOUND", missing);
    expectRefused(await stranger.gql(CALENDAR, { id }), "NOT_FOUND", missing);
    expectRefused(await stranger.gql(KEEP, { id }), "NOT_FOUND", "Viaje no encontrado");
    expect((await stranger.ask(SHARES, { id })).tripShares).toEqual([]);
    const named = "Indica el contrato o la reserva del viaje";
    expectRefused(await client().gql(SHARE, {}), "BAD_USER_INPUT", named);
    expectRefused(await client().gql(SHARE, { id, contract: id }), "BAD_USER_INPUT", named);
    const traveller = await client().gql(SHARE, { id, traveller: id });
    expectRefused(traveller, "NOT_FOUND", "Pasajero no encontrado");
  });
});

describe("the calendar of a reserved trip", () => {
  it("has the new days, the same ids and a higher number after the departure changed", async () => {
    const reservation = await aTrip();
    const address = await addressFor(reservation);
    const answer = await fetched(address);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const before = await answer.text();
    expect(before).toContain("SUMMARY:Viaje a Cartagena");
    expect(before).not.toMatch(/Camila|1[.]?250/);
    await moveLater(reservation);
    const after = await (await fetched(address)).text();
    const uids = (text: string) => text.match(/UID:.*/g);
    expect(uids(after)).toEqual(uids(before));
    expect(after).toContain(`DTSTART;VALUE=DATE:${later.salida.replaceAll("-", "")}`);
    const sequenceOf = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1]);
    expect(sequenceOf(after)).toBeGreaterThan(sequenceOf(before));
  });

  it("lives until 30 days after the return that counts, the shared link until 7", async () => {
    const reservation = await aTrip();
    await addressFor(reservation);
    const { share } = await aShare(reservation);
    await moveLater(reservation);
    const ends = await sql(
      `select purpose, (expires_at at time zone 'America/Bogota')::date::text as day from links
       where record_id in (?, ?) and purpose in ('calendar', 'trip') order by purpose`,
      reservation.id,
      share,
    );
    expect(ends).toEqual([
      { purpose: "calendar", day: inDays(205 + 30) },
      { purpose: "trip", day: inDays(205 + 7) },
    ]);
  });

  it("says that the reservation was annulled, and is found by no old token", async () => {
    const reservation = await aTrip();
    const address = await addressFor(reservation);
    await cancelReservation(app, reservation.id);
    expect(await (await fetched(address)).text()).toContain("STATUS:CANCELLED");
    const again = await client().gql(CALENDAR, { id: reservation.id });
    expectRefused(again, "CONFLICT", "El viaje ya terminó o se canceló");
    await sql("update links set expires_at = ? where record_id = ?", START, reservation.id);
    const old = await fetched(address);
    expect(old.status).toBe(404);
    expect(await old.text()).toContain("Calendario no encontrado");
  });
});

describe("a reserved trip as a phone keeps it", () => {
  it("has its days and contacts without money, until a week after the return", async () => {
    const reservation = await aTrip();
    const { tripToKeep } = await client().ask(KEEP, { id: reservation.id });
    for (const text of ["Cartagena", "Sol y mar", "Contactos", "Guardado en este teléfono"])
      expect(tripToKeep.page).toContain(text);
    expect(tripToKeep.page).not.toMatch(/1[.]?250|2[.]?500/);
    const { share, code } = await aShare(reservation);
    const shared = await app.withLink(code).ask(KEEP, { id: share });
    expect(shared.tripToKeep.page).toContain("Sol y mar");
    expect(shared.tripToKeep.page).not.toContain(reservation.id);
    await cancelReservation(app, reservation.id);
    expectRefused(await client().gql(KEEP, { id: reservation.id }), "NOT_FOUND", "Viaje no encontrado");
  });
});
