import { IsNumber, IsOptional, Max, Min } from "class-validator";
import { Field, Float, InputType, Int } from "type-graphql";
import { Longest } from "../../../core/input/lengths.ts";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { COP, Day } from "../../../core/scalars.ts";

const upTo = (most: number) => ({
  message: `El texto tiene como máximo ${most.toLocaleString("es-CO")} letras`,
});
const PERCENT = { message: "El porcentaje va de 0 a 100, con dos decimales como máximo" };
const NAME = 120;
const ADDRESS = 200;

/** Complete data of the agency. */
@InputType()
export class AgencySettingsInput {
  @PrintedName()
  @RequiredText("El nombre comercial es obligatorio", "Nombre, como se muestra.", NAME, upTo(NAME))
  name!: string;

  @PrintedName()
  @RequiredText("La razón social es obligatoria", "Razón social.", NAME, upTo(NAME))
  legalName!: string;

  /** Accepted with or without dots. */
  @Required("El NIT es obligatorio")
  @Field(() => String, { description: "NIT con su dígito de verificación." })
  nit!: string;

  @Required("El número del RNT es obligatorio")
  @Field(() => String, { description: "Número en el Registro Nacional de Turismo." })
  rntNumber!: string;

  @Field(() => Day, {
    nullable: true,
    description: "Último día de vigencia del registro; nulo si no se ha dicho.",
  })
  rntValidUntil?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Si una cotización solo se puede enviar con el registro vigente.",
  })
  rntRequired?: boolean | null;

  @RequiredText("La dirección es obligatoria", "Dirección.", ADDRESS, upTo(ADDRESS))
  address!: string;

  @Required("El teléfono es requerido")
  @Field(() => String, { description: "Teléfono." })
  phone!: string;

  @Required("El WhatsApp es obligatorio")
  @Field(() => String, { description: "Celular de WhatsApp: solo cifras, con el indicativo adelante." })
  whatsapp!: string;

  @Required("El email es requerido")
  @Field(() => String, { description: "Correo electrónico." })
  email!: string;

  @IsOptional()
  @Field(() => String, {
    nullable: true,
    description: "Correo donde el equipo pide ayuda; nulo: el de la agencia.",
  })
  supportEmail?: string | null;
  @IsOptional()
  @Field(() => String, {
    nullable: true,
    description: "Teléfono donde el equipo pide ayuda; nulo: el de la agencia.",
  })
  supportPhone?: string | null;
  @IsOptional()
  @Field(() => String, { nullable: true, description: "Dirección de Instagram; nulo si no hay." })
  instagram?: string | null;
  @IsOptional()
  @Field(() => String, { nullable: true, description: "Dirección de Facebook; nulo si no hay." })
  facebook?: string | null;
  @IsOptional()
  @Field(() => String, { nullable: true, description: "Dirección de TikTok; nulo si no hay." })
  tiktok?: string | null;
  @IsOptional()
  @Field(() => String, { nullable: true, description: "Dirección de YouTube; nulo si no hay." })
  youtube?: string | null;

  /** Unchanged when absent. */
  @Field(() => Boolean, {
    nullable: true,
    description:
      "Si otros programas pueden pagar en línea por REST sin las dos aceptaciones que exige Wompi.",
  })
  restPaymentsWithoutAcceptance?: boolean | null;

  /** Unchanged when absent. */
  @IsOptional()
  @Min(1, { message: "El tope debe ser mayor a cero" })
  @Field(() => COP, {
    nullable: true,
    description:
      "Máximo de una transferencia Bre-B en COP: de ahí en adelante se le pide al cliente partirla.",
  })
  breBLimit?: number | null;

  /** Accepted as `8:00 a 18:00` too; unchanged when absent. */
  @IsOptional()
  @Field(() => String, {
    nullable: true,
    description: "Horario de lunes a viernes, en hora de Bogotá: `08:00-18:00`; nulo: cerrado.",
  })
  horarioSemana?: string | null;

  @IsOptional()
  @Field(() => String, {
    nullable: true,
    description: "Horario de los sábados, en hora de Bogotá; nulo: cerrado.",
  })
  horarioSabado?: string | null;

  @IsOptional()
  @Field(() => String, {
    nullable: true,
    description: "Horario de domingos y festivos, en hora de Bogotá; nulo: cerrado.",
  })
  horarioDomingo?: string | null;

  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 }, PERCENT)
  @Min(0, PERCENT)
  @Max(100, PERCENT)
  @Field(() => Float, {
    nullable: true,
    description: "Derechos de explotación de una rifa, en puntos porcentuales del valor de su boletería.",
  })
  raffleRightPercent?: number | null;

  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 }, PERCENT)
  @Min(0, PERCENT)
  @Max(100, PERCENT)
  @Field(() => Float, {
    nullable: true,
    description: "Gastos de administración de una rifa, en puntos porcentuales de esos derechos.",
  })
  raffleAdministrationPercent?: number | null;

  /** Unchanged when absent; null removes it. */
  @IsOptional()
  @Field(() => String, { nullable: true, description: "Dirección del logo; nulo: se usa el nombre." })
  logo?: string | null;

  /** The contrast with white must be at least 4.5:1; unchanged when absent. */
  @IsOptional()
  @Field(() => String, {
    nullable: true,
    description: "Color de las propuestas, `#RRGGBB`; nulo: el de Travesía.",
  })
  brandColour?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** Person who signs contracts for the agency; an absent name removes the signer. */
@InputType()
export class AgencySignerInput {
  @PrintedName()
  @OptionalText("Nombre, como se muestra.", NAME, upTo(NAME))
  name?: string | null;

  @OptionalText("Cargo de quien firma: `Representante legal`.", NAME, upTo(NAME))
  title?: string | null;

  @Longest(273_100)
  @Field(() => String, {
    nullable: true,
    description: "Firma dibujada, un PNG como dirección `data:`; sin valor queda igual, nulo la quita.",
  })
  drawing?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
