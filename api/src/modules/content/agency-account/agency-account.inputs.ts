import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { TipoDocumento } from "../../accounts/account/user.enums.ts";
import { AgencyAccountKind, BreBKeyKind } from "./agency-account.enums.ts";

const upTo = (most: number) => ({
  message: `El texto tiene como máximo ${most.toLocaleString("es-CO")} letras`,
});
const BANK = 60;
const HOLDER = 120;

/** An account of the agency, all of it. */
@InputType()
export class AgencyAccountInput {
  @Required("La clase de cuenta es obligatoria")
  @Field(() => AgencyAccountKind)
  kind!: AgencyAccountKind;

  /** Needed for an account of a bank; a wallet is its own. */
  @IsOptional()
  @MaxLength(BANK, upTo(BANK))
  @Field(() => String, { nullable: true })
  bank?: string | null;

  /** Needed for a Bre-B key, and of no other kind. */
  @Field(() => BreBKeyKind, { nullable: true })
  keyKind?: BreBKeyKind | null;

  @Required("El número es obligatorio")
  @Field(() => String)
  number!: string;

  @Required("El titular es obligatorio")
  @MaxLength(HOLDER, upTo(HOLDER))
  @PrintedName()
  @Field(() => String)
  holder!: string;

  @Required("El tipo de documento es requerido")
  @Field(() => TipoDocumento)
  holderDocumentType!: TipoDocumento;

  @Required("El documento del titular es obligatorio")
  @Field(() => String)
  holderDocument!: string;

  /** Content of the bank's QR code. */
  @Field(() => String, { nullable: true })
  qr?: string | null;

  /** True when clients may pay here. */
  @Field(() => Boolean)
  active!: boolean;
}

/** An edit of an account: absent fields are unchanged; kind and number are checked together. */
@InputType()
export class UpdateAgencyAccountInput {
  @IsOptional()
  @Field(() => AgencyAccountKind, { nullable: true })
  kind?: AgencyAccountKind | null;

  @IsOptional()
  @MaxLength(BANK, upTo(BANK))
  @Field(() => String, { nullable: true })
  bank?: string | null;

  @Field(() => BreBKeyKind, { nullable: true })
  keyKind?: BreBKeyKind | null;

  @IsOptional()
  @Field(() => String, { nullable: true })
  number?: string | null;

  @IsOptional()
  @MaxLength(HOLDER, upTo(HOLDER))
  @PrintedName()
  @Field(() => String, { nullable: true })
  holder?: string | null;

  @IsOptional()
  @Field(() => TipoDocumento, { nullable: true })
  holderDocumentType?: TipoDocumento | null;

  @IsOptional()
  @Field(() => String, { nullable: true })
  holderDocument?: string | null;

  /** Content of the bank's QR code; null removes it. */
  @Field(() => String, { nullable: true })
  qr?: string | null;

  @Field(() => Boolean, { nullable: true })
  active?: boolean | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
