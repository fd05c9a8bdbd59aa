import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { contradictionOf, type ContradictionFacts } from "./contradiction.rules.ts";
import { BankProposal } from "./proposal.entity.ts";
import { may } from "../../accounts/permissions.rules.ts";
import { registeringOf, TO_ONESELF, whoRegisters } from "../outflow/bank-part.rules.ts";
import { outflowReasons, type ProposalFacts, proposalReasons } from "./proposal.rules.ts";

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
  "concept",
  "byDocument",
  "paid",
  "partCount",
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
    if (proposal.concept) return outflowReasons(proposal);
    return proposalReasons({ ...proposal, contradiction: contradicted(proposal) });
  }

  /**
   * Returns whether the bank's words name another contract or person, or contain the reference of another
   * payment. Such a proposal can only be accepted individually.
   */
  @Needs("contradictionFacts", "concept")
  @FieldResolver(() => Boolean, {
    description: "Si las palabras del banco nombran otro contrato, a otra persona u otro pago.",
  })
  namesAnother(@Root() proposal: BankProposal) {
    return proposal.concept === null && contradicted(proposal) !== null;
  }

  /** Returns whether accepting registers a payment that nobody registered yet. */
  @Needs("concept", "paid")
  @FieldResolver(() => Boolean, { description: "Si aceptarla registra el pago de una salida." })
  registers(@Root() { concept, paid }: BankProposal) {
    return concept !== null && !paid;
  }

  /**
   * Returns why the caller cannot accept a proposal of an outflow: a payment to themselves, or not theirs to
   * make.
   */
  @Needs("concept", "paid", "paidToMe")
  @FieldResolver(() => String, {
    nullable: true,
    description: "Por qué quien consulta no puede aceptarla, y quién sí; nulo si puede.",
  })
  impediment(@Root() { concept, paid, paidToMe }: BankProposal, @Ctx() { viewer }: Context) {
    if (concept === null) return null;
    if (paidToMe && !may(viewer?.role, "decideOwn")) return TO_ONESELF;
    const capability = registeringOf(concept);
    return !paid && capability && !may(viewer?.role, capability) ? whoRegisters(capability) : null;
  }
}
