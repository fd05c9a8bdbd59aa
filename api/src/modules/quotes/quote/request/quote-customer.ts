import { normalDocumentType } from "../../../../core/colombia/documents.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { giveEmail, joinCustomer, type JoiningPerson } from "../../../customers/customer/join-customer.ts";
import { Passenger } from "../../passenger/passenger.entity.ts";
import type { Quote } from "../quote.entity.ts";

/**
 * Finds and stores the customer of a quote. The search uses the document of the holder if the holder is the
 * requester (same e-mail), then the client's account, then the e-mail. Called whenever one of these is
 * written.
 */
export async function joinQuote(work: Work, quote: Quote, isNew = false): Promise<void> {
  const { cliente: account, nombreCliente, emailCliente, telefonoCliente } = quote;
  const holder = isNew ? null : await holderOf(work, quote);
  const type = normalDocumentType(holder?.tipoDocumento ?? account?.tipoDocumento ?? "");
  const number = holder ? holder.documentoIdentidad : (account?.documentoIdentidad ?? null);
  const person: JoiningPerson = {
    name: nombreCliente,
    email: emailCliente,
    phone: telefonoCliente,
    document: type && number ? { type, number } : null,
    account: account && { id: account.id, email: account.emailVerified ? account.email : null },
  };
  if (!isNew && quote.customer && emailCliente) await giveEmail(work, quote.customer.id, emailCliente);
  quote.customer = await joinCustomer(work, person, "quote");
}

/** Returns the holder among a quote's passengers if the holder is the requester and has a document. */
function holderOf({ em }: Work, { id, emailCliente: email }: Quote): Promise<Passenger | null> {
  // Without an e-mail nothing shows that the holder is the requester.
  if (email === "") return Promise.resolve(null);
  return em.findOne(Passenger, { quote: { id }, titular: true, email, documentoIdentidad: { $ne: null } });
}
