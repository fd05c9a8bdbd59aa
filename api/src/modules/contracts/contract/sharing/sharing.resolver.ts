import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, ID, Info, Resolver, Root } from "type-graphql";
import { ByTable } from "../../../../core/auth/by-table.ts";
import type { Context } from "../../../../core/context.ts";
import { NotFound } from "../../../../core/failure-texts.ts";
import { answered, changed, mutations } from "../../../../core/graphql/mutations.ts";
import { many, queries } from "../../../../core/graphql/queries.ts";
import { Does, May } from "../../../accounts/account/permission.ts";
import { SharedChannel } from "../../../quotes/quote/sharing/sharing.inputs.ts";
import { askContractSending } from "../acts/ask-contract-sending.ts";
import { reviewContractLink } from "../acts/review-contract-link.ts";
import { revokeContractLink } from "../acts/revoke-contract-link.ts";
import { shareContract } from "../acts/share-contract.ts";
import { visibleContracts } from "../contract.access.ts";
import { contractActs } from "../contract.acts.rules.ts";
import { Contract } from "../contract.entity.ts";
import { NO_CONTRACT } from "../contract.texts.ts";
import { NO_LINK } from "./contract-link.access.ts";
import { ContractLink } from "./contract-link.entity.ts";
import { ShareContractPayload } from "./sharing.types.ts";

/** Signing links that staff pass on: queries for sellers, and computed fields. */
export const SigningLinksResolver = queries({
  /** The signing links of a contract that staff passed on, newest first. */
  contractLinks: many(
    ContractLink,
    ({ viewer, link }, { id }) => ({
      where: { contract: { $and: [{ id }, visibleContracts(viewer, link)] } },
      orderBy: { createdAt: "desc", id: "desc" },
      limit: 100,
    }),
    { id: ID },
    NotFound(NO_CONTRACT),
    May("resendContracts"),
  ),
});

/** Mutations of signing links that only run an act; {@link SigningLinksResolver} has the queries. */
export const SigningLinksMutations = mutations({
  shareContract: answered(
    ShareContractPayload,
    shareContract,
    { id: ID, channel: SharedChannel },
    NotFound(NO_CONTRACT),
    May("resendContracts", { granted: "sendContracts" }),
    ByTable(contractActs, "share"),
  ),
  revokeContractLink: changed(
    ContractLink,
    revokeContractLink,
    { id: ID },
    NotFound(NO_LINK),
    May("resendContracts", { granted: "sendContracts" }),
  ),
  reviewContractLink: changed(
    ContractLink,
    reviewContractLink,
    { id: ID },
    NotFound(NO_LINK),
    May("decideQuotes"),
  ),
  askContractSending: changed(Contract, askContractSending, { id: ID }, Does(contractActs, "askSending")),
});

@Resolver(() => ShareContractPayload)
export class ShareContractPayloadResolver {
  @FieldResolver(() => Contract, { description: "El contrato." })
  contract(@Root() { id }: ShareContractPayload, @Ctx() { read }: Context, @Info() info: GraphQLResolveInfo) {
    return read.one(Contract, info, { id });
  }
}
