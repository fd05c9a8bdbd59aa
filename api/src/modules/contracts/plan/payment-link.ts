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
 * Creates a link to the client's page of a contract, and returns its URL. Each mail has its own link, and
 * links in earlier mails stay valid. The link expires 60 days after the return or the last due day,
 * whichever is later; when both are past, 60 days from now. A link shown to staff records its maker.
 */
export async function paymentLink(
  work: Work,
  contract: Contract,
  maker: Viewer | null = null,
): Promise<string> {
  return tripAddress(work, contract, await newPaymentToken(work, contract, maker));
}

/**
 * Creates a link to a contract's payments, and returns its token; a link shown to staff records its maker.
 */
export async function newPaymentToken(
  work: Work,
  contract: Contract,
  maker: Viewer | null = null,
): Promise<string> {
  const ends = await paymentLinkEnds(work, contract);
  return makeLink(work, "payment", contract.id, ends, { makerId: maker?.id ?? null }).token;
}

/** Returns the URL of the client's page of a contract, which the token of a payment link opens. */
export function tripAddress({ services: { config } }: Work, { id }: Contract, token: string): string {
  return `${config.publicUrl}${addressOf("payment", { contractId: id })}?token=${token}`;
}

/** Creates a link to a contract's payments, derived from the caller's link, and returns its token. */
export const nextPaymentToken = async (work: Work, contract: Contract): Promise<string> =>
  issueNextLink(work, "payment", contract.id, await paymentLinkEnds(work, contract));

/**
 * Stores the payment link printed in a contract's document, after the document is uploaded. Because staff
 * read the document too, the link records its maker; like a link shown to staff, it allows reading and
 * paying.
 */
export async function keepPrintedLink(work: Work, contract: Contract, token: string): Promise<void> {
  const ends = await paymentLinkEnds(work, contract);
  const makerId = may(work.viewer?.role, "seeDashboard") ? (work.viewer?.id ?? null) : null;
  makeLink(work, "payment", contract.id, ends, { token, makerId, inDocument: true });
}

/**
 * Returns the expiry of a payment link: 60 days after the return or the last due date, whichever is later. A
 * link made after that time, for example with a replacement invoice, is valid for 60 days.
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
