import { acts } from "../../accounts/acts.rules.ts";
import type { RefusalWords } from "../../../core/acts.ts";

/** What acts look at of a template of contracts. */
export interface TemplateState {
  readonly status: "offered" | "withdrawn";
  readonly name: string;
  readonly isBase: boolean;
}

/** What is said of a base template, whose name and use stay. */
export const baseStays = (name: string): string =>
  `«${name}» es una plantilla base: conserva su nombre y se sigue ofreciendo.`;

const withdrawn: RefusalWords = ["CONFLICT", "La plantilla ya no se ofrece."];
const offered: RefusalWords = ["CONFLICT", "La plantilla ya se ofrece."];

/** What can be done with a template, by whom and when. */
export const templateActs = acts<TemplateState>(null)({
  edit: { may: "manageTemplates", from: "any" },
  /** Offers it for new contracts. */
  offer: { may: "manageTemplates", from: ["withdrawn"], otherwise: offered },
  /** Offers it no more. */
  withdraw: {
    may: "manageTemplates",
    from: ["offered"],
    otherwise: withdrawn,
    unless: [[({ isBase }) => isBase, ({ name }) => baseStays(name)]],
  },
});
