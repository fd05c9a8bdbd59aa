import { Field, Int, ObjectType } from "type-graphql";
import { Role } from "../../../core/auth/role.ts";
import { Day } from "../../../core/scalars.ts";

/** A role of the team, and whether it asks for a second factor. */
@ObjectType({ simpleResolvers: true })
export class SecondFactorRoleState {
  @Field(() => Role)
  role!: Role;

  /** First day on which its people sign in with a second factor alone; null while it does not ask. */
  @Field(() => Day, { nullable: true })
  due!: string | null;

  /** Active people of this role without one. */
  @Field(() => Int)
  without!: number;
}
