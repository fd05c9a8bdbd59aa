import type { TakenNumberFilter } from "../../../graphql/schema.generated.ts";

/** What the address asks of the taken numbers; what it cannot mean is left out. */
export function takenFilterOf({ search, pagado, rifa }: Readonly<Record<string, string>>): TakenNumberFilter {
  return {
    search: search?.slice(0, 100) || undefined,
    isPaid: pagado === "si" ? true : pagado === "no" ? false : undefined,
    raffleId: rifa || undefined,
  };
}
