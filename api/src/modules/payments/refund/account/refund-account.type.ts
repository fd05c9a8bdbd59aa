import { Field, ObjectType } from "type-graphql";
import { TipoDocumento } from "../../../accounts/account/user.enums.ts";
import { AccountKind } from "../../../contracts/refund-account/refund-account.enums.ts";

/** Bank account of a client to which a refund is paid. */
@ObjectType({ simpleResolvers: true })
export class RefundAccount {
  @Field(() => String, { description: "Banco; vacío en una llave, que no es de ningún banco." })
  bank!: string;
  @Field(() => AccountKind, { description: "Clase del registro." }) kind!: AccountKind;
  @Field(() => String, { description: "Número completo de la cuenta o la llave." }) number!: string;
  @Field(() => String, { description: "Titular." }) holder!: string;
  @Field(() => TipoDocumento, { description: "Tipo del documento de identidad." })
  documentType!: TipoDocumento;
  @Field(() => String, { description: "Número del documento de identidad." }) document!: string;
}
