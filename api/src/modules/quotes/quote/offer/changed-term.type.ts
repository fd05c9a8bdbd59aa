import { Field, ObjectType } from "type-graphql";

/** Changed term of an agreement, as text. */
@ObjectType({ simpleResolvers: true })
export class ChangedTerm {
  @Field(() => String, { description: "Nombre de lo que cambió, como se lee." }) label!: string;
  @Field(() => String, { description: "Valor anterior; vacío o nulo si no había." }) before!: string;
  @Field(() => String, { description: "Valor nuevo; vacío o nulo si se quitó." }) after!: string;
}
