import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { User } from "../../accounts/account/user.entity.ts";
import { ADMIN, OWNER } from "../../accounts/permissions.rules.ts";
import { turnNow } from "../../accounts/turn/turn-now.ts";
import { peopleOfTurn } from "../../accounts/turn/turn.rules.ts";
import { Addendum } from "../../contracts/addendum/addendum.entity.ts";
import { EmailChange } from "../../contracts/contract/address/email-change.entity.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { sellerOf } from "../../contracts/contract/sale/contract-sellers.ts";
import {
  cancellationTurn,
  contractTurns,
  itemsTurn,
} from "../../contracts/contract/turn/contract-turn.rules.ts";
import { ContractItem } from "../../contracts/item/item.entity.ts";
import type { DeadlineStep } from "../../purchases/purchase/purchase.events.ts";
import type { NotificationPriority } from "../notification.enums.ts";
import { peopleOf, notifyPeople, notifyWhoMay } from "../notify-people.ts";
import { addressOf, tabOf } from "../../../core/addresses.ts";

const find = (work: Work, id: string) => work.em.findOneOrFail(Contract, { id });

/**
 * Returns the ids of the people of a sale: the seller, the leader and manager, and the person who created
 * the contract.
 */
const peopleOfSale = (contract: Contract): (number | undefined)[] => [
  sellerOf(contract),
  ...[contract.lider, contract.gerente, contract.createdBy].map((person) => person?.id),
];

/** Returns the link and data of a notification about a contract. */
const aboutContract = ({ id, contractNumber }: Contract) => ({
  link: addressOf("contract", { id }),
  data: { contract_id: id, contract_number: contractNumber },
});

const clientOf = ({ cliente: { name, lastname } }: Contract): string => `${name} ${lastname}`.trim();

const urgency: Record<DeadlineStep, NotificationPriority> = {
  72: "normal",
  24: "high",
  12: "urgent",
  0: "urgent",
};

