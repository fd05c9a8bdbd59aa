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
  "isPayment",
  "isRest",
] as const;

/** What is worked out of a proposal. */
@Resolver(() => BankProposal)
export class ProposalFieldsResolver {
  /** Why the movement may be this, in words. */
  @Needs(...facts)
  @FieldResolver(() => [String])
  reasons(@Root() proposal: BankProposal & ProposalFacts) {
    return proposalReasons(proposal);
  }
}
