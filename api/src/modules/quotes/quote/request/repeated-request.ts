import { unaccented } from "../../../../core/colombia/plain.ts";
import type { Scope } from "../../../../core/mutation/scope.ts";
import { Quote } from "../quote.entity.ts";

/** Minutes within which the same trip, requested by the same person, counts as a repetition. */
const REPEATED_WITHIN = 10;

const place = (typed: string): string => unaccented(typed).toLowerCase().trim();

/**
 * Returns the request that a new one seems to repeat: by the same e-mail or telephone, to the same place on
 * the same day, within ten minutes. Call it after the number was drawn, which lets one request at a time
 * continue: of two at once the second finds the first. A repetition of a repetition repeats the first one.
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
