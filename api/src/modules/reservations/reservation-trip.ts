import type { Context } from "../../core/context.ts";
import { conflict, notFound } from "../../core/failure.ts";
import { bind, sql } from "../../core/read/sql.ts";
import { CLIENTE } from "../accounts/permissions.rules.ts";
import { charLabel } from "../catalog/package.rules.ts";
import { shownPictures } from "../catalog/package-words.rules.ts";
import { creditsOf } from "../content/picture/picture.rules.ts";
import { type AddressRights, pictureRightsSql } from "../content/picture/picture.sql.ts";
import { ownVouchers } from "../contracts/trip/own-vouchers.ts";
import { type TripFacts, tripKind } from "../contracts/trip/trip-kind.ts";
import type { Trip } from "../contracts/trip/trip.types.ts";
import { NO_RESERVATION } from "./reservation.access.ts";
import { Reservation } from "./reservation.entity.ts";

/** Reservations as a kind of trip. */
export const reservationTrips = tripKind({
  name: "reservation",
  entity: Reservation,
  missing: () => notFound(NO_RESERVATION),
  unshared: () => conflict("Solo se comparte una reserva vigente cuyo viaje no ha terminado"),
  own: (viewer) => (viewer?.role === CLIENTE ? { customer: viewer.id } : { $or: [] }),
  stateOf: ({ status, llegada }) => ({
    last: llegada,
    isCancelled: status === "anulada",
    isAgreed: true,
  }),
  client: () => null,
  traveller: () => Promise.reject(notFound("Pasajero no encontrado")),
  facts: reservationFacts,
  read: reservationTrip,
  vouchers: (context, id) => ownVouchers(context, { kind: "reservation", id }),
});

async function reservationFacts({ read }: Context, id: string): Promise<TripFacts | null> {
  const [row] = await read.rows<Omit<TripFacts, "changedAt" | "advisor"> & { readonly changed: string }>(
    sql`select r.llegada as last, r.number_of_people as travellers, r.status = 'anulada' as "isCancelled",
      floor(extract(epoch from changes.at - r.created_at))::int as sequence,
      to_json(changes.at) #>> '{}' as changed
    from reservations r join packages p on p.id = r.package_id
    cross join lateral (select greatest(r.updated_at, p.updated_at) as at) changes
    where r.id = ${id}`,
  );
  return row ? { ...row, advisor: null, changedAt: new Date(row.changed) } : null;
}

interface Booked extends Pick<
  Trip,
  "destination" | "from" | "to" | "daysLeft" | "isCancelled" | "isNational"
> {
  readonly title: string;
  readonly detail: string;
  readonly images: readonly string[];
  readonly rights: readonly AddressRights[];
  readonly chars: readonly string[];
}

/** Kinds of services by characteristic of a package; every other characteristic is an extra. */
const kindsOfChars: Readonly<Record<string, Trip["inclusions"][number]["tipo"]>> = {
  Hotel: "alojamiento",
  aereos: "tickets",
  Desayuno: "alimentacion",
};

/** Returns the trip of a reservation that the viewer may read, from its package. */
async function reservationTrip({ read }: Context, id: string): Promise<Trip> {
  const [row] = await read.rows<Booked>(
    sql`select p.city as destination, r.salida as from, r.llegada as to,
      r.salida - ${bind.today} as "daysLeft", r.status = 'anulada' as "isCancelled",
      p.destino = 'Nacionales' as "isNational", p.title, p.detail, p.images, p.chars,
      ${pictureRightsSql(sql`p.images`)} as rights
    from reservations r join packages p on p.id = r.package_id where r.id = ${id}`,
  );
  if (!row) throw notFound(NO_RESERVATION);
  const { title, detail, images, chars, rights, ...trip } = row;
  const picture = shownPictures({ title, images, city: trip.destination })[0] ?? null;
  return {
    ...trip,
    origin: "",
    about: [title, detail].filter((text) => text.trim()).join("\n\n"),
    picture,
    creditos: creditsOf(rights.filter(({ address }) => address === picture)),
    flights: [],
    stays: [],
    days: [],
    inclusions: chars.map((char) => ({ tipo: kindsOfChars[char] ?? "extras", text: charLabel(char) })),
    exclusions: [],
  };
}
