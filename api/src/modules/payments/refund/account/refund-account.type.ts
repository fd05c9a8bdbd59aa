import { Field, ObjectType } from "type-graphql";
import { TipoDocumento } from "../../../accounts/account/user.enums.ts";
import { AccountKind } from "../../../contracts/refund-account/refund-account.enums.ts";

/** The account of a client to which their money goes back. */
@ObjectType({ simpleResolvers: true })
export class RefundAccount {
  /** Empty behind a key, which belongs to no bank. */
  @Field(() => String) bank!: string;
  @Field(() => AccountKind) kind!: AccountKind;
  @Field(() => String) number!: string;
  @Field(() => String) holder!: string;
  @Field(() => TipoDocumento) documentType!: TipoDocumento;
  @Field(() => String) document!: string;
}
