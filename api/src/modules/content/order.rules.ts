import { conflict } from "../../core/failure.ts";

const CHANGED = "La lista cambió mientras la ordenabas. Actualiza e intenta de nuevo.";

/**
 * Sorts records by `ids`: sets the position of each, from 0.
 * @throws Refusal CONFLICT unless `ids` contains the id of each record exactly once.
 */
export function placeInOrder(
  records: readonly { readonly id: string; position: number }[],
  ids: readonly string[],
): void {
  const places = new Map(ids.map((id, place) => [id, place]));
  if (ids.length !== records.length || records.some(({ id }) => !places.has(id))) throw conflict(CHANGED);
  for (const record of records) record.position = places.get(record.id) ?? record.position;
}

/** Returns the position after all others. */
export const lastPlace = (records: readonly { readonly position: number }[]): number =>
  records.reduce((last, { position }) => Math.max(last, position + 1), 0);
