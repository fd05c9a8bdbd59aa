import { may, OWNER } from "@travesia/api/permissions";
import type { ContractStatus } from "../../graphql/schema.generated.ts";

/** What can be done with a contract. */
export type ContractAct = "send" | "sendAgain" | "edit" | "makePdf" | "preview" | "convert" | "complete" | "addItem" | "cancel" | "delete";

interface Doable {
  readonly status: ContractStatus;
  readonly nextStatuses: readonly ContractStatus[];
  readonly totalPagado: number;
  readonly hasConvertedItems?: boolean;
}

/** What this role may do with a contract now: the moves that the server lists, and the permission matrix. */
export function contractActs(
  role: number,
  { status, nextStatuses, totalPagado, hasConvertedItems = false }: Doable,
): ReadonlySet<ContractAct> {
  const goes = (to: ContractStatus) => nextStatuses.includes(to);
  const open = status === "draft" || status === "active";
  const can: Record<ContractAct, boolean> = {
    send: goes("active") && may(role, "sendContracts"),
    sendAgain: status === "active" && may(role, "sendContracts"),
    edit: open && may(role, "createContracts"),
    makePdf: open && may(role, "sendContracts"),
    preview: true,
    convert: status === "signed" && !hasConvertedItems && may(role, "createContracts"),
    complete: status === "signed" && may(role, "completeContracts"),
    addItem: status === "signed" && may(role, "buy"),
    cancel: goes("cancelled") && may(role, "cancelContracts") && (status !== "completed" || role === OWNER),
    delete: status === "draft" && totalPagado === 0 && may(role, "deleteContracts"),
  };
  return new Set((Object.keys(can) as ContractAct[]).filter((act) => can[act]));
}
