import type { FilterQuery } from "@mikro-orm/core";
import { validate } from "uuid";
import type { Work } from "../../../core/mutation/work.ts";
import { type TripKind, tripKindOf, type TripRef } from "./trip-kind.ts";

interface LockedTrip {
  readonly kind: TripKind;
  readonly record: object;
}

/** Loads and locks a trip as its own client. NOT_FOUND in the words of its kind. */
export async function lockOwnTrip(work: Work, { kind: name, id }: TripRef): Promise<LockedTrip> {
  const kind = tripKindOf(name);
  const own = { $and: [{ id }, kind.own(work.viewer, work.link)] } as FilterQuery<object>;
  const record = validate(id) ? await work.em.findOne(kind.entity, own) : null;
  if (!record) throw kind.missing();
  await work.lock(record);
  return { kind, record };
}
