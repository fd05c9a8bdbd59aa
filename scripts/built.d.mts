/**
 * Builds those of the named parts that are missing or older than their sources; answers the exit code, 0 when
 * all stand.
 */
export function build(...names: ("api" | "web")[]): number;
