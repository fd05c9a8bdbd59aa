import type { RefusalWords } from "../../../core/acts.ts";
import { acts } from "../../accounts/acts.rules.ts";
import type { customerStatusLabels } from "./customer.rules.ts";

/** State that the acts on a customer are checked against. */
export interface CustomerState {
  readonly status: keyof typeof customerStatusLabels;
}

const gone = ({ status }: Pick<CustomerState, "status">): RefusalWords => [
  "CONFLICT",
  status === "merged"
    ? "El cliente se unió con otro y ya no se puede cambiar."
    : "El cliente se suprimió y ya no se puede cambiar.",
];

const there = { from: ["active"], otherwise: gone } as const;

/** Table of the acts on a customer, with the roles and statuses that allow each. */
export const customerActs = acts<CustomerState>(null)({
  edit: { may: "manageCustomers", ...there },
  /** Adds a note about the customer. */
  addNote: { may: "manageCustomers", ...there },
  /** Adds a travel document of the customer. */
  addPaper: { may: "manageCustomers", ...there },
  /** Merges another customer into this one. */
  merge: { may: "mergeCustomers", ...there },
});

/** The name of an act of customers. */
export type CustomerAct = (typeof customerActs.names)[number];
