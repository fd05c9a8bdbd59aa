import { unaccented } from "../../../../core/colombia/plain.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { Quote } from "../quote.entity.ts";

/** Number of minutes within which a request for the same trip by the same person counts as repeated. */
const REPEATED_WITHIN = 10;

const place = (typed: string): string => unaccented(typed).toLowerCase().trim();

/**
 * Returns the earlier request that a new one seems to repeat: same e-mail or phone, same place and day,
 * within ten minutes. Call it after the number was assigned: assigning numbers is serialized, so the second
 * of two concurrent requests finds the first. For a request that is itself a repetition, the first request is
 * returned.
 */
export async function repeatedRequest({ em, now }: Scope, quote: Quote): Promise<Quote | null> {
  const { id, emailCliente, telefonoCliente, fechaIda, destino } = quote;
  const lately = await em.find(
    Quote,
    {
      id: { $ne: id },
      createdAt: { $gte: new Date(now.getTime() - REPEATED_WITHIN * 60_000) },
      isExternal: true,
      fechaIda,
      $or: [{ emailCliente }, { telefonoCliente }],
    },
    { orderBy: { createdAt: "desc", id: "desc" }, populate: ["repeats"] },
  );
  const earlier = lately.find((other) => place(other.destino) === place(destino)) ?? null;
  return earlier?.repeats ?? earlier;
}
