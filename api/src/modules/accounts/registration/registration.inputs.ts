import { IsOptional, Max, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP } from "../../../core/scalars.ts";
import { PersonInput } from "./person.inputs.ts";

/** A new account. Role, place in the team, limits and bank are taken from those who may create staff. */
@InputType()
export class RegisterInput extends PersonInput {
  @Required("El nombre es requerido")
  @Field(() => String)
  name!: string;

  @Required("El apellido es requerido")
  @Field(() => String)
  lastname!: string;

  @Required("El email es requerido")
  @Field(() => String)
  email!: string;

  @Required("La contraseña es requerida")
  @Field(() => String)
  password!: string;

  @Required("El teléfono es requerido")
  @Field(() => String)
  phone!: string;

  /** Referral code of the person who referred this one; `referredBy` is the same. */
  @Field(() => String, { nullable: true })
  referralCode?: string | null;

  @Field(() => String, { nullable: true })
  referredBy?: string | null;

  /** True when the person agreed to the treatment of their data; absent when the channel did not ask. */
  @Field(() => Boolean, { nullable: true })
  aceptaTratamiento?: boolean | null;

  /** 1 CLIENTE, the default, … 7 OWNER. */
  @Field(() => Int, { nullable: true })
  role?: number | null;

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
