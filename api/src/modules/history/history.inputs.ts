import { Field, InputType } from "type-graphql";
import { Day } from "../../core/scalars.ts";
import { HistoryRecord } from "./history.enums.ts";

/** Which lines of the audit log: all of them unless told. */
@InputType()
export class AuditFilter {
  @Field(() => HistoryRecord, { nullable: true })
  record?: HistoryRecord | null;

  /** The number or name by which people know the record, or its id. */
  @Field(() => String, { nullable: true })
  number?: string | null;

  /** Who did it: part of a name, or an e-mail. */
  @Field(() => String, { nullable: true })
  person?: string | null;

  /** What was done: the last part of an act's name, as `verified`. */
  @Field(() => String, { nullable: true })
  act?: string | null;

  /** First and last day, in Bogota. */
  @Field(() => Day, { nullable: true })
  from?: string | null;

  @Field(() => Day, { nullable: true })
  to?: string | null;
}
