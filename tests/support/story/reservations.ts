import type { TestApp } from "../app.ts";
import { inDays, TODAY } from "../calendar.ts";
import type { Handle } from "../people.ts";
import { signedInNow } from "../sign-in.ts";
import { aPackage } from "./catalog.ts";

/** Fields of a reservation that the tests read. */
const SHOWN = `id code userId packId numberOfPeople unitPrice totalPrice paid balance waiting status isPaid
  dueAt paidAt cancelCause cancelReason version fechas { salida llegada }
  pack { fechas { salida disponibles } }
  vouchedBy { id } bookedBy { id }`;

export const BOOK = `mutation ($input: BookReservationInput!, $key: String) {
  bookReservation(input: $input, idempotencyKey: $key) { ${SHOWN} } }`;
export const UPDATE_RESERVATION = `mutation ($id: ID!, $input: UpdateReservationInput!) {
  updateReservation(id: $id, input: $input) { ${SHOWN} } }`;
export const CANCEL_RESERVATION = `mutation ($id: ID!, $input: CancelReservationInput) {
  cancelReservation(id: $id, input: $input) { ${SHOWN} } }`;

export const ATTACH_RESERVATION_VOUCHER = `mutation ($id: ID!, $file: Upload!, $replaces: ID) {
  attachReservationVoucher(reservationId: $id, file: $file, replaces: $replaces) {
    id vouchers { id filename url endedAt replacedById } } }`;

/** A reservation as the tests read it. */
export interface StoryReservation {
  readonly id: string;
  readonly packId: number;
  readonly status: string;
  readonly totalPrice: number;
}

/** The days of the package's only departure in the story. */
export const departure = { salida: inDays(51), llegada: inDays(54) };

/** Books seats of a package, by default two on its departure; returns the answer. */
export const book = (
  app: TestApp,
  packId: number,
  { as: who = "cliente", key, ...input }: { as?: Handle; key?: string } & Record<string, unknown> = {},
) => app.as(who).gql(BOOK, { input: { packId, numberOfPeople: 2, fechas: departure, ...input }, key });

/** Two seats of a package of their own at 1,250,000 COP each, pending; options as for {@link book}. */
export async function aReservation(
  app: TestApp,
  options: Parameters<typeof book>[2] & { readonly package?: object } = {},
): Promise<StoryReservation> {
  const { package: pack = {}, ...input } = options;
  const { data, errors } = await book(app, await aPackage(app, pack), input);
  if (!data) throw new Error(`refused: ${JSON.stringify(errors)}`);
  return data["bookReservation"] as StoryReservation;
}

/** Changes a reservation; its answer. */
export const updateReservation = (app: TestApp, id: string, input: object, who: Handle = "lider") =>
  app.as(who).gql(UPDATE_RESERVATION, { id, input });

/** Annuls a reservation; its answer. */
export const cancelReservation = (
  app: TestApp,
  id: string,
  who: Handle = "lider",
  motivo: string | null = "Cambió de planes",
) => app.as(who).gql(CANCEL_RESERVATION, { id, input: { motivo } });

/** A reservation in its present state, as the administration reads it. */
export async function reservationOf(app: TestApp, id: string) {
  const admin = await signedInNow(app, "admin");
  const { reservation } = await admin.ask(`query ($id: ID!) { reservation(id: $id) { ${SHOWN} } }`, { id });
  return reservation;
}

/** The seats that are left of a package's first departure. */
export async function seatsLeft(app: TestApp, packId: number): Promise<number> {
  const { package: pack } = await app
    .as()
    .ask(`query ($id: Int!) { package(id: $id) { fechas { disponibles } } }`, { id: packId });
  return (pack as { fechas: { disponibles: number }[] }).fechas[0]!.disponibles;
}

const PAY = `mutation ($id: ID!, $input: ReservationPaymentInput!) {
  registerReservationPayment(id: $id, input: $input) { id orderId status } }`;

/** Registers a payment of a reservation, by default half a million by transfer; returns the answer. */
export const registerFor = (app: TestApp, id: string, input: object = {}, who: Handle = "lider") =>
  app.as(who).gql(PAY, { id, input: { monto: 500_000, fechaPago: TODAY, ...input } });

/** A payment of a reservation that awaits verification; answers its id. */
export async function payReservation(app: TestApp, id: string, input: object = {}): Promise<string> {
  const { data, errors } = await registerFor(app, id, input);
  if (!data) throw new Error(`refused: ${JSON.stringify(errors)}`);
  return (data["registerReservationPayment"] as { id: string }).id;
}
