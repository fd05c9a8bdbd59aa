import { IsNumber, IsOptional, Max, MaxLength, Min } from "class-validator";
import { Field, Float, InputType, Int } from "type-graphql";
import { Longest } from "../../../core/input/lengths.ts";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { COP, Day } from "../../../core/scalars.ts";

const upTo = (most: number) => ({
  message: `El texto tiene como máximo ${most.toLocaleString("es-CO")} letras`,
});
const PERCENT = { message: "El porcentaje va de 0 a 100, con dos decimales como máximo" };
const NAME = 120;
const ADDRESS = 200;

/** The agency's own data, all of it. */
@InputType()
export class AgencySettingsInput {
  @Required("El nombre comercial es obligatorio")
  @MaxLength(NAME, upTo(NAME))
  @PrintedName()
  @Field(() => String)
  name!: string;

  @Required("La razón social es obligatoria")
  @MaxLength(NAME, upTo(NAME))
  @PrintedName()
  @Field(() => String)
  legalName!: string;

  /** NIT with its check digit, with or without dots. */
  @Required("El NIT es obligatorio")
  @Field(() => String)
  nit!: string;

  @Required("El número del RNT es obligatorio")
  @Field(() => String)
  rntNumber!: string;

  /** The last day of the registration. */
  @Field(() => Day, { nullable: true })
  rntValidUntil?: string | null;

  /** True when a quote can be sent only while the registration is valid. */
  @Field(() => Boolean, { nullable: true })
  rntRequired?: boolean | null;

  @Required("La dirección es obligatoria")
  @MaxLength(ADDRESS, upTo(ADDRESS))
  @Field(() => String)
  address!: string;

  @Required("El teléfono es requerido")
  @Field(() => String)
  phone!: string;

  @Required("El WhatsApp es obligatorio")
  @Field(() => String)
  whatsapp!: string;

  @Required("El email es requerido")
  @Field(() => String)
  email!: string;

  @IsOptional() @Field(() => String, { nullable: true }) supportEmail?: string | null;
  @IsOptional() @Field(() => String, { nullable: true }) supportPhone?: string | null;
  @IsOptional() @Field(() => String, { nullable: true }) instagram?: string | null;
  @IsOptional() @Field(() => String, { nullable: true }) facebook?: string | null;
  @IsOptional() @Field(() => String, { nullable: true }) tiktok?: string | null;
  @IsOptional() @Field(() => String, { nullable: true }) youtube?: string | null;

  /**
   * True when payments over REST are accepted without the provider's two acceptances; unchanged when absent.
   */
  @Field(() => Boolean, { nullable: true })
  restPaymentsWithoutAcceptance?: boolean | null;

  /** Maximum of one Bre-B transfer, in COP; unchanged when absent. */
  @IsOptional()
  @Min(1, { message: "El tope debe ser mayor a cero" })
  @Field(() => COP, { nullable: true })
  breBLimit?: number | null;

  /** Opening hours on weekdays, `8:00 a 18:00`; unchanged when absent, null means closed. */
  @IsOptional()
  @Field(() => String, { nullable: true })
  horarioSemana?: string | null;

  @IsOptional()
  @Field(() => String, { nullable: true })
  horarioSabado?: string | null;

  /** Hours of Sundays and holidays. */
  @IsOptional()
  @Field(() => String, { nullable: true })
  horarioDomingo?: string | null;

  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 }, PERCENT)
  @Min(0, PERCENT)
  @Max(100, PERCENT)
  @Field(() => Float, { nullable: true })
  raffleRightPercent?: number | null;

  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 }, PERCENT)
  @Min(0, PERCENT)
  @Max(100, PERCENT)
  @Field(() => Float, { nullable: true })
  raffleAdministrationPercent?: number | null;

  /** Address of the logo; when absent it is unchanged, null removes it. */
  @IsOptional()
  @Field(() => String, { nullable: true })
  logo?: string | null;

  /** A colour as `#0E5A73`, of 4.5:1 upon white at least; left out it stays, null is ours. */
  @IsOptional()
  @Field(() => String, { nullable: true })
  brandColour?: string | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}

/** Person who signs contracts for the agency; nobody when the name is absent. */
@InputType()
export class AgencySignerInput {
  @IsOptional()
  @MaxLength(NAME, upTo(NAME))
  @PrintedName()
  @Field(() => String, { nullable: true })
  name?: string | null;

  /** Their charge: `Representante legal`. */
  @IsOptional()
  @MaxLength(NAME, upTo(NAME))
  @Field(() => String, { nullable: true })
  title?: string | null;

  /** Drawn signature, a PNG as data URL; unchanged when absent, null removes it. */
  @Longest(273_100)
  @Field(() => String, { nullable: true })
  drawing?: string | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
