import { IsOptional, MaxLength, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../../core/input/required.ts";
import { COP } from "../../../../core/scalars.ts";
import { LimitStatus } from "../commission.enums.ts";

/** Filter of the list of sellers' months. */
@InputType()
export class SellerMonthFilter {
  /** A part of the seller's name. */
  @IsOptional()
  @MaxLength(200, { message: "El texto de búsqueda es demasiado largo" })
  @Field(() => String, { nullable: true, description: "Parte del nombre de la persona." })
  search?: string | null;

  @Field(() => LimitStatus, { nullable: true, description: "Estado del registro." })
  status?: LimitStatus | null;
}

/** New monthly limit of a seller, in COP, with the reason for the change. */
@InputType()
export class ChangeMonthlyLimitInput {
  @Min(0, { message: "El límite no puede ser negativo" })
  @Required("El límite es obligatorio")
  @Field(() => COP, { description: "Límite mensual en COP." })
  limite!: number;

  @Required("Escribe el motivo del cambio")
  @MaxLength(1_000, { message: "El texto es demasiado largo" })
  @Field(() => String, { description: "Motivo, como lo escribe quien lo hace." })
  motivo!: string;

  /** The version of the seller that was looked at; an older one than the present is refused. */
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la cuenta que se miró; una anterior se rechaza.",
  })
  version?: number | null;
}
