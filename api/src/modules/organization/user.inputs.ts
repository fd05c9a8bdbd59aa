import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../core/input/printed-name.ts";
import { Required } from "../../core/input/required.ts";
import { TeamPlaceInput } from "../accounts/registration/person.inputs.ts";

/**
 * Changes to a person's account; an absent field stays, an empty optional text is cleared. Bank details only
 * by people who see them.
 */
@InputType()
export class UpdateUserInput extends TeamPlaceInput {
  @PrintedName()
  @Field(() => String, { nullable: true })
  name?: string | null;
  @PrintedName()
  @Field(() => String, { nullable: true })
  lastname?: string | null;

  /** E-mail; another one has to be confirmed from there before it counts as verified. */
  @Field(() => String, { nullable: true }) email?: string | null;
  @Field(() => String, { nullable: true }) phone?: string | null;

  /** The address of a picture; empty for none. */
  @Field(() => String, { nullable: true }) image?: string | null;

  /** 1 CLIENTE … 7 OWNER. */
  @Field(() => Int, { nullable: true }) role?: number | null;
  @Field(() => Boolean, { nullable: true }) isActive?: boolean | null;
  @Field(() => Boolean, { nullable: true }) isActiveSeller?: boolean | null;

  /** Person who takes over the team and the open quotes of a deactivated or demoted person. */
  @Field(() => Int, { nullable: true }) successorId?: number | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true }) version?: number | null;
}

/** A password that an administrator gives a person. */
@InputType()
export class ResetUserPasswordInput {
  @Required("La contraseña es requerida")
  @Field(() => String)
  newPassword!: string;
}
