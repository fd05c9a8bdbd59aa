import { FieldResolver, Resolver, Root } from "type-graphql";
import { Needs } from "../../../core/read/sql-field.ts";
import { contradictionOf, type ContradictionFacts } from "./contradiction.rules.ts";
import { BankProposal } from "./proposal.entity.ts";
import { type ProposalFacts, proposalReasons } from "./proposal.rules.ts";

const facts = [
  "exact",
  "daysApart",
  "byAmount",
  "byReference",
  "byNumber",
  "byName",
  "contradictionFacts",
  "isPayment",
  "isRest",
] as const;

const contradicted = ({ contradictionFacts }: BankProposal) =>
  contradictionOf(contradictionFacts as ContradictionFacts);

/** Calculated fields of a proposal. */
@Resolver(() => BankProposal)
export class ProposalFieldsResolver {
  /** Returns the reasons for the proposed match, in words. */
  @Needs(...facts)
  @FieldResolver(() => [String], { description: "Por qué puede ser, en palabras." })
  reasons(@Root() proposal: BankProposal & Omit<ProposalFacts, "contradiction">) {
    return proposalReasons({ ...proposal, contradiction: contradicted(proposal) });
  }

  /**
   * Returns whether the bank's words name another contract or person, or contain the reference of another
   * payment. Such a proposal can only be accepted individually.
   */
  @Needs("contradictionFacts")
  @FieldResolver(() => Boolean, {
    description: "Si las palabras del banco nombran otro contrato, a otra persona u otro pago.",
  })
  namesAnother(@Root() proposal: BankProposal) {
    return contradicted(proposal) !== null;
  }
}
