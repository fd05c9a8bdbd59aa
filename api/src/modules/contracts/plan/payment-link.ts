import { addressOf } from "../../../core/addresses.ts";
import { linkEnds } from "../../../core/auth/lifetimes.ts";
import { issueNextLink, makeLink } from "../../../core/links/links.ts";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { endOfDay } from "../../../core/colombia/days.ts";
import { may } from "../../accounts/permissions.rules.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { PlanLine } from "./plan-line.entity.ts";
import type { Contract } from "../contract/contract.entity.ts";

/**
 * Makes the address of a client's own page of their contract, with a link of its own: each mail has a new
 * one, and links in earlier mails stay valid. It lives until 60 days after the return or the last due day,
 * whichever is later; when both are over, 60 days from now. A link that is shown to staff stores its maker.
 */
export async function paymentLink(
  work: Work,
  contract: Contract,
  maker: Viewer | null = null,
): Promise<string> {
  return tripAddress(work, contract, await newPaymentToken(work, contract, maker));
}

/** Makes a link to a contract's payments, and answers its token; one shown to staff carries its maker. */
export async function newPaymentToken(
  work: Work,
  contract: Contract,
  maker: Viewer | null = null,
): Promise<string> {
  const ends = await paymentLinkEnds(work, contract);
  return makeLink(work, "payment", contract.id, ends, { makerId: maker?.id ?? null }).token;
}

/** Returns the address of a client's own page of their contract, which a payment link's token opens. */
export function tripAddress({ services: { config } }: Work, { id }: Contract, token: string): string {
  return `${config.publicUrl}${addressOf("payment", { contractId: id })}?token=${token}`;
}

/** Makes the link to a contract's payments that follows the caller's own, and answers its token. */
export const nextPaymentToken = async (work: Work, contract: Contract): Promise<string> =>
  issueNextLink(work, "payment", contract.id, await paymentLinkEnds(work, contract));

/**
 * Keeps the link to pay in a document of the contract, once its bytes are kept. Staff reads the document too:
 * the link stores the person who made it and, like a link shown to staff, reads and pays.
 */
export async function keepPrintedLink(work: Work, contract: Contract, token: string): Promise<void> {
  const ends = await paymentLinkEnds(work, contract);
  const makerId = may(work.viewer?.role, "seeDashboard") ? (work.viewer?.id ?? null) : null;
  makeLink(work, "payment", contract.id, ends, { token, makerId, inDocument: true });
}

/**
 * Returns the end of a payment link: 60 days after the return or the last due date, whichever is later. A
 * link made later than that, such as with an invoice that replaced another, lives 60 days all the same.
 */
async function paymentLinkEnds(work: Work, contract: Contract): Promise<Date> {
  const plan = await work.em.find(PlanLine, { contract: contract.id });
  const days = [
    contract.fechaFinViaje ?? contract.fechaInicioViaje,
    ...plan.map(({ fechaVencimiento }) => fechaVencimiento),
  ];
  const last = days.reduce((latest, day) => (day > latest ? day : latest));
  const ends = linkEnds("payment", endOfDay(last));
  return ends > work.now ? ends : linkEnds("payment", work.now);
}
