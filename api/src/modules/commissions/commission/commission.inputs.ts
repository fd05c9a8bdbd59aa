import { IsOptional, MaxLength } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { Required } from "../../../core/input/required.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { TipoVendedor } from "./commission.enums.ts";

const LONG = { message: "El texto es demasiado largo" };

/** Figures of a commission that a person may enter; the amount takes precedence over the percentage. */
@InputType()
abstract class CommissionFiguresInput {
  @Field(() => COP, { nullable: true })
  montoBase?: number | null;

  @Field(() => Number, { nullable: true })
  porcentaje?: number | null;

  @Field(() => COP, { nullable: true })
  montoComision?: number | null;

  @IsOptional()
  @MaxLength(1_000, LONG)
  @Field(() => String, { nullable: true })
  observaciones?: string | null;
}

/** A commission made by hand; the base is the contract's price unless given. */
@InputType()
export class CreateCommissionInput extends CommissionFiguresInput {
  @NotFound("Contrato no encontrado")
  @Required("El contrato es obligatorio")
  @Field(() => ID)
  contractId!: string;

  @Required("El vendedor es obligatorio")
  @Field(() => Int)
  vendedorId!: number;

  @Required("El tipo de vendedor es obligatorio")
  @Field(() => TipoVendedor)
  tipoVendedor!: TipoVendedor;
}

/** An edit of a pending commission: absent fields are unchanged. */
@InputType()
export class UpdateCommissionInput extends CommissionFiguresInput {
  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;

  /** Reason for the change, recorded in the history. */
  @IsOptional()
  @MaxLength(1_000, LONG)
  @Field(() => String, { nullable: true })
  motivo?: string | null;
}

/** Note on the approval or payment of a commission. */
@InputType()
export class CommissionNoteInput {
  @IsOptional()
  @MaxLength(1_000, LONG)
  @Field(() => String, { nullable: true })
  observaciones?: string | null;
}

/** The days between which contracts were completed, both included; an open side has no limit. */
@InputType()
export class CalculateCommissionsInput {
  @Field(() => Day, { nullable: true })
  startDate?: string | null;

  @Field(() => Day, { nullable: true })
  endDate?: string | null;
}
