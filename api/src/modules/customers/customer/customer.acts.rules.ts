import type { RefusalWords } from "../../../core/acts.ts";
import { acts } from "../../accounts/acts.rules.ts";
import type { customerStatusLabels } from "./customer.rules.ts";

/** What acts look at of a customer. */
export interface CustomerState {
  readonly status: keyof typeof customerStatusLabels;
}

const gone = ({ status }: CustomerState): RefusalWords => [
  "CONFLICT",
  status === "merged"
    ? "El cliente se unió con otro y ya no se puede cambiar."
    : "El cliente se suprimió y ya no se puede cambiar.",
];

const there = { from: ["active"], otherwise: gone } as const;

/** What can be done with a customer, by whom and when. */
export const customerActs = acts<CustomerState>(null)({
  edit: { may: "manageCustomers", ...there },
  /** Writes a note about them. */
  addNote: { may: "manageCustomers", ...there },
  /** Keeps a travel document. */
  addPaper: { may: "manageCustomers", ...there },
  /** Makes another customer part of this one. */
  merge: { may: "mergeCustomers", ...there },
});

/** The name of an act of customers. */
export type CustomerAct = (typeof customerActs.names)[number];
