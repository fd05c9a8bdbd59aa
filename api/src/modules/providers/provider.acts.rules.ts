import type { RefusalWords } from "../../core/acts.ts";
import { acts } from "../accounts/acts.rules.ts";
import type { providerStatusLabels } from "./provider.rules.ts";

/** Facts of a provider that determine which acts are possible. */
export interface ProviderState {
  readonly status: keyof typeof providerStatusLabels;
}

const MERGED: RefusalWords = ["CONFLICT", "El proveedor se unió con otro y ya no se puede cambiar."];
const there = ["active", "inactive"] as const;
const already =
  (text: string) =>
  ({ status }: Pick<ProviderState, "status">): RefusalWords =>
    status === "merged" ? MERGED : ["CONFLICT", text];

/** Acts on a provider, with the roles and statuses of each. */
export const providerActs = acts<ProviderState>(null)({
  edit: { may: "manageProviders", from: there, otherwise: MERGED },
  /** Records in whose name the provider sells, and its NIT: the answers that an invoice needs. */
  answer: { may: "answerForProviders", from: there, otherwise: MERGED },
  /** Stores a document of the provider. */
  addDocument: { may: "manageProviders", from: there, otherwise: MERGED },
  /** Merges another provider into this one. */
  merge: { may: "manageProviders", from: there, otherwise: MERGED },
  /** Deactivates the provider, so that it is no longer suggested while a purchase is entered. */
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

/** Name of an act on providers. */
export type ProviderAct = (typeof providerActs.names)[number];
