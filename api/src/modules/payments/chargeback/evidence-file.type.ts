import { Field, ID, ObjectType } from "type-graphql";

/** A file that proves something, to be opened with `fileAddress(id)`. */
@ObjectType({ simpleResolvers: true })
export class EvidenceFile {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Nombre del archivo." }) filename!: string;
}
