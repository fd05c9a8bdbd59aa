import { IsOptional, Min } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { RequiredText } from "../../../../core/input/text-fields.ts";
import { COP } from "../../../../core/scalars.ts";

const NEGATIVE = { message: "El valor no puede ser negativo" };

/** Amounts kept of a cancelled contract. */
@InputType()
export class KeepOfContractInput {
  @Field(() => ID, { description: "Identificador del contrato." })
  contractId!: string;

  @IsOptional()
  @Min(0, NEGATIVE)
  @Field(() => COP, { nullable: true, description: "Lo que se queda la agencia como penalidad, en COP." })
  penalidad?: number | null;

  @IsOptional()
  @Min(0, NEGATIVE)
  @Field(() => COP, { nullable: true, description: "Lo que los proveedores no devuelven, en COP." })
  noReembolsado?: number | null;

  @Field(() => COP, {
    nullable: true,
    description: "Lo que quedaba por decidir en COP, como se vio: si ya es otro valor, no se decide.",
  })
  porDecidir?: number | null;

  @RequiredText("El motivo es obligatorio", "Motivo, como lo escribe quien lo hace.", 2_000)
  motivo!: string;
}

/** Reason for annulling a kept amount. */
@InputType()
export class AnnulKeptInput {
  @RequiredText("El motivo es obligatorio", "Motivo, como lo escribe quien lo hace.", 500)
  motivo!: string;
}
