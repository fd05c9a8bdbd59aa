import { addressOf } from "../../../core/addresses.ts";
import { spokenDay } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import type { Capability } from "../../accounts/permissions.rules.ts";
import { Commission } from "../../commissions/commission/commission.entity.ts";
import { Objection } from "../../commissions/objection/objection.entity.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import type { NoticeText } from "../notify.ts";
import { notifyPeople, notifyWhoMay } from "../notify-people.ts";

/** Texts for the notices about a commission: its amount, its seller, and its contract's number. */
interface Words {
  readonly amount: string;
  readonly seller: string;
  readonly number: string;
}

type Said = Pick<NoticeText, "type" | "title" | "message">;

async function notifyOffice(
  work: Work,
  capability: Capability,
  commissionId: string,
  said: (words: Words) => Said,
): Promise<void> {
  const commission = await work.em.findOneOrFail(Commission, { id: commissionId });
  const { id: contractId, contractNumber: number } = await work.em.findOneOrFail(Contract, {
    id: commission.contract.id,
  });
  const { name, lastname } = await work.em.findOneOrFail(User, { id: commission.vendedor.id });
  const words = { amount: formatCop(commission.montoComision), seller: `${name} ${lastname}`, number };
  await notifyWhoMay(work, capability, {
    link: addressOf("contractCommissions", { contractId }),
    data: { commission_id: commissionId, contract_id: contractId },
    ...said(words),
  });
}

/** Listeners that notify about sellers' requests and objections, and about the responses. */
export const commissionNotices: readonly Listener[] = [
  on("commission.requested", (work, { commissionId }) =>
    notifyOffice(work, "manageCommissions", commissionId, ({ amount, seller, number }) => ({
      type: "commission_requested",
      message: `${seller} solicita el pago de ${amount} por el contrato ${number}.`,
    })),
  ),
  on("commission-objection.opened", async (work, { objectionId, commissionId }) => {
    const { dueOn } = await work.em.findOneOrFail(Objection, { id: objectionId });
    await notifyOffice(work, "answerObjections", commissionId, ({ amount, seller, number }) => ({
      type: "commission_objected",
      message:
        `${seller} objeta su comisión de ${amount} del contrato ${number}: ` +
        `respóndele a más tardar el ${spokenDay(dueOn)}.`,
    }));
  }),
  on("commission-objection.due-near", async (work, { objectionId, commissionId }) => {
    const { dueOn } = await work.em.findOneOrFail(Objection, { id: objectionId });
    await notifyOffice(work, "answerObjections", commissionId, ({ seller, number }) => ({
      type: "commission_objection_due",
      message:
        `La objeción de ${seller} del contrato ${number} vence el ${spokenDay(dueOn)} ` +
        "y nadie la respondió.",
    }));
  }),
  on("commission-objection.answered", async (work, { objectionId }) => {
    const { author, status, respuesta } = await work.em.findOneOrFail(Objection, { id: objectionId });
    await notifyPeople(work, [author.id], {
      link: addressOf("ownCommissions"),
      data: { objection_id: objectionId },
      type: "commission_objection_answered",
      title: status === "aceptada" ? "Aceptaron tu objeción" : "Respondieron tu objeción",
      message: `«${respuesta ?? ""}»`,
    });
  }),
  on("commission-limit.changed", async (work, { sellerId, before, after }) => {
    await notifyPeople(work, [sellerId], {
      link: addressOf("ownCommissions"),
      type: "commission_limit_changed",
      message: `Tu límite mensual de comisiones pasó de ${formatCop(before)} a ${formatCop(after)}.`,
    });
  }),
];
