import { Int } from "type-graphql";
import { answered, mutations } from "../../../core/graphql/mutations.ts";
import { computed, queries } from "../../../core/graphql/queries.ts";
import { May } from "../../accounts/account/permission.ts";
import { postponeRecord } from "./acts/postpone-record.ts";
import { resumeRecord } from "./acts/resume-record.ts";
import { resumeRecords } from "./acts/resume-records.ts";
import { PostponeInput, ResumeInput } from "./postponed-record.inputs.ts";
import { countPostponed } from "./postponed-record.reads.ts";

/** Queries of records that a person postponed to another day. */
export const PostponedRecordResolver = queries({
  postponedRecords: computed(Int, countPostponed, {}, May("seeDashboard")),
});

/** Mutations of postponed records. */
export const PostponedRecordMutations = mutations({
  resumeRecords: answered(Int, resumeRecords, {}, May("seeDashboard")),
  postponeRecord: answered(Boolean, postponeRecord, { input: PostponeInput }, May("seeDashboard")),
  resumeRecord: answered(Boolean, resumeRecord, { input: ResumeInput }, May("seeDashboard")),
});
