import { type Listener, on } from "../../../core/events/listeners.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { ADMIN, OWNER } from "../../accounts/permissions.rules.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import "../../contracts/cancellation/cancellation.events.ts";
import "../../contracts/contract/contract.events.ts";
import { sellerOf } from "../../contracts/contract/sale/contract-sellers.ts";
import { ContractItem } from "../../contracts/item/item.entity.ts";
import "../../purchases/purchase/purchase.events.ts";
import type { DeadlineStep } from "../../purchases/purchase/purchase.events.ts";
import type { NotificationPriority } from "../notification.enums.ts";
import { peopleOf, tell, tellRoles } from "../told-people.ts";
import { addressOf } from "../../../core/addresses.ts";

const find = (work: Work, id: string) => work.em.findOneOrFail(Contract, { id });

/** Whose sale it is: the seller, the leader and manager of the sale, and whoever made the contract. */
const peopleOfSale = (contract: Contract): (number | undefined)[] => [
  sellerOf(contract),
  ...[contract.lider, contract.gerente, contract.createdBy].map((person) => person?.id),
];

/** What a notification about a contract carries. */
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

/** Who is told of what happens to a contract and its items. */
export const contractNotices: readonly Listener[] = [
  on("contract.signed", async (work, { contractId }) => {
    const contract = await find(work, contractId);
    await tell(work, [...peopleOfSale(contract), ...(await peopleOf(work, OWNER))], {
      ...aboutContract(contract),
      type: "contract_signed",
      category: "contract",
      priority: "high",
      title: "Contrato firmado",
      message: `${clientOf(contract)} firmó el contrato ${contract.contractNumber} a ${contract.destino}.`,
    });
  }),
  on("contract.conversion-failed", async (work, { contractId }) => {
    const contract = await find(work, contractId);
    await tellRoles(work, [OWNER], {
      ...aboutContract(contract),
      type: "contract_conversion_failed",
      category: "contract",
      priority: "urgent",
      title: "No se crearon los ítems de compra",
      message:
        `El contrato ${contract.contractNumber} quedó firmado, pero sus ítems no se crearon. ` +
        "Usa «Convertir cotización a items».",
    });
  }),
  on("contract.cancelled", async (work, { contractId }) => {
    const contract = await find(work, contractId);
    await tell(work, [sellerOf(contract)], {
      ...aboutContract(contract),
      type: "contract_cancelled",
      category: "contract",
      priority: "high",
      title: "Contrato cancelado",
      message:
        `El contrato ${contract.contractNumber} de ${clientOf(contract)} se canceló: ` +
        `«${contract.cancelReason ?? ""}».`,
    });
  }),
  on("contract.cancellation-requested", async (work, { contractId, reason }) => {
    const contract = await find(work, contractId);
    const above = await peopleOf(work, ADMIN, OWNER);
    await tell(work, [sellerOf(contract), contract.gerente?.id, ...above], {
      ...aboutContract(contract),
      type: "cancellation_requested",
      category: "contract",
      priority: "urgent",
      title: "El cliente pide cancelar",
      message: `${clientOf(contract)} pide cancelar el contrato ${contract.contractNumber}: «${reason}».`,
    });
  }),
  on("item.deadline-near", async (work, { itemId, contractId, hours }) => {
    const contract = await find(work, contractId);
    const { descripcion } = await work.em.findOneOrFail(ContractItem, { id: itemId });
    await tellRoles(work, [OWNER], {
      link: addressOf("purchases", { contractId }),
      data: { contract_id: contractId, item_id: itemId, hours },
      type: "purchase_deadline",
      category: "purchase",
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
