import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, ID, Info, Resolver, Root } from "type-graphql";
import { make } from "../../../core/rows.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { optional, orElse, repetitionKey } from "../../../core/graphql/arguments.ts";
import { answered, changed, mutations, shown } from "../../../core/graphql/mutations.ts";
import { Does, May } from "../../accounts/account/permission.ts";
import { Contract } from "../../contracts/contract/contract.entity.ts";
import { NO_CONTRACT } from "../../contracts/contract/contract.texts.ts";
import { approveCommission } from "./acts/approve-commission.ts";
import { approveContract } from "./acts/approve-contract.ts";
import { calculateCommissions } from "./acts/calculate-commissions.ts";
import { createCommission } from "./acts/create-commission.ts";
import { deleteCommission } from "./acts/delete-commission.ts";
import { updateCommission } from "./acts/update-commission.ts";
import { earnedContractActs, commissionActs, NO_COMMISSION } from "./commission.acts.rules.ts";
import { Commission } from "./commission.entity.ts";
import { newest } from "./commission.filter.ts";
import {
  CalculateCommissionsInput,
  CommissionNoteInput,
  CreateCommissionInput,
  UpdateCommissionInput,
} from "./commission.inputs.ts";
import { ApproveContractPayload, CommissionSummary } from "./commission.types.ts";

/** Mutations of commissions. */
export const CommissionMutations = mutations({
  calculateCommissions: shown(
    CommissionSummary,
    (_, ids) => make(CommissionSummary, { ids, total: ids.length }),
    calculateCommissions,
    { input: orElse(CalculateCommissionsInput, {}) },
    May("manageCommissions"),
  ),
  approveContract: shown(
    ApproveContractPayload,
    (_, id) => make(ApproveContractPayload, { id }),
    approveContract,
    { id: ID, observaciones: optional(String) },
    NotFound(NO_CONTRACT),
    Does(earnedContractActs, "approve"),
  ),
  createCommission: changed(
    Commission,
    createCommission,
    { input: CreateCommissionInput, idempotencyKey: repetitionKey },
    Does(earnedContractActs, "add"),
  ),
  updateCommission: changed(
    Commission,
    updateCommission,
    { id: ID, input: UpdateCommissionInput },
    Does(commissionActs, "edit"),
  ),
  deleteCommission: answered(
    String,
    deleteCommission,
    { id: ID, motivo: optional(String) },
    NotFound(NO_COMMISSION),
    Does(commissionActs, "delete"),
  ),
  approveCommission: changed(
    Commission,
    approveCommission,
    { id: ID, input: orElse(CommissionNoteInput, {}) },
    Does(commissionActs, "approve"),
  ),
});

@Resolver(() => CommissionSummary)
export class CommissionSummaryResolver {
  @FieldResolver(() => [Commission], { description: "Las comisiones." })
  commissions(
    @Root() { ids }: CommissionSummary,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.list(Commission, info, { where: { id: { $in: [...ids] } }, orderBy: newest });
  }
}

@Resolver(() => ApproveContractPayload)
export class ApproveContractPayloadResolver {
  @FieldResolver(() => Contract, { description: "El contrato." })
  contract(
    @Root() { id }: ApproveContractPayload,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.one(Contract, info, { id });
  }

  @FieldResolver(() => CommissionSummary, { description: "Las comisiones que se generaron." })
  async commissionSummary(@Root() { id: contract }: ApproveContractPayload, @Ctx() { services }: Context) {
    const found = await services.orm.em
      .fork()
      .find(Commission, { contract, clase: "comision", status: { $ne: "voided" } }, { fields: ["id"] });
    return make(CommissionSummary, { ids: found.map(({ id }) => id), total: found.length });
  }
}
