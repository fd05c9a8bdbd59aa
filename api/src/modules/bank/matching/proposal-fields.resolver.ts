import { FieldResolver, Resolver, Root } from "type-graphql";
import { Needs } from "../../../core/read/sql-field.ts";
import { BankProposal } from "./proposal.entity.ts";
import { type ProposalFacts, proposalReasons } from "./proposal.rules.ts";

const facts = [
  "exact",
  "daysApart",
  "byAmount",
  "byReference",
  "byNumber",
  "byName",
  "namesAnother",
  "isPayment",
  "isRest",
] as const;

/** Calculated fields of a proposal. */
@Resolver(() => BankProposal)
export class ProposalFieldsResolver {
  /** Returns the reasons for the proposed match, in words. */
  @Needs(...facts)
  @FieldResolver(() => [String])
  reasons(@Root() proposal: BankProposal & ProposalFacts) {
    return proposalReasons(proposal);
  }
}
