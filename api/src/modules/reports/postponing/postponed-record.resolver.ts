import { Arg, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../core/context.ts";
import { May } from "../../accounts/account/permission.ts";
import { postponeRecord } from "./acts/postpone-record.ts";
import { resumeRecord } from "./acts/resume-record.ts";
import { resumeRecords } from "./acts/resume-records.ts";
import { PostponeInput, ResumeInput } from "./postponed-record.inputs.ts";
import { countPostponed } from "./postponed-record.reads.ts";

/** Queries and mutations of records that a person postponed to another day. */
@Resolver()
export class PostponedRecordResolver {
  /** Returns the number of records that one postponed. */
  @May("seeDashboard")
  @Query(() => Int)
  postponedRecords(@Ctx() context: Context) {
    return countPostponed(context);
  }

  /** Puts a record of one's own day off. */
  @May("seeDashboard")
  @Mutation(() => Boolean)
  postponeRecord(@Ctx() { run }: Context, @Arg("input", () => PostponeInput) input: PostponeInput) {
    return run(postponeRecord, input);
  }

  /** Shows one record again that one put off; answers whether it was put off. */
  @May("seeDashboard")
  @Mutation(() => Boolean)
  resumeRecord(@Ctx() { run }: Context, @Arg("input", () => ResumeInput) input: ResumeInput) {
    return run(resumeRecord, input);
  }

  /** Shows again what one put off; answers how many records. */
  @May("seeDashboard")
  @Mutation(() => Int)
  resumeRecords(@Ctx() { run }: Context) {
    return run(resumeRecords, undefined);
  }
}
