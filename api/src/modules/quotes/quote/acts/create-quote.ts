import { badInput, forbidden } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { may, shortRoleLabel } from "../../../accounts/permissions.rules.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { clientByEmail } from "../request/quote-client.ts";
import { assignQuote, sellerFor } from "../seller/quote-sellers.ts";
import { MAY_NOT_CREATE } from "../quote.access.ts";
import { keepQuote, newQuote, priceOf } from "../request/quote-creation.ts";
import type { CreateQuoteInput } from "../quote.inputs.ts";

const SERVICE_SELLS_NOTHING = "Elige quién vende: una cuenta de servicio no vende.";

/** Creates a quote for the signed-in seller, or for the seller whom a leader selects. Returns its id. */
export async function createQuote(work: Work, { input }: { input: CreateQuoteInput }): Promise<string> {
  const { viewer } = work;
  if (!viewer || !may(viewer.role, "manageQuotes")) throw forbidden(MAY_NOT_CREATE);
  const quote = newQuote(work, input);
  quote.precioTotal = priceOf(input);
  quote.maker = work.em.getReference(User, viewer.id);
  quote.createdBy = `${viewer.name} (${shortRoleLabel(viewer.role)})`;
  quote.cliente = await clientByEmail(work, quote.emailCliente);
  const names = input.asesorId && input.asesorId !== viewer.id && may(viewer.role, "reassignQuotes");
  if (viewer.service && !names) throw badInput("asesorId", SERVICE_SELLS_NOTHING);
  const seller = names ? await sellerFor(work, viewer, input.asesorId ?? 0) : viewer;
  await keepQuote(work, quote);
  await assignQuote(work, quote, seller.id, null);
  await work.emit("quote.created", { quoteId: quote.id });
  return quote.id;
}
