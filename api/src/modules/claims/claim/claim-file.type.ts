import { Field, ID, ObjectType } from "type-graphql";

/** A file of a request, to be opened with `fileAddress(id)`. */
@ObjectType({ simpleResolvers: true })
export class ClaimFile {
  @Field(() => ID) id!: string;
  @Field(() => String) filename!: string;
}
