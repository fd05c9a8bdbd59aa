import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { ByTable } from "../../../core/auth/by-table.ts";
import { make } from "../../../core/rows.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { May } from "../../accounts/account/permission.ts";
import { commissionActs, NO_COMMISSION } from "../commission/commission.acts.rules.ts";
import { Commission } from "../commission/commission.entity.ts";
import { newest } from "../commission/commission.filter.ts";
import { SupportDocument } from "../commission/document/support-document.entity.ts";
import { requestCommissions } from "./acts/request-commissions.ts";
import { RequestCommissionInput, RequestCommissionsInput } from "./request.inputs.ts";
import { supportDocument } from "./request.reads.ts";
import { CommissionRequest } from "./request.types.ts";

/** Mutations by which sellers request the payment of their commissions. */
@Resolver(() => CommissionRequest)
export class CommissionRequestResolver {
  /** Requests the payment of a commission of the caller: its «cuenta de cobro» is made. */
  @May("requestCommissions")
  @NotFound(NO_COMMISSION)
  @ByTable(commissionActs, "request")
  @Mutation(() => CommissionRequest)
  async requestCommission(
    @Ctx() { run }: Context,
    @Arg("input", () => RequestCommissionInput) { commissionId: id, paymentData }: RequestCommissionInput,
    @Arg("idempotencyKey", () => String, { nullable: true }) key?: string,
  ) {
    const asked = { ids: [id], paymentData: paymentData ?? null };
    await run(requestCommissions, asked, { key, operation: "requestCommission" });
    return make(CommissionRequest, { commissionId: id });
  }

  /** Requests the payment of several at once: all of them or none. */
  @May("requestCommissions")
  @NotFound(NO_COMMISSION)
  @Mutation(() => [Commission])
  async requestCommissions(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("input", () => RequestCommissionsInput) { commissionIds, paymentData }: RequestCommissionsInput,
    @Arg("idempotencyKey", () => String, { nullable: true }) key?: string,
  ) {
    const asked = { ids: commissionIds, paymentData: paymentData ?? null };
    const ids = await run(requestCommissions, asked, { key, operation: "requestCommissions" });
    return read.list(Commission, info, { where: { id: { $in: ids } }, orderBy: newest });
  }

  /** Returns the PDF of a «cuenta de cobro»: for its seller and the people who handle money. */
  @May("seeCommissions")
  @NotFound("Documento no encontrado")
  @Query(() => OpenableFile)
  supportDocument(@Ctx() context: Context, @Arg("id", () => ID) id: string) {
    return supportDocument(context, id);
  }

  @FieldResolver(() => Commission, { description: "La comisión." })
  commission(
    @Root() { commissionId: id }: CommissionRequest,
    @Ctx() { read }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return read.one(Commission, info, { id });
  }

  @FieldResolver(() => SupportDocument, { description: "Su cuenta de cobro." })
  async document(
    @Root() { commissionId }: CommissionRequest,
    @Ctx() { read, services }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const em = services.orm.em.fork();
    const { documentoSoporte } = await em.findOneOrFail(Commission, { id: commissionId });
    return read.one(SupportDocument, info, { id: documentoSoporte?.id ?? "" });
  }
}
