import { Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../../core/input/required.ts";
import { OptionalText, RequiredText } from "../../../../core/input/text-fields.ts";
import { COP } from "../../../../core/scalars.ts";
import { LimitStatus } from "../commission.enums.ts";

/** Filter of the list of monthly limits. */
@InputType()
export class SellerMonthFilter {
  @OptionalText("Parte del nombre de la persona.", 200, {
    message: "El texto de búsqueda es demasiado largo",
  })
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

  @RequiredText("Escribe el motivo del cambio", "Motivo, como lo escribe quien lo hace.", 1_000)
  motivo!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la cuenta que se miró; una anterior se rechaza.",
  })
  version?: number | null;
}
