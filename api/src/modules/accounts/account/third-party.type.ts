import { Field, ObjectType } from "type-graphql";
import { May } from "./permission.ts";
import { TipoDocumento } from "./user.enums.ts";

/** Whom a line of the books is about: a client, a provider or a seller, as an accounting program asks. */
@ObjectType({ simpleResolvers: true })
export class ThirdParty {
  /** Null where no document is known. */
  @May("identifyThirdParties")
  @Field(() => TipoDocumento, { nullable: true })
  documentType!: TipoDocumento | null;

  /** Of a NIT without its check digit. */
  @May("identifyThirdParties") @Field(() => String, { nullable: true }) document!: string | null;

  /** Of a NIT; null for any other document. */
  @May("identifyThirdParties") @Field(() => String, { nullable: true }) checkDigit!: string | null;

  @Field(() => String, { nullable: true }) name!: string | null;
  @May("identifyThirdParties") @Field(() => String, { nullable: true }) city!: string | null;

  /** Where money goes to them: bank and number, as far as the lists of what is paid show it. */
  @May("seeAccounts") @Field(() => String, { nullable: true }) account!: string | null;
}
