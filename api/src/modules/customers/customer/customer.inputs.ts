import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { Day } from "../../../core/scalars.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { CustomerKind } from "./customer.enums.ts";

const upTo = (most: number) => ({
  message: `El texto tiene como máximo ${most.toLocaleString("es-CO")} letras`,
});
const NAME = 200;
const SHORT = 100;
const MAIL = 254;

/** Optional data of a customer besides their name; an absent field stays, null removes it. */
@InputType()
export abstract class CustomerDetails {
  @Field(() => CustomerKind, { nullable: true }) kind?: CustomerKind | null;

  @IsOptional()
  @MaxLength(MAIL, upTo(MAIL))
  @Field(() => String, { nullable: true })
  email?: string | null;

  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { nullable: true })
  telefono?: string | null;

  /** Given together with its number. */
  @Field(() => TipoDocumento, { nullable: true })
  tipoDocumento?: TipoDocumento | null;

  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { nullable: true })
  documentoIdentidad?: string | null;

  @Field(() => Day, { nullable: true }) fechaNacimiento?: string | null;

  @IsOptional()
  @MaxLength(NAME, upTo(NAME))
  @Field(() => String, { nullable: true })
  direccion?: string | null;

  @IsOptional()
  @MaxLength(SHORT, upTo(SHORT))
  @Field(() => String, { nullable: true })
  ciudad?: string | null;
}

/** A customer whom the office adds. */
@InputType()
export class AddCustomerInput extends CustomerDetails {
  @Required("El nombre es obligatorio")
  @MaxLength(NAME, upTo(NAME))
  @PrintedName()
  @Field(() => String)
  name!: string;
}

/** An edit of a customer. */
@InputType()
export class UpdateCustomerInput extends CustomerDetails {
  @IsOptional()
  @MaxLength(NAME, upTo(NAME))
  @PrintedName()
  @Field(() => String, { nullable: true })
  name?: string | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
