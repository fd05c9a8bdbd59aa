import { beforeAll, describe, expect, it } from "vitest";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { aPaymentLink } from "../../support/story/client-page.ts";
import { anAgencyPicture } from "../../support/story/content.ts";
import { aSignedContract } from "../../support/story/contracts.ts";
import { aPackage } from "../../support/story/catalog.ts";
import { aReservation } from "../../support/story/reservations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
});

const TRIP = `query ($id: ID!) { ownContract(id: $id) { trip { picture creditos stays { picture } } } }`;
const EDIT = `mutation ($id: ID!, $input: UpdateAgencyPictureInput!) {
  updateAgencyPicture(id: $id, input: $input) { id } }`;
const PACKAGE = `query ($id: Int!) { package(id: $id) { creditos } }`;
const SHARE = `mutation ($id: ID!) { shareTrip(reservationId: $id) }`;
const SHARES = `query ($id: ID!) { tripShares(reservationId: $id) { id } }`;
const SHARED = `query ($id: ID!) { sharedTrip(id: $id) { trip { picture creditos } } }`;

/** A picture of the library whose licence asks for its author. */
const aCreditedPicture = (name: string, colour: string) =>
  anAgencyPicture(app, { name, kind: "hotel", licence: "cc_by_sa", author: "Ana Gil" }, colour);
const credits = ["Foto: Ana Gil (CC BY-SA)"];

describe("a picture whose licence asks for its author", () => {
  it("is credited on the trip page, and removed once its licence is in doubt", async () => {
    const { id: picture, address } = await aCreditedPicture("Casa Ceiba", "#a1b203");
    const hotel = { nombre: "Casa Ceiba", noches: 5, costoNoche: 100_000 };
    const { id } = await aSignedContract(app, { quote: { input: { hotel } } });
    const client = app.withLink(await aPaymentLink(app, id));
    const shown = async () => (await client.ask(TRIP, { id })).ownContract.trip;
    expect(await shown()).toEqual({ picture: address, creditos: credits, stays: [{ picture: address }] });
    const input = { kind: "hotel", name: "Casa Ceiba", licence: "desconocida" };
    await app.as("admin").ask(EDIT, { id: picture, input });
    expect(await shown()).toEqual({ picture: null, creditos: [], stays: [{ picture: null }] });
  });

  it("is credited on the page of its package and on the trip that is booked of it", async () => {
    const { address } = await aCreditedPicture("Casa Palma", "#0142c3");
    const { id, packId } = await aReservation(app, { package: { images: [address] } });
    expect((await app.as(null).ask(PACKAGE, { id: packId })).package).toEqual({ creditos: credits });
    const client = app.as("cliente");
    const friend = app.withLink(new URL((await client.ask(SHARE, { id })).shareTrip).pathname.slice(3));
    const [share] = (await client.ask(SHARES, { id })).tripShares;
    const { sharedTrip } = await friend.ask(SHARED, { id: share.id });
    expect(sharedTrip.trip).toEqual({ picture: address, creditos: credits });
    const plain = await aPackage(app);
    expect((await app.as(null).ask(PACKAGE, { id: plain })).package).toEqual({ creditos: [] });
  });
});
