import { Field, ID, InputType, Int } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Required } from "../../../core/input/required.ts";
import { OptionalText } from "../../../core/input/text-fields.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { TipoVendedor } from "./commission.enums.ts";

/** Figures of a commission that a person may enter; the amount takes precedence over the percentage. */
@InputType()
abstract class CommissionFiguresInput {
  @Field(() => COP, { nullable: true, description: "Base en COP." })
  montoBase?: number | null;

  @Field(() => Number, { nullable: true, description: "Comisión sobre su base, en puntos porcentuales." })
  porcentaje?: number | null;

  @Field(() => COP, { nullable: true, description: "Comisión en COP; negativa en un ajuste." })
  montoComision?: number | null;

  @OptionalText("Observaciones de quien lo registró.", 1_000)
  observaciones?: string | null;
}

/** A manually created commission; the base defaults to the contract's price. */
@InputType()
export class CreateCommissionInput extends CommissionFiguresInput {
  @NotFound("Contrato no encontrado")
  @Required("El contrato es obligatorio")
  @Field(() => ID, { description: "Identificador del contrato." })
  contractId!: string;

  @Required("El vendedor es obligatorio")
  @Field(() => Int, { description: "Número de la cuenta de quien vende." })
  vendedorId!: number;

  @Required("El tipo de vendedor es obligatorio")
  @Field(() => TipoVendedor, { description: "Lugar de la persona en la venta." })
  tipoVendedor!: TipoVendedor;
}

/** An edit of a pending commission: absent fields are unchanged. */
@InputType()
export class UpdateCommissionInput extends CommissionFiguresInput {
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;

  /** The reason is recorded in the history. */
  @OptionalText("Motivo, como lo escribe quien lo hace.", 1_000)
  motivo?: string | null;
}

/** Note on the approval or payment of a commission. */
@InputType()
export class CommissionNoteInput {
  @OptionalText("Observaciones de quien lo registró.", 1_000)
  observaciones?: string | null;
}

/** Days between which contracts were completed, both included; an absent day sets no limit. */
@InputType()
export class CalculateCommissionsInput {
  @Field(() => Day, { nullable: true, description: "Primer día que cuenta." })
  startDate?: string | null;

  @Field(() => Day, { nullable: true, description: "Último día que cuenta." })
  endDate?: string | null;
}
