import { Ctx, ID, Resolver, Root } from "type-graphql";
import { OfferedActs } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { argsOf, optional, stored } from "../../../core/graphql/arguments.ts";
import { changed, mutations } from "../../../core/graphql/mutations.ts";
import { computedFor, paged, queries } from "../../../core/graphql/queries.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { storeUpload } from "../../../core/storage/store-upload.ts";
import { May } from "../../accounts/account/permission.ts";
import { NO_COMMISSION } from "../commission/commission.acts.rules.ts";
import { answerObjection } from "./acts/answer-objection.ts";
import { objectCommission } from "./acts/object-commission.ts";
import { withdrawObjection } from "./acts/withdraw-objection.ts";
import { NO_OBJECTION, visibleObjections } from "./objection.access.ts";
import { objectionActs, objectionFacts } from "./objection.acts.rules.ts";
import { Objection } from "./objection.entity.ts";
import { AnswerObjectionInput, ObjectCommissionInput, ObjectionFilter } from "./objection.inputs.ts";
import { objectionCounters, objectionFilter } from "./objection.reads.ts";
import { ObjectionCounter, ObjectionPage, ObjectionPageArgs } from "./objection.types.ts";

const newest = { createdAt: "desc", id: "desc" } as const;
const byDeadline = { dueOn: "asc", id: "asc" } as const;

/** Queries of sellers' objections to their commissions. */
export const ObjectionQueries = queries({
  /** Returns the objections in the viewer's scope: the open ones by deadline, the others newest first. */
  commissionObjections: paged(
    Objection,
    ObjectionPage,
    ({ viewer }, { page, filter }) => ({
      where: { $and: [visibleObjections(viewer), objectionFilter(filter)] },
      orderBy: page.orderOr(filter?.status === "abierta" ? byDeadline : newest),
    }),
    { page: argsOf(ObjectionPageArgs), filter: optional(ObjectionFilter) },
    May("seeCommissions"),
  ),
  commissionObjectionCounters: computedFor(
    [ObjectionCounter],
    objectionCounters,
    { filter: optional(ObjectionFilter) },
    May("seeCommissions"),
  ),
});

@Resolver(() => Objection)
export class ObjectionResolver {
  /** Returns the acts that the caller can do with the objection now. */
  @Needs(...objectionFacts)
  @OfferedActs()
  acts(@Root() objection: Objection, @Ctx() context: Context) {
    return objectionActs.offered(context, objection);
  }
}

/** Mutations beside {@link ObjectionQueries} that only run an act. */
export const ObjectionMutations = mutations({
  objectCommission: changed(
    Objection,
    objectCommission,
    { id: ID, input: ObjectCommissionInput, file: optional(stored(storeUpload)) },
    May("objectCommissions"),
    NotFound(NO_COMMISSION),
  ),
  answerObjection: changed(
    Objection,
    answerObjection,
    { id: ID, input: AnswerObjectionInput },
    May("answerObjections"),
    NotFound(NO_OBJECTION),
  ),
  withdrawObjection: changed(
    Objection,
    withdrawObjection,
    { id: ID },
    May("objectCommissions"),
    NotFound(NO_OBJECTION),
  ),
});
