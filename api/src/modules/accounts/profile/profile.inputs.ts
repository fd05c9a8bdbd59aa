import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { PersonInput } from "../registration/person.inputs.ts";

/**
 * Changes of a person to their own account; an absent field is unchanged, an empty optional text is cleared.
 */
@InputType()
export class ProfileInput extends PersonInput {
  @PrintedName()
  @Field(() => String, { nullable: true })
  name?: string | null;

  @PrintedName()
  @Field(() => String, { nullable: true })
  lastname?: string | null;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  /**
   * E-mail address; another one needs `currentPassword`, and becomes the account's when it is confirmed from
   * there.
   */
  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true })
  currentPassword?: string | null;

  /** Address of a picture; empty for none. A file of the person's is uploaded by `uploadPicture`. */
  @Field(() => String, { nullable: true })
  image?: string | null;

  /** True when clients may see the person's picture; only staff is ever shown to them. */
  @Field(() => Boolean, { nullable: true })
  showsPicture?: boolean | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
