import { Field, ID, ObjectType } from "type-graphql";

/** A file of a request; `fileAddress(id)` returns the URL that opens it. */
@ObjectType({ simpleResolvers: true })
export class ClaimFile {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Nombre del archivo." }) filename!: string;
}
