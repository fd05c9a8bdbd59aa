import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Query, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import { Auth } from "../../../core/auth/auth.decorator.ts";
import { CodeChannel } from "../../../core/auth/code-channel.enums.ts";
import { Role } from "../../../core/auth/role.ts";
import type { Context } from "../../../core/context.ts";
import { orElse } from "../../../core/graphql/arguments.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { computedFor, queries } from "../../../core/graphql/queries.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { SignContractInput } from "../contract/contract.inputs.ts";
import { draftAddendum } from "./acts/draft-addendum.ts";
import { requestAddendumCode } from "./acts/request-addendum-code.ts";
import { sendAddendum } from "./acts/send-addendum.ts";
import { signAddendum } from "./acts/sign-addendum.ts";
import { updateAddendum } from "./acts/update-addendum.ts";
import { withdrawAddendum } from "./acts/withdraw-addendum.ts";
import { visibleAddenda } from "./addendum.access.ts";
import { addendumActs, addendumFacts } from "./addendum.acts.rules.ts";
import { Addendum } from "./addendum.entity.ts";
import { AddendumInput } from "./addendum.inputs.ts";
import { AddendumPage, addendumPage } from "./addendum-page.ts";

/** Queries for changes to signed contracts, which the clients sign separately. */
export const AddendumQueries = queries({
  addendumToSign: computedFor(
    AddendumPage,
    addendumPage,
    { contractId: ID },
    Auth([Role.LINK, Role.CLIENTE]),
  ),
});

@Resolver(() => Addendum)
export class AddendumResolver {
  /** The addenda of a contract, newest first. */
  @May("readContracts")
  @Query(() => [Addendum])
  addenda(
    @Ctx() { read, viewer, link }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("contractId", () => ID) contractId: string,
  ) {
    return read.list(Addendum, info, {
      where: { $and: [{ contract: contractId }, visibleAddenda(viewer, link)] },
      orderBy: { number: "desc" },
    });
  }

  /** Returns the acts that the caller can do with the addendum now. */
  @Needs(...addendumFacts)
  @OfferedActs()
  acts(@Root() addendum: Addendum, @Ctx() context: Context) {
    return addendumActs.offered(context, addendum);
  }
}

/** Mutations of addenda that only run an act; {@link AddendumQueries} has the others. */
export const AddendumMutations = mutations({
  draftAddendum: changed(
    Addendum,
    draftAddendum,
    { contractId: ID, input: AddendumInput },
    May("writeAddenda"),
  ),
  updateAddendum: changed(Addendum, updateAddendum, { id: ID, input: AddendumInput }, May("writeAddenda")),
  sendAddendum: changed(Addendum, sendAddendum, { id: ID }, May("writeAddenda")),
  withdrawAddendum: changed(Addendum, withdrawAddendum, { id: ID }, May("writeAddenda")),
  requestAddendumCode: changed(
    Addendum,
    requestAddendumCode,
    { id: ID, channel: orElse(CodeChannel, CodeChannel.mail) },
    Auth([Role.LINK, Role.CLIENTE]),
  ),
  signAddendum: changed(
    Addendum,
    signAddendum,
    { id: ID, input: SignContractInput },
    Auth([Role.LINK, Role.CLIENTE]),
  ),
});
