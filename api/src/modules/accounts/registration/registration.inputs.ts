import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { MemberInput } from "./person.inputs.ts";

/**
 * A new account. Role, place in the team, limits and bank are accepted only from people who may create staff.
 */
@InputType()
export class RegisterInput extends MemberInput {
  @Required("La contraseña es requerida")
  @Field(() => String)
  password!: string;

  /** Referral code of the person who referred this one; `referredBy` is an alias. */
  @Field(() => String, { nullable: true })
  referralCode?: string | null;

  @Field(() => String, { nullable: true })
  referredBy?: string | null;

  /** True when the person agreed to the treatment of their data; absent when the channel did not ask. */
  @Field(() => Boolean, { nullable: true })
  aceptaTratamiento?: boolean | null;

  /** 1 CLIENTE, the default, … 7 OWNER. */
  @Field(() => Int, { nullable: true })
  role?: number | null;
}
