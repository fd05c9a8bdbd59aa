import { Field, ID, ObjectType } from "type-graphql";

/** File used as evidence; it is opened with `fileAddress(id)`. */
@ObjectType({ simpleResolvers: true })
export class EvidenceFile {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => String, { description: "Nombre del archivo." }) filename!: string;
}
