import type { Work } from "../../../core/mutation/work.ts";
import { CLIENTE } from "../../accounts/permissions.rules.ts";
import { User } from "../../accounts/user.entity.ts";
import { Quote } from "../quote.entity.ts";
import type { CreateQuoteInput } from "../quote.inputs.ts";
import { createQuote } from "./create-quote.ts";

/** Makes a quote for a registered client: their account counts, whatever e-mail is posted. */
export async function createQuoteForUser(work: Work, { userId, input }: { userId: number; input: CreateQuoteInput }): Promise<string> {
  const client = await work.find(User, { id: userId, role: CLIENTE, isActive: true }, "Usuario no encontrado");
  const id = await createQuote(work, input);
  const quote = await work.em.findOneOrFail(Quote, { id });
  quote.cliente = client;
  return id;
}
