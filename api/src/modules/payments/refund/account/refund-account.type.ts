import { Field, ObjectType } from "type-graphql";
import { TipoDocumento } from "../../../accounts/account/user.enums.ts";
import { AccountKind } from "../../../contracts/refund-account/refund-account.enums.ts";

/** Account of a client that receives their refund. */
@ObjectType({ simpleResolvers: true })
export class RefundAccount {
  /** Empty for a key, which belongs to no bank. */
  @Field(() => String) bank!: string;
  @Field(() => AccountKind) kind!: AccountKind;
  @Field(() => String) number!: string;
  @Field(() => String) holder!: string;
  @Field(() => TipoDocumento) documentType!: TipoDocumento;
  @Field(() => String) document!: string;
}
