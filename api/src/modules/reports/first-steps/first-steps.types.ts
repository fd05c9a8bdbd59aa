import { Field, ObjectType } from "type-graphql";

/** First steps of a new agency: true when there is a record of the kind. */
@ObjectType({ simpleResolvers: true })
export class FirstSteps {
  @Field(() => Boolean) customers!: boolean;
  @Field(() => Boolean) providers!: boolean;
  @Field(() => Boolean) pastSales!: boolean;
  @Field(() => Boolean) quotes!: boolean;
}
