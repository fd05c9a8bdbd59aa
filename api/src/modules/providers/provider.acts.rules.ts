import type { RefusalWords } from "../../core/acts.ts";
import { acts } from "../accounts/acts.rules.ts";
import type { providerStatusLabels } from "./provider.rules.ts";

/** What acts look at of a provider. */
export interface ProviderState {
  readonly status: keyof typeof providerStatusLabels;
}

const MERGED: RefusalWords = ["CONFLICT", "El proveedor se unió con otro y ya no se puede cambiar."];
const there = ["active", "inactive"] as const;
const already =
  (text: string) =>
  ({ status }: ProviderState): RefusalWords =>
    status === "merged" ? MERGED : ["CONFLICT", text];

/** What can be done with a provider, by whom and when. */
export const providerActs = acts<ProviderState>(null)({
  edit: { may: "manageProviders", from: there, otherwise: MERGED },
  /** Says in whose name it sells, and its NIT: what an invoice needs to know. */
  answer: { may: "answerForProviders", from: there, otherwise: MERGED },
  /** Keeps a paper of it. */
  addDocument: { may: "manageProviders", from: there, otherwise: MERGED },
  /** Makes another provider part of this one. */
  merge: { may: "manageProviders", from: there, otherwise: MERGED },
  /** It is no longer suggested while a purchase is typed. */
  switchOff: {
    may: "manageProviders",
    from: ["active"],
    otherwise: already("El proveedor ya está inactivo."),
  },
  switchOn: {
    may: "manageProviders",
    from: ["inactive"],
    otherwise: already("El proveedor ya está activo."),
  },
});

/** The name of an act of providers. */
export type ProviderAct = (typeof providerActs.names)[number];
