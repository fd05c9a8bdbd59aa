import type { FilterQuery } from "@mikro-orm/core";
import { validate } from "uuid";
import type { Context } from "../../../core/context.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { quoted, raw, sql } from "../../../core/read/sql.ts";
import { type TripKind, tripKindOf, type TripRef } from "./trip-kind.ts";

interface LockedTrip {
  readonly kind: TripKind;
  readonly record: object;
}

/** Returns whether the caller is the client of a trip. */
export async function isOwnTrip({ read, viewer, link, services }: Context, trip: TripRef): Promise<boolean> {
  const { entity, own } = tripKindOf(trip.kind);
  const where = read.where(entity, { $and: [{ id: trip.id }, own(viewer, link)] } as object, "x");
  const table = raw(quoted(services.orm.getMetadata().get(entity).tableName));
  const found = await read.rows(sql`select 1 from ${table} x where ${where}`);
  return found.length > 0;
}

/** Loads and locks one of the calling client's own trips. NOT_FOUND with the message for its kind. */
export async function lockOwnTrip(work: Work, { kind: name, id }: TripRef): Promise<LockedTrip> {
  const kind = tripKindOf(name);
  const own = { $and: [{ id }, kind.own(work.viewer, work.link)] } as FilterQuery<object>;
  const record = validate(id) ? await work.em.findOne(kind.entity, own) : null;
  if (!record) throw kind.missing();
  await work.lock(record);
  return { kind, record };
}
