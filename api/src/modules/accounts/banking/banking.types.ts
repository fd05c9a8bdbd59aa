import { Field, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";

/** Data needed to pay a person; unknown values are empty texts. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class BankingData {
  @Field(() => String) banco!: string;
  @Field(() => String) numeroCuenta!: string;
  @Field(() => String) tipoCuenta!: string;
  @Field(() => String) nombreTitular!: string;
  @Field(() => String) documentoTitular!: string;
  @Field(() => String) telefono!: string;
  @Field(() => String) observaciones!: string;
}
