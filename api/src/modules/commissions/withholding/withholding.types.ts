import { Field, Int, ObjectType } from "type-graphql";
import { TaxProfile } from "./tax-profile.entity.ts";

/** Person who earns commissions, with their tax profile. */
@ObjectType({ simpleResolvers: true })
export class TaxedPerson {
  @Field(() => Int, { description: "Número del registro." }) id!: number;
  @Field(() => String, { description: "Nombre con el que se conoce." }) nombre!: string;
  @Field(() => Int, { description: "Rol de la persona, de 1 a 7." }) role!: number;
  @Field(() => TaxProfile, { nullable: true, description: "Su perfil tributario; nulo si no se ha puesto." })
  perfil!: TaxProfile | null;
  @Field(() => String, { nullable: true, description: "Municipio cuyo ICA se retiene; nulo si ninguno." })
  municipio!: string | null;
}
