import { Field, InputType } from "type-graphql";
import { Day } from "../../core/scalars.ts";
import { HistoryRecord } from "./history.enums.ts";

/** Filter of the audit log; all lines when empty. */
@InputType()
export class AuditFilter {
  @Field(() => HistoryRecord, { nullable: true })
  record?: HistoryRecord | null;

  /** The number or name by which people know the record, or its id. */
  @Field(() => String, { nullable: true })
  number?: string | null;

  /** Person who acted: part of a name, or an e-mail. */
  @Field(() => String, { nullable: true })
  person?: string | null;

  /** Act: the last part of its name, such as `verified`. */
  @Field(() => String, { nullable: true })
  act?: string | null;

  /** First and last day, in Bogota. */
  @Field(() => Day, { nullable: true })
  from?: string | null;

  @Field(() => Day, { nullable: true })
  to?: string | null;
}
