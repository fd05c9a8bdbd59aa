import { Field, ObjectType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";

/** Data needed to pay a person; unknown values are empty texts. */
@NotFound("Usuario no encontrado")
@ObjectType({ simpleResolvers: true })
export class BankingData {
  @Field(() => String, { description: "Banco de la cuenta a la que se le paga." }) banco!: string;
  @Field(() => String, { description: "Número de la cuenta bancaria." }) numeroCuenta!: string;
  @Field(() => String, { description: "Tipo de cuenta: `ahorros` o `corriente`." }) tipoCuenta!: string;
  @Field(() => String, { description: "Nombre del titular de la cuenta." }) nombreTitular!: string;
  @Field(() => String, { description: "Número del documento de quien es titular." })
  documentoTitular!: string;
  @Field(() => String, { description: "Teléfono, con su indicativo: `+57…`." }) telefono!: string;
  @Field(() => String, { description: "Observaciones de quien lo registró." }) observaciones!: string;
}
