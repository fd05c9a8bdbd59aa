import { normalEmail } from "../../../../core/colombia/emails.ts";
import { notFound } from "../../../../core/failure.ts";
import { fieldsFirst } from "../../../../core/input/fields-first.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { CLIENTE } from "../../../accounts/permissions.rules.ts";
import { administers } from "../../../accounts/staff.rules.ts";
import { User } from "../../../accounts/account/user.entity.ts";
import { visibleQuotes } from "../quote.access.ts";
import { Quote } from "../quote.entity.ts";
import { joinQuote } from "../request/quote-customer.ts";
import type { CreateQuoteForUserInput } from "../quote.inputs.ts";
import { priceOf, refuseWrongRequest } from "../request/quote-creation.ts";
import { createQuote } from "./create-quote.ts";

const NO_USER = "Usuario no encontrado";

/**
 * Creates a quote for a registered client; missing requester data are taken from the client's account.
 * Sellers must enter the account's e-mail or already have a quote of that client; otherwise they could find
 * out account owners by trying ids.
 */
export async function createQuoteForUser(
  work: Work,
  { userId, input }: { userId: number; input: CreateQuoteForUserInput },
): Promise<string> {
  const client = await fieldsFirst(knownClient(work, userId, input.emailCliente ?? null), () => {
    refuseWrongRequest(work, input);
    priceOf(input);
  });
  const id = await createQuote(work, {
    input: {
      ...input,
      nombreCliente: input.nombreCliente?.trim() || `${client.name} ${client.lastname}`,
      emailCliente: input.emailCliente?.trim() || client.email,
      telefonoCliente: input.telefonoCliente?.trim() || (client.phone ?? ""),
    },
  });
  const quote = await work.em.findOneOrFail(Quote, { id });
  if (quote.cliente?.id !== client.id) {
    quote.cliente = client;
    await joinQuote(work, quote, true);
  }
  return id;
}

async function knownClient(work: Work, userId: number, email: string | null): Promise<User> {
  const client = await work.find(User, { id: userId, role: CLIENTE, isActive: true }, NO_USER);
  if (!(await knows(work, client, email))) throw notFound(NO_USER);
  return client;
}

async function knows({ em, viewer }: Work, client: User, email: string | null): Promise<boolean> {
  if (!viewer) return false;
  if (administers(viewer) || (email !== null && normalEmail(email) === client.email)) return true;
  return (await em.count(Quote, { $and: [{ cliente: client.id }, visibleQuotes(viewer, null)] })) > 0;
}
