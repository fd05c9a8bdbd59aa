import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, ID, Info, Resolver, Root } from "type-graphql";
import { computedFor, queries } from "../../../core/graphql/queries.ts";
import { make } from "../../../core/rows.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { prepared, repetitionKey } from "../../../core/graphql/arguments.ts";
import { listed, mutations, shown } from "../../../core/graphql/mutations.ts";
import { OpenableFile } from "../../../core/storage/file.resolver.ts";
import { Does, May } from "../../accounts/account/permission.ts";
import { commissionActs, NO_COMMISSION } from "../commission/commission.acts.rules.ts";
import { Commission } from "../commission/commission.entity.ts";
import { newest } from "../commission/commission.filter.ts";
import { SupportDocument } from "../commission/document/support-document.entity.ts";
import { requestCommissions } from "./acts/request-commissions.ts";
import { RequestCommissionInput, RequestCommissionsInput } from "./request.inputs.ts";
import { supportDocument } from "./request.reads.ts";
import { CommissionRequest } from "./request.types.ts";

/** Mutations by which sellers request the payment of their commissions. */
export const CommissionRequestQueries = queries({
  supportDocument: computedFor(
    OpenableFile,
    supportDocument,
    { id: ID },
    May("seeCommissions"),
    NotFound("Documento no encontrado"),
  ),
});

@Resolver(() => CommissionRequest)
export class CommissionRequestResolver {
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

/** Mutations beside {@link CommissionRequestQueries} that only run an act. */
export const CommissionRequestMutations = mutations({
  requestCommission: shown(
    CommissionRequest,
    (_, ids) => make(CommissionRequest, { commissionId: ids[0]! }),
    requestCommissions,
    prepared(
      { input: RequestCommissionInput, idempotencyKey: repetitionKey },
      (_, { input: { commissionId, paymentData } }) => ({
        ids: [commissionId],
        paymentData: paymentData ?? null,
      }),
    ),
    NotFound(NO_COMMISSION),
    Does(commissionActs, "request"),
  ),
  requestCommissions: listed(
    Commission,
    newest,
    requestCommissions,
    prepared(
      { input: RequestCommissionsInput, idempotencyKey: repetitionKey },
      (_, { input: { commissionIds, paymentData } }) => ({
        ids: commissionIds,
        paymentData: paymentData ?? null,
      }),
    ),
    May("requestCommissions"),
    NotFound(NO_COMMISSION),
  ),
});
