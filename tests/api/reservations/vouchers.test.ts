import { beforeAll, describe, expect, it } from "vitest";
import { personalFiles } from "../../../api/src/modules/accounts/personal-data/personal-data.reads.ts";
import { personalReservations } from "../../../api/src/modules/reservations/personal-data.parts.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import { aReceipt } from "../../support/story/purchases.ts";
import {
  aReservation,
  ATTACH_RESERVATION_VOUCHER as ATTACH,
  cancelReservation,
  updateReservation,
} from "../../support/story/reservations.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const REMOVE = `mutation ($id: ID!) { removeReservationVoucher(id: $id) { id vouchers { id endedAt } } }`;
const OWN = `query ($id: ID) { tripVouchers(reservationId: $id) { id itemId service filename url } }`;
const STORED = `query ($id: ID!) { reservation(id: $id) { vouchers { filename } } }`;

interface Voucher {
  readonly id: string;
  readonly filename: string;
  readonly url: string;
}

const admin = () => app.as("admin");
const client = () => app.as("cliente");
async function aPaidReservation(): Promise<string> {
  const { id } = await aReservation(app, { package: { title: "Cartagena mágica" } });
  const { errors } = await updateReservation(app, id, { isPaid: true }, "admin");
  expect(errors).toBeUndefined();
  return id;
}
async function attach(id: string, name: string, replaces: string | null = null): Promise<Voucher[]> {
  const { attachReservationVoucher } = await admin().ask(ATTACH, { id, replaces }, { file: aReceipt(name) });
  return attachReservationVoucher.vouchers;
}
const seenBy = async (id: string): Promise<Voucher[]> => (await client().ask(OWN, { id })).tripVouchers;
const opened = (url: string) => {
  const { pathname, search } = new URL(url, app.url);
  return fetch(new URL(pathname + search, app.url));
};

describe("a ticket or voucher of a reservation", () => {
  it("is seen by its customer, who gets one mail and one notice a day, and opens by its address", async () => {
    const id = await aPaidReservation();
    await attach(id, "tiquete.png");
    await attach(id, "hotel.png");
    const vouchers = await seenBy(id);
    expect(vouchers).toMatchObject([
      { itemId: null, service: "Cartagena mágica", filename: "tiquete.png" },
      { itemId: null, service: "Cartagena mágica", filename: "hotel.png" },
    ]);
    expect((await opened(vouchers[0]!.url)).headers.get("content-type")).toBe("image/png");
    const mails = (await app.outbox("cliente@travesia.test")).filter(
      ({ subject, text }) => subject === "Documentos para tu viaje a Cartagena mágica" && text.includes(id),
    );
    expect(mails).toHaveLength(1);
    const NOTICES = `{ notifications(limit: 50) { items { type link } } }`;
    const { items } = (await client().ask(NOTICES)).notifications;
    expect(items.filter(({ link }: { link: string }) => link.includes(id))).toContainEqual({
      type: "vouchers_added",
      link: expect.stringContaining(id),
    });
  });

  it("gives its place to another one, and is removed; both stay in the history", async () => {
    const id = await aPaidReservation();
    const [first] = await attach(id, "viejo.png");
    const both = await attach(id, "nuevo.png", first!.id);
    expect(both).toMatchObject([
      { filename: "viejo.png", endedAt: expect.any(String), replacedById: both[1]!.id },
      { filename: "nuevo.png", endedAt: null },
    ]);
    expect(await seenBy(id)).toMatchObject([{ filename: "nuevo.png" }]);
    await admin().ask(REMOVE, { id: both[1]!.id });
    expect(await seenBy(id)).toEqual([]);
    expectRefused(
      await admin().gql(REMOVE, { id: both[1]!.id }),
      "CONFLICT",
      "Este documento ya se cambió o se quitó",
    );
    const HISTORY = `query ($id: String!) {
      recordHistory(record: reservation, id: $id) { items { text note } } }`;
    const { items } = (await app.as("owner").ask(HISTORY, { id })).recordHistory;
    expect(items.slice(0, 2)).toEqual([
      { text: expect.stringContaining("quitó un documento de viaje"), note: "nuevo.png" },
      {
        text: expect.stringContaining("cambió un documento de viaje"),
        note: "nuevo.png, en lugar de viejo.png",
      },
    ]);
  });

  it("is attached by who manages reservations, to one that is paid", async () => {
    const pending = await aReservation(app);
    const file = aReceipt();
    const early = "Los tiquetes y vouchers se adjuntan cuando la reserva está pagada.";
    expectRefused(await admin().gql(ATTACH, { id: pending.id }, { file }), "CONFLICT", early);
    await cancelReservation(app, pending.id, "admin");
    expectRefused(await admin().gql(ATTACH, { id: pending.id }, { file }), "CONFLICT", early);
    const id = await aPaidReservation();
    expectRefused(await client().gql(ATTACH, { id }, { file }), "FORBIDDEN");
    expectRefused(await app.as("contador").gql(ATTACH, { id }, { file }), "FORBIDDEN");
    const text = { filename: "a.pdf", type: "application/pdf", bytes: Buffer.from("nada") };
    expectRefused(
      await admin().gql(ATTACH, { id }, { file: text }),
      "BAD_USER_INPUT",
      "Solo se permiten archivos JPG, PNG o PDF",
    );
    const [strange] = await attach(await aPaidReservation(), "ajeno.png");
    expectRefused(
      await admin().gql(ATTACH, { id, replaces: strange!.id }, { file }),
      "NOT_FOUND",
      "Documento de viaje no encontrado",
    );
    expect(await seenBy(id)).toEqual([]);
  });

  it("is found by no other customer, and its list with removed ones is for staff", async () => {
    const id = await aPaidReservation();
    await attach(id, "tiquete.png");
    expectRefused(await app.as("cliente2").gql(OWN, { id }), "NOT_FOUND", "Viaje no encontrado");
    expectRefused(await client().gql(OWN, { id: "no-es-un-id" }), "NOT_FOUND", "Viaje no encontrado");
    expect((await client().ask(STORED, { id })).reservation).toEqual({ vouchers: null });
    expect((await admin().ask(STORED, { id })).reservation.vouchers).toEqual([{ filename: "tiquete.png" }]);
  });

  it("is kept with its trip on a phone, and is in its customer's data with its file", async () => {
    const id = await aPaidReservation();
    const [voucher] = await attach(id, "para-guardar.png");
    const KEEP = `query ($id: ID!, $chosen: [ID!]!) { tripToKeep(id: $id, vouchers: $chosen) { page } }`;
    const { tripToKeep } = await client().ask(KEEP, { id, chosen: [voucher!.id] });
    expect(tripToKeep.page).toContain("para-guardar.png");
    const files = await personalFiles(
      app.app.services.orm.em.fork(),
      personalReservations,
      app.people.cliente.id,
    );
    expect(files.map(({ filename }) => filename)).toContain("Cartagena mágica - para-guardar.png");
  });
});
