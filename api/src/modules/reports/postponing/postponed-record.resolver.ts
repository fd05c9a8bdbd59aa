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
  /** Returns the number of records that the viewer postponed. */
  @May("seeDashboard")
  @Query(() => Int)
  postponedRecords(@Ctx() context: Context) {
    return countPostponed(context);
  }

  /** Postpones a record of the caller's day. */
  @May("seeDashboard")
  @Mutation(() => Boolean)
  postponeRecord(@Ctx() { run }: Context, @Arg("input", () => PostponeInput) input: PostponeInput) {
    return run(postponeRecord, input);
  }

  /** Shows one record again that the caller postponed; returns whether it was postponed. */
  @May("seeDashboard")
  @Mutation(() => Boolean)
  resumeRecord(@Ctx() { run }: Context, @Arg("input", () => ResumeInput) input: ResumeInput) {
    return run(resumeRecord, input);
  }

  /** Shows the caller's postponed records again; returns their number. */
  @May("seeDashboard")
  @Mutation(() => Int)
  resumeRecords(@Ctx() { run }: Context) {
    return run(resumeRecords, undefined);
  }
}
