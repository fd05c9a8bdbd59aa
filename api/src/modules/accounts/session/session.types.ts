import { Field, ID, ObjectType } from "type-graphql";
import { DateTime } from "../../../core/scalars.ts";

/** An open session of the viewer's account. */
@ObjectType({ simpleResolvers: true })
export class OwnSession {
  @Field(() => ID) id!: string;
  /** `Chrome en Windows`. */
  @Field(() => String) browser!: string;
  /** Address from which it began. */
  @Field(() => String, { nullable: true }) address!: string | null;
  @Field(() => DateTime) beganAt!: Date;
  /** Time of the last use, to five minutes. */
  @Field(() => DateTime) lastUsedAt!: Date;
  /** True for the session of this request. */
  @Field(() => Boolean) current!: boolean;
}
