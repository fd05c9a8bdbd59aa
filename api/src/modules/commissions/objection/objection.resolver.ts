import type { GraphQLResolveInfo } from "graphql";
import { type FileUpload, GraphQLUpload } from "graphql-upload-minimal";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { OfferedActType } from "../../../core/acts.type.ts";
import type { Context } from "../../../core/context.ts";
import { NotFound } from "../../../core/failure-texts.ts";
import { Reads } from "../../../core/read/reads.decorator.ts";
import { Needs } from "../../../core/read/sql-field.ts";
import { May } from "../../accounts/account/permission.ts";
import { storeReceipt } from "../../purchases/purchase/receipt.ts";
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

/** Queries and mutations of sellers' objections to their commissions. */
@Resolver(() => Objection)
export class ObjectionResolver {
  /**
   * Returns the objections in the viewer's scope: the open ones by their deadline, the others newest first.
   */
  @May("seeCommissions")
  @Reads(() => Objection)
  @Query(() => ObjectionPage)
  commissionObjections(
    @Ctx() { read, viewer }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => ObjectionPageArgs) page: ObjectionPageArgs,
    @Arg("filter", () => ObjectionFilter, { nullable: true }) filter?: ObjectionFilter,
  ) {
    const where = { $and: [visibleObjections(viewer), objectionFilter(filter)] };
    const orderBy = page.orderOr(filter?.status === "abierta" ? byDeadline : newest);
    return read.page(Objection, info, { where, orderBy, limit: page.limit, offset: page.offset });
  }

  /** The counters of the list: under its filter, whatever status is chosen. */
  @May("seeCommissions")
  @Query(() => [ObjectionCounter])
  commissionObjectionCounters(
    @Ctx() context: Context,
    @Arg("filter", () => ObjectionFilter, { nullable: true }) filter?: ObjectionFilter,
  ) {
    return objectionCounters(context, filter);
  }

  /** Objects to a commission of the caller, with an optional JPG, PNG or PDF of up to 10 MB as evidence. */
  @May("objectCommissions")
  @NotFound(NO_COMMISSION)
  @Mutation(() => Objection)
  async objectCommission(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => ObjectCommissionInput) input: ObjectCommissionInput,
    @Arg("file", () => GraphQLUpload, { nullable: true }) upload?: Promise<FileUpload>,
  ) {
    const file = upload ? await storeReceipt(context, upload) : null;
    return context.read.one(Objection, info, {
      id: await context.run(objectCommission, { id, input, file }),
    });
  }

  @May("answerObjections")
  @NotFound(NO_OBJECTION)
  @Mutation(() => Objection)
  async answerObjection(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
    @Arg("input", () => AnswerObjectionInput) input: AnswerObjectionInput,
  ) {
    return read.one(Objection, info, { id: await run(answerObjection, { id, input }) });
  }

  /** Withdraws an objection of the caller. */
  @May("objectCommissions")
  @NotFound(NO_OBJECTION)
  @Mutation(() => Objection)
  async withdrawObjection(
    @Ctx() { read, run }: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID) id: string,
  ) {
    return read.one(Objection, info, { id: await run(withdrawObjection, { id }) });
  }

  /** Returns the acts that the asker can do with the objection now. */
  @Needs(...objectionFacts)
  @FieldResolver(() => [OfferedActType])
  acts(@Root() objection: Objection, @Ctx() context: Context) {
    return objectionActs.offered(context, objection);
  }
}
