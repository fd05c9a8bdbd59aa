import { Field, ObjectType } from "type-graphql";
import { DateTime } from "../../../core/scalars.ts";

/** Key of the mapping with its account: the chosen one, or the proposed one until a person confirms it. */
@ObjectType({ simpleResolvers: true })
export class MappedAccount {
  @Field(() => String, { description: "Clave de lo que se lleva en la cuenta." }) key!: string;
  @Field(() => String, { description: "Lo que se lleva en ella, como se lee." }) label!: string;
  @Field(() => String, { nullable: true, description: "Código de la cuenta; nulo si falta elegirla." })
  code!: string | null;
  @Field(() => String, { description: "Nombre de la cuenta." }) name!: string;
  @Field(() => [String], { description: "Comienzos de las cuentas en que puede ir." })
  within!: readonly string[];
  @Field(() => String, { nullable: true, description: "Código que se propone; nulo si no hay propuesta." })
  proposed!: string | null;
  @Field(() => DateTime, { nullable: true, description: "Cuándo se confirmó; nulo si está por confirmar." })
  confirmedAt!: string | null;
  @Field(() => String, { nullable: true, description: "Nombre de quien la confirmó." })
  confirmedByName!: string | null;
}

/** Code of the accounting program for a type of voucher. */
@ObjectType({ simpleResolvers: true })
export class VoucherCode {
  @Field(() => String, { description: "Letras del comprobante en el diario." }) type!: string;
  @Field(() => String, { description: "Nombre del comprobante." }) label!: string;
  @Field(() => String, { nullable: true, description: "Código del comprobante en el programa contable." })
  code!: string | null;
}
