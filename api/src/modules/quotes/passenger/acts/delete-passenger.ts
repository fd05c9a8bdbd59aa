import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { findPassenger } from "../passenger.access.ts";
import { raiseLists } from "../passenger-list-version.ts";
import { NAMED_IN_CONTRACT } from "../passenger.rules.ts";

/** Removes one person from the list; the holder cannot be removed. */
export async function deletePassenger(work: Work, { id }: { id: string }): Promise<string> {
  const { passenger, freedom } = await findPassenger(work, id);
  if (freedom !== "whole") throw conflict(NAMED_IN_CONTRACT);
  if (passenger.titular) throw conflict("El pasajero titular no se puede eliminar.");
  work.em.remove(passenger);
  await raiseLists(work, [passenger.quote.id]);
  work.audit("passenger.deleted", id, { quoteId: passenger.quote.id });
  return id;
}
