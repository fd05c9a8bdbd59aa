import { listOrder } from "../../../core/list/order.rules.ts";

/** Order of the list of settlements. */
export const settlementOrder = listOrder({
  name: "BankSettlementOrder",
  columns: { createdAt: "plain", day: "plain" },
  first: { by: "createdAt", direction: "desc" },
});
