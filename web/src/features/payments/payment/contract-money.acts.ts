import { itemActs } from "@travesia/api/contracts/item/item.acts.rules";
import { paidContractActs } from "@travesia/api/payments/payable/paid-contract.acts.rules";
import type { ContractRecordFragment } from "../../contracts/contract/contracts.generated.ts";

/** Viewer of a contract. */
interface Viewer {
  readonly id: number;
  readonly role: number;
}

type SeenMoney = Pick<ContractRecordFragment, "status" | "saldoPendiente" | "porVerificar" | "openItems">;

/** Returns whether the viewer may register a payment for a contract that is not fully paid. */
export const canRegister = (viewer: Viewer, contract: SeenMoney): boolean =>
  contract.saldoPendiente - contract.porVerificar > 0 &&
  paidContractActs.allows("register", { viewer }, contract);

/** Returns whether a contract has services to purchase that the viewer may purchase. */
export const canBuyFor = (viewer: Viewer, { status, openItems }: SeenMoney): boolean =>
  (openItems ?? 0) > 0 &&
  itemActs.allows(
    "buy",
    { viewer },
    { status: "pendiente_compra", requiereCompra: true, estadoContrato: status },
  );
