import { Field, Int, ObjectType } from "type-graphql";
import { TaxProfile } from "./tax-profile.entity.ts";

/** Person who earns commissions, with their tax profile. */
@ObjectType({ simpleResolvers: true })
export class TaxedPerson {
  @Field(() => Int) id!: number;
  @Field(() => String) nombre!: string;
  @Field(() => Int) role!: number;
  /** Null when nothing was entered yet. */
  @Field(() => TaxProfile, { nullable: true }) perfil!: TaxProfile | null;
  /** The municipality whose ICA is withheld; null when none is. */
  @Field(() => String, { nullable: true }) municipio!: string | null;
}
