import { ArrayMaxSize } from "class-validator";
import { ArgsType, Field, ID, Int } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { argsOf, optional, orElse, spread, stored } from "../../../core/graphql/arguments.ts";
import { called, changed, mutations } from "../../../core/graphql/mutations.ts";
import { computedFor, many, queries } from "../../../core/graphql/queries.ts";
import { storeUpload } from "../../../core/storage/store-upload.ts";
import { May } from "../../accounts/account/permission.ts";
import { AcceptedProposals } from "../matching/matching.types.ts";
import { BankMovement } from "../statement/bank-movement.entity.ts";
import { acceptEach } from "./accept-each.ts";
import { acceptMatch } from "./acts/accept-match.ts";
import { changeBankRule } from "./acts/change-bank-rule.ts";
import { endBankRule } from "./acts/end-bank-rule.ts";
import { makeBankRule } from "./acts/make-bank-rule.ts";
import { explainMovement } from "./acts/explain-movement.ts";
import { undoPart } from "./acts/undo-part.ts";
import { BankTarget, BankTargetArgs, bankTargets } from "./bank-targets.reads.ts";
import { BankRuleInput, ExplainMovementInput } from "./outflow.inputs.ts";
import { BankRule } from "./rule/bank-rule.entity.ts";

/** Proposals to be accepted together. */
@ArgsType()
class ProposalIds {
  @ArrayMaxSize(100, { message: "Acepta como máximo 100 propuestas a la vez" })
  @Field(() => [ID])
  ids!: string[];
}

/** Queries of possible explanations of a movement, and of the rules. */
export const OutflowQueries = queries({
  bankTargets: computedFor([BankTarget], bankTargets, { args: argsOf(BankTargetArgs) }, May("matchBank")),
  /** Living rules, of one account or all, the newest first. */
  bankRules: many(
    BankRule,
    (_, { accountId: account }) => ({
      where: { endedAt: null, ...(account && { account }) },
      orderBy: { createdAt: "desc", id: "desc" },
    }),
    { accountId: optional(ID) },
    May("readBank"),
  ),
});

/** Mutations that accept proposals, and that explain a movement. */
export const OutflowMutations = mutations({
  acceptBankProposals: called(
    AcceptedProposals,
    (context, { ids }) => acceptEach(context, ids),
    { proposals: spread(ProposalIds) },
    May("matchBank"),
  ),
  acceptBankProposal: changed(
    BankMovement,
    acceptMatch,
    {
      id: ID,
      aceptaDuplicado: orElse(Boolean, false),
      motivoDuplicado: optional(String),
      receipt: optional(stored(storeUpload)),
    },
    May("matchBank"),
    NotFound("Propuesta no encontrada"),
  ),
  explainBankMovement: changed(
    BankMovement,
    explainMovement,
    { id: ID, input: ExplainMovementInput, receipt: optional(stored(storeUpload)) },
    May("matchBank"),
    NotFound("Movimiento no encontrado"),
  ),
  makeBankRule: changed(BankRule, makeBankRule, { accountId: ID, input: BankRuleInput }, May("ruleBank")),
  changeBankRule: changed(
    BankRule,
    changeBankRule,
    { id: ID, input: BankRuleInput, version: optional(Int) },
    May("ruleBank"),
    NotFound("Regla no encontrada"),
  ),
  endBankRule: changed(BankRule, endBankRule, { id: ID }, May("ruleBank"), NotFound("Regla no encontrada")),
  undoBankPart: changed(
    BankMovement,
    undoPart,
    { id: ID },
    May("matchBank"),
    NotFound("Parte no encontrada"),
  ),
});
