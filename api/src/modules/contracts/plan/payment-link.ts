import { addressOf } from "../../../core/addresses.ts";
import { linkEnds } from "../../../core/auth/lifetimes.ts";
import { makeLink } from "../../../core/auth/links.ts";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { endOfDay } from "../../../core/colombia/days.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { PlanLine } from "./plan-line.entity.ts";
import type { Contract } from "../contract/contract.entity.ts";

/**
 * Makes the address of a client's own page of their contract, with a link of its own: each mail carries a
 * new one, and those of earlier mails stay valid. It lives until 60 days after the return or the last day by
 * which something is due, whichever is later. One that staff is shown carries its maker.
 */
export async function paymentLink(
  work: Work,
  contract: Contract,
  maker: Viewer | null = null,
): Promise<string> {
  const plan = await work.em.find(PlanLine, { contract: contract.id });
  const days = [
    contract.fechaFinViaje ?? contract.fechaInicioViaje,
    ...plan.map(({ fechaVencimiento }) => fechaVencimiento),
  ];
  const last = days.reduce((latest, day) => (day > latest ? day : latest));
  const { link, token } = makeLink(work, "payment", contract.id, linkEnds("payment", endOfDay(last)));
  link.makerId = maker?.id ?? null;
  const page = addressOf("payment", { contractId: contract.id });
  return `${work.services.config.publicUrl}${page}?token=${token}`;
}
