import { Field, ObjectType } from "type-graphql";

/** The first steps of a new agency: true when there is one of them. */
@ObjectType({ simpleResolvers: true })
export class FirstSteps {
  @Field(() => Boolean) customers!: boolean;
  @Field(() => Boolean) providers!: boolean;
  @Field(() => Boolean) pastSales!: boolean;
  @Field(() => Boolean) quotes!: boolean;
}
