import { normalEmail } from "../../../../core/colombia/emails.ts";
import { notFound } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { CLIENTE } from "../../../accounts/permissions.rules.ts";
import { administers } from "../../../accounts/staff.rules.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { visibleQuotes } from "../quote.access.ts";
import { Quote } from "../quote.entity.ts";
import { joinQuote } from "../request/quote-customer.ts";
import type { CreateQuoteForUserInput } from "../quote.inputs.ts";
import { createQuote } from "./create-quote.ts";

const NO_USER = "Usuario no encontrado";

/**
 * Makes a quote for a registered client: their account counts, and gives what is left out of who asks.
 * Sellers name the account's e-mail, or have a quote of that client already: nobody learns whose an account
 * number is by trying it.
 */
export async function createQuoteForUser(
  work: Work,
  { userId, input }: { userId: number; input: CreateQuoteForUserInput },
): Promise<string> {
  const client = await work.find(User, { id: userId, role: CLIENTE, isActive: true }, NO_USER);
  if (!(await knows(work, client, input.emailCliente ?? null))) throw notFound(NO_USER);
  const id = await createQuote(work, {
    ...input,
    nombreCliente: input.nombreCliente?.trim() || `${client.name} ${client.lastname}`,
    emailCliente: input.emailCliente?.trim() || client.email,
    telefonoCliente: input.telefonoCliente?.trim() || (client.phone ?? ""),
  });
  const quote = await work.em.findOneOrFail(Quote, { id });
  if (quote.cliente?.id !== client.id) {
    quote.cliente = client;
    await joinQuote(work, quote, true);
  }
  return id;
}

async function knows({ em, viewer }: Work, client: User, email: string | null): Promise<boolean> {
  if (!viewer) return false;
  if (administers(viewer) || (email !== null && normalEmail(email) === client.email)) return true;
  return (await em.count(Quote, { $and: [{ cliente: client.id }, visibleQuotes(viewer, null)] })) > 0;
}
