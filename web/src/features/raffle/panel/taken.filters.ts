import type { TakenNumberFilter } from "../../../graphql/schema.generated.ts";

/** Returns the filter of the taken numbers from the address parameters; invalid values are left out. */
export function takenFilterOf({ search, pagado, rifa }: Readonly<Record<string, string>>): TakenNumberFilter {
  return {
    search: search?.slice(0, 100) || undefined,
    isPaid: pagado === "si" ? true : pagado === "no" ? false : undefined,
    raffleId: rifa || undefined,
  };
}
