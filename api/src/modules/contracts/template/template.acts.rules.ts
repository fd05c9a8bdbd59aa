import { acts } from "../../accounts/acts.rules.ts";
import { about, exampleFacts, type RefusalWords } from "../../../core/acts.ts";

/** State that the acts on a contract template are checked against. */
export interface TemplateState {
  readonly status: "offered" | "withdrawn";
  readonly name: string;
  readonly isBase: boolean;
}

/** Returns the message when a base template would be renamed or withdrawn. */
export const baseStays = (name: string): string =>
  `«${name}» es una plantilla base: conserva su nombre y se sigue ofreciendo.`;

const withdrawn: RefusalWords = ["CONFLICT", "La plantilla ya no se ofrece."];
const offered: RefusalWords = ["CONFLICT", "La plantilla ya se ofrece."];

/** Table of the acts on a template, with the roles that allow each. */
export const templateActs = acts<TemplateState>(null)({
  edit: { may: "manageTemplates", from: "any" },
  /** Makes the template available for new contracts. */
  offer: { may: "manageTemplates", from: ["withdrawn"], otherwise: offered },
  /** Withdraws the template, so that new contracts cannot use it. */
  withdraw: {
    may: "manageTemplates",
    from: ["offered"],
    otherwise: withdrawn,
    unless: [[({ isBase }) => isBase, about({ name: exampleFacts.text }, ({ name }) => baseStays(name))]],
  },
});
