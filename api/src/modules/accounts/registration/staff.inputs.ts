import { Field, InputType, Int } from "type-graphql";
import { MemberInput } from "./person.inputs.ts";

/** Data of a person invited to the team; they choose their password themselves. */
@InputType()
export class InviteStaffInput extends MemberInput {
  /** 2 ASESOR … 7 OWNER. */
  @Field(() => Int)
  role!: number;
}