/** Listeners that notify about contracts and their items. */
export const contractNotices: readonly Listener[] = [
  on("contract.signed", async (work, { contractId }) => {
    const contract = await find(work, contractId);
    await notifyPeople(work, [...peopleOfSale(contract), ...(await peopleOf(work, OWNER))], {
      ...aboutContract(contract),
      type: "contract_signed",
      message: `${clientOf(contract)} firmó el contrato ${contract.contractNumber} a ${contract.destino}.`,
    });
    await notifyPeople(work, [contract.account?.id], {
      ...aboutContract(contract),
      type: "contract_signed",
      title: "Firmaste tu contrato",
      message: `Tu contrato ${contract.contractNumber} a ${contract.destino} quedó firmado.`,
    });
  }),
  on("contract.sending-asked", async (work, { contractId }) => {
    const contract = await find(work, contractId);
    const people = [contract.lider?.id, contract.gerente?.id].filter((id) => id !== undefined);
    const notice = {
      ...aboutContract(contract),
      link: `${addressOf("contract", { id: contractId })}?accion=send`,
      type: "contract_sending_asked" as const,
      message:
        `${work.viewer?.name ?? "Ventas"} pide enviar el contrato ${contract.contractNumber} ` +
        `de ${clientOf(contract)} para su firma.`,
    };
    await (people.length > 0
      ? notifyPeople(work, people, notice)
      : notifyWhoMay(work, "superviseContracts", notice));
  }),
  on("contract.link-used-by-maker", async (work, { contractId, makerId, purpose }) => {
    const contract = await find(work, contractId);
    const { name, lastname } = await work.em.findOneOrFail(User, { id: makerId });
    const people = [contract.lider?.id, contract.gerente?.id, ...(await peopleOf(work, OWNER))];
    await notifyPeople(
      work,
      people.filter((id) => id !== makerId),
      {
        ...aboutContract(contract),
        type: "payment_link_used",
        message:
          `El enlace de ${purpose === "signature" ? "firma" : "pago"} del contrato ` +
          `${contract.contractNumber} que compartió ${name} ${lastname} ` +
          "se usó en su propio navegador o dirección.",
      },
    );
  }),
  on("email-change.denied", async (work, { changeId, contractId }) => {
    const { contract, quote, changedByName } = await work.em.findOneOrFail(
      EmailChange,
      { id: changeId },
      { populate: ["contract", "quote"] },
    );
    const meant = contract ?? (contractId === null ? null : await find(work, contractId));
    const about = meant
      ? `del contrato ${meant.contractNumber}`
      : quote
        ? `de la cotización ${quote.quoteNumber}`
        : "con el que le escribimos";
    await notifyWhoMay(work, "confirmContractEmails", {
      ...(meant ? aboutContract(meant) : { link: addressOf("quotes") }),
      type: "email_change_denied",
      message:
        `Desde el correo anterior dicen que no pidieron cambiar el correo ${about}. ` +
        `Lo cambió ${changedByName}. Nadie puede firmar hasta que lo revises.`,
    });
  }),
  on("contract.vouchers-added", async (work, { contractId }) => {
    const contract = await find(work, contractId);
    await notifyPeople(work, [contract.account?.id], {
      ...aboutContract(contract),
      link: addressOf("payment", { contractId }),
      type: "vouchers_added",
      message: `Agregamos tiquetes o vouchers a tu viaje a ${contract.destino}.`,
    });
  }),
  on("addendum.sent", async (work, { contractId, addendumId }) => {
    const contract = await find(work, contractId);
    const { number } = await work.em.findOneOrFail(Addendum, { id: addendumId });
    const about = `El otrosí n.º ${number} al contrato ${contract.contractNumber}`;
    await notifyPeople(work, [sellerOf(contract)], {
      ...aboutContract(contract),
      type: "addendum_sent",
      message: `${about} salió para la firma de ${clientOf(contract)}.`,
    });
    await notifyPeople(work, [contract.account?.id], {
      ...aboutContract(contract),
      link: `${addressOf("contractSignature", { contractId })}?otrosi=${addendumId}`,
      type: "addendum_sent",
      title: "Tienes un cambio de tu contrato por firmar",
      message: `${about} está listo para tu firma. Tu contrato sigue igual hasta que lo firmes.`,
    });
  }),
  on("addendum.signed", async (work, { contractId, addendumId }) => {
    const contract = await find(work, contractId);
    const { number } = await work.em.findOneOrFail(Addendum, { id: addendumId });
    const about = `el otrosí n.º ${number} al contrato ${contract.contractNumber}`;
    await notifyPeople(work, [...peopleOfSale(contract), ...(await peopleOf(work, OWNER))], {
      ...aboutContract(contract),
      type: "addendum_signed",
      message: `${clientOf(contract)} firmó ${about}: sus cambios ya rigen.`,
    });
    await notifyPeople(work, [contract.account?.id], {
      ...aboutContract(contract),
      type: "addendum_signed",
      title: "Firmaste un cambio de tu contrato",
      message: `Quedó firmado ${about}.`,
    });
  }),
  on("contract.created", async (work, { contractId }) => {
    const contract = await find(work, contractId);
    // A contract made of a quote is notified as that.
    if (contract.quote) return;
    const next = peopleOfTurn(await turnNow(work, contract, (facts) => contractTurns(facts)[0] ?? null));
    await notifyPeople(work, [sellerOf(contract), ...next], {
      ...aboutContract(contract),
      type: "contract_created",
      message: `El contrato ${contract.contractNumber} de ${clientOf(contract)} está listo para revisarlo.`,
    });
  }),
  on("contract.sent", async (work, { contractId }) => {
    const contract = await find(work, contractId);
    await notifyPeople(work, [sellerOf(contract)], {
      ...aboutContract(contract),
      type: "contract_sent",
      message: `El contrato ${contract.contractNumber} salió para la firma de ${clientOf(contract)}.`,
    });
    await notifyPeople(work, [contract.account?.id], {
      ...aboutContract(contract),
      link: addressOf("contractSignature", { contractId }),
      type: "contract_sent",
      title: "Tienes un contrato por firmar",
      message: `Tu contrato ${contract.contractNumber} a ${contract.destino} está listo para tu firma.`,
    });
  }),
  on("contract.completed", async (work, { contractId }) => {
    const contract = await find(work, contractId);
    await notifyPeople(work, peopleOfSale(contract), {
      ...aboutContract(contract),
      type: "contract_completed",
      message:
        `Los servicios del contrato ${contract.contractNumber} ` +
        `de ${clientOf(contract)} están comprados.`,
    });
    await notifyPeople(work, [contract.account?.id], {
      ...aboutContract(contract),
      type: "contract_completed",
      title: "Tu viaje está listo",
      message: `Ya compramos los servicios de tu viaje a ${contract.destino}.`,
    });
  }),
  on("contract.retracted", async (work, { contractId }) => {
    const contract = await find(work, contractId);
    const above = await peopleOf(work, ADMIN, OWNER);
    await notifyPeople(work, [contract.lider?.id, contract.gerente?.id, ...above], {
      ...aboutContract(contract),
      type: "contract_retracted",
      message: `${clientOf(contract)} ejerció el retracto del contrato ${contract.contractNumber}.`,
    });
  }),
  on("contract.conversion-failed", async (work, { contractId }) => {
    const contract = await find(work, contractId);
    const turn = await turnNow(work, contract, itemsTurn);
    await notifyPeople(work, [...peopleOfTurn(turn), ...(await peopleOf(work, OWNER))], {
      ...aboutContract(contract),
      type: "contract_conversion_failed",
      message:
        `El contrato ${contract.contractNumber} quedó firmado, pero sus servicios por comprar no se ` +
        "crearon. Usa «Convertir cotización a items».",
    });
  }),
  on("contract.cancelled", async (work, { contractId }) => {
    const contract = await find(work, contractId);
    await notifyPeople(work, [sellerOf(contract)], {
      ...aboutContract(contract),
      type: "contract_cancelled",
      message:
        `El contrato ${contract.contractNumber} de ${clientOf(contract)} se canceló: ` +
        `«${contract.cancelReason ?? ""}».`,
    });
    await notifyPeople(work, [contract.account?.id], {
      ...aboutContract(contract),
      type: "contract_cancelled",
      title: "Tu contrato se canceló",
      message: `El contrato ${contract.contractNumber} de tu viaje a ${contract.destino} se canceló.`,
    });
  }),
  on("contract.cancellation-requested", async (work, { contractId, reason }) => {
    const contract = await find(work, contractId);
    const turn = await turnNow(work, contract, (facts) => cancellationTurn(facts, facts.cancellationAt));
    const { asesor, lider, gerente } = contract;
    await notifyPeople(work, [...peopleOfTurn(turn), (asesor ?? lider)?.id, gerente?.id], {
      ...aboutContract(contract),
      type: "cancellation_requested",
      message: `${clientOf(contract)} pide cancelar el contrato ${contract.contractNumber}: «${reason}».`,
    });
  }),
  on("item.deadline-near", async (work, { itemId, contractId, hours }) => {
    const contract = await find(work, contractId);
    const { descripcion } = await work.em.findOneOrFail(ContractItem, { id: itemId });
    await notifyWhoMay(work, "buy", {
      link: tabOf("contract", contractId, "compras"),
      data: { contract_id: contractId, item_id: itemId, hours },
      type: "purchase_deadline",
      priority: urgency[hours],
      title: hours === 0 ? "Compra vencida" : "Compra por vencer",
      message:
        hours === 0
          ? `Venció el plazo de «${descripcion}» del contrato ` +
            `${contract.contractNumber} sin que quede pagado.`
          : `«${descripcion}» del contrato ${contract.contractNumber} vence en menos de ${hours} horas.`,
    });
  }),
];
