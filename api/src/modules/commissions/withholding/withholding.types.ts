import { Field, Int, ObjectType } from "type-graphql";
import { TaxProfile } from "./tax-profile.entity.ts";

/** Somebody who earns commissions, and how tax is withheld from them. */
@ObjectType({ simpleResolvers: true })
export class TaxedPerson {
  @Field(() => Int) id!: number;
  @Field(() => String) nombre!: string;
  @Field(() => Int) role!: number;
  /** Null where nothing was entered yet. */
  @Field(() => TaxProfile, { nullable: true }) perfil!: TaxProfile | null;
}
