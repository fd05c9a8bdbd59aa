const HEX_OF_MILLISECONDS = 12;

/**
 * Returns the lowest id that could have been generated the given number of milliseconds before another id.
 * Ids of the history are UUIDs of version 7, which begin with their time.
 */
export function idBefore(id: string, milliseconds: number): string {
  const madeAt = Number.parseInt(id.replaceAll("-", "").slice(0, HEX_OF_MILLISECONDS), 16);
  const hex = Math.max(0, madeAt - milliseconds)
    .toString(16)
    .padStart(HEX_OF_MILLISECONDS, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
