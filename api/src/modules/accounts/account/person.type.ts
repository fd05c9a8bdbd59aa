import { Field, Int, ObjectType } from "type-graphql";

/** A person as shown inside another record: never more than this. */
@ObjectType({ simpleResolvers: true })
export class Person {
  @Field(() => Int, { nullable: true }) id!: number | null;
  @Field(() => String) name!: string;
  @Field(() => String) lastname!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => Int) role!: number;
}
