import { Field, ObjectType } from "type-graphql";
import { May } from "./permission.ts";
import { TipoDocumento } from "./user.enums.ts";

/**
 * Third party of an accounting line: a client, a provider or a seller, with the data that an accounting
 * program needs.
 */
@ObjectType({ simpleResolvers: true })
export class ThirdParty {
  @May("identifyThirdParties")
  @Field(() => TipoDocumento, { nullable: true, description: "Tipo del documento de identidad." })
  documentType!: TipoDocumento | null;

  @May("identifyThirdParties")
  @Field(() => String, {
    nullable: true,
    description: "Número de su documento; de un NIT, sin dígito de verificación.",
  })
  document!: string | null;

  @May("identifyThirdParties")
  @Field(() => String, {
    nullable: true,
    description: "Dígito de verificación del NIT; nulo en otros documentos.",
  })
  checkDigit!: string | null;

  @Field(() => String, { nullable: true, description: "Nombre, como se muestra." }) name!: string | null;
  @May("identifyThirdParties") @Field(() => String, { nullable: true, description: "Ciudad." }) city!:
    string | null;

  @May("seeAccounts")
  @Field(() => String, {
    nullable: true,
    description: "Cuenta a la que se le paga: banco y número, hasta donde lo muestran los listados.",
  })
  account!: string | null;
}
