import { Field, ID, ObjectType } from "type-graphql";
import { AgencyAccountKind, BreBKeyKind } from "../../../content/agency-account/agency-account.enums.ts";

/** Account of the agency, without its holder, as shown to people who register and verify payments. */
@ObjectType({ simpleResolvers: true })
export class ReceivingAccount {
  @Field(() => ID, { description: "Identificador del registro." }) id!: string;
  @Field(() => AgencyAccountKind, { description: "Clase del registro." }) kind!: AgencyAccountKind;
  @Field(() => String, { description: "Banco o entidad." }) bank!: string;
  @Field(() => BreBKeyKind, {
    nullable: true,
    description: "Tipo de la llave Bre-B; nulo si no es una llave.",
  })
  keyKind!: BreBKeyKind | null;
  @Field(() => String, { description: "Número de la cuenta o la llave." }) number!: string;
  @Field(() => Boolean, { description: "Si se les pide a los clientes pagar en ella." }) active!: boolean;
}
