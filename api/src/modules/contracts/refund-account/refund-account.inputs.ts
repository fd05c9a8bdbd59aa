import { Field, InputType } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { AccountKind } from "./refund-account.enums.ts";

/** Account of a client for their refunds. */
@InputType()
export class RefundAccountInput {
  @OptionalText("El banco; vacío para una llave.", 100)
  bank?: string | null;

  @Required("Elige el tipo de cuenta")
  @Field(() => AccountKind, { description: "Clase del registro." })
  kind!: AccountKind;

  @RequiredText("El número de cuenta es obligatorio", "Número de la cuenta o la llave.", 80)
  number!: string;

  @PrintedName()
  @RequiredText("El nombre del titular es obligatorio", "Titular.", 100)
  holder!: string;

  @Required("El tipo de documento es requerido")
  @Field(() => TipoDocumento, { description: "Tipo del documento de identidad." })
  documentType!: TipoDocumento;

  @RequiredText("El documento del titular es obligatorio", "Número del documento de identidad.", 20)
  document!: string;
}
