import { IsOptional, Max, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP } from "../../../core/scalars.ts";
import { PersonInput } from "./person.inputs.ts";

/** Data of a person invited to the team; they choose their password themselves. */
@InputType()
export class InviteStaffInput extends PersonInput {
  @Required("El nombre es requerido")
  @Field(() => String)
  name!: string;

  @Required("El apellido es requerido")
  @Field(() => String)
  lastname!: string;

  @Required("El email es requerido")
  @Field(() => String)
  email!: string;

  @Required("El teléfono es requerido")
  @Field(() => String)
  phone!: string;

  /** 2 ASESOR … 7 OWNER. */
  @Field(() => Int)
  role!: number;

  @Field(() => Int, { nullable: true })
  liderId?: number | null;

  @Field(() => Int, { nullable: true })
  gerenteId?: number | null;

  @IsOptional()
  @Min(0, { message: "El porcentaje debe estar entre 0 y 100" })
  @Max(100, { message: "El porcentaje debe estar entre 0 y 100" })
  @Field(() => Number, { nullable: true })
  commissionPercentage?: number | null;

  @IsOptional()
  @Min(0, { message: "El límite no puede ser negativo" })
  @Field(() => COP, { nullable: true })
  commissionLimit?: number | null;

  @Field(() => String, { nullable: true })
  fechaIngreso?: string | null;
}
