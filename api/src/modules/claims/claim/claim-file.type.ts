import { Field, ID, ObjectType } from "type-graphql";

/** A file of a request, to be opened with `fileAddress(id)`. */
@ObjectType({ simpleResolvers: true })
export class ClaimFile {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Nombre del archivo." }) filename!: string;
}
