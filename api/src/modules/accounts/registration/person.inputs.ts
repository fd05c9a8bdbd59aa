import { IsOptional, Max, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { PrintedName } from "../../../core/input/printed-name.ts";
import { Required } from "../../../core/input/required.ts";
import { OptionalText } from "../../../core/input/text-fields.ts";
import { COP } from "../../../core/scalars.ts";
import { BankAccountInput } from "../banking/banking.inputs.ts";

/** Optional data of a person besides their name: document, birth, address and bank. */
@InputType()
export abstract class PersonInput extends BankAccountInput {
  /** Accepted in upper or lower case and by its aliases: `cc`, `CC`, `cedula`. */
  @Field(() => String, { nullable: true, description: "Tipo del documento de identidad." })
  tipoDocumento?: string | null;

  @Field(() => String, { nullable: true, description: "Número del documento de identidad." })
  documentoIdentidad?: string | null;

  /** A day, or an instant, which is converted to its day in Bogota. */
  @Field(() => String, { nullable: true, description: "Día en que nació." })
  fechaNacimiento?: string | null;

  @OptionalText("Dirección donde vive o recibe correspondencia.", 200, {
    message: "La dirección no puede tener más de 200 caracteres",
  })
  direccion?: string | null;

  @OptionalText("Ciudad de esa dirección.", 100, {
    message: "La ciudad no puede tener más de 100 caracteres",
  })
  ciudad?: string | null;

  @OptionalText("País donde vive.", 100, { message: "El país no puede tener más de 100 caracteres" })
  pais?: string | null;
}

/**
 * Data of a person in the team: personal data, place in the hierarchy, commission limit and first day of
 * work.
 */
@InputType()
export abstract class TeamPlaceInput extends PersonInput {
  @Field(() => Int, { nullable: true, description: "Número de la cuenta del líder." })
  liderId?: number | null;

  @Field(() => Int, { nullable: true, description: "Número de la cuenta del gerente." })
  gerenteId?: number | null;

  @IsOptional()
  @Min(0, { message: "El porcentaje debe estar entre 0 y 100" })
  @Max(100, { message: "El porcentaje debe estar entre 0 y 100" })
  @Field(() => Number, { nullable: true, description: "Porcentaje de comisión, en puntos porcentuales." })
  commissionPercentage?: number | null;

  @IsOptional()
  @Min(0, { message: "El límite no puede ser negativo" })
  @Field(() => COP, { nullable: true, description: "Límite de lo que se le paga en un mes, en COP." })
  commissionLimit?: number | null;

  @Field(() => String, { nullable: true, description: "Día en que entró a la agencia." })
  fechaIngreso?: string | null;
}

/** Names, contact data and optional personal data of a new member of the agency. */
@InputType()
export abstract class MemberInput extends TeamPlaceInput {
  @Required("El nombre es requerido")
  @PrintedName()
  @Field(() => String, { description: "Nombre, como se muestra." })
  name!: string;

  @Required("El apellido es requerido")
  @PrintedName()
  @Field(() => String, { description: "Apellido." })
  lastname!: string;

  @Required("El email es requerido")
  @Field(() => String, { description: "Correo electrónico." })
  email!: string;

  @Required("El teléfono es requerido")
  @Field(() => String, { description: "Teléfono." })
  phone!: string;
}
