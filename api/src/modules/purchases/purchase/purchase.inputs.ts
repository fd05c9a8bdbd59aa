import { ArrayMaxSize, IsOptional, MaxLength, Min, ValidateNested } from "class-validator";
import { Field, Float, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { MetodoPago, Moneda, TipoComprobante } from "./purchase.enums.ts";

const TOO_LONG = { message: "El texto es demasiado largo" };
const COST = "El costo debe ser mayor a 0";

/** An item that was bought and is paid at once; the receipt is sent beside it. */
@InputType()
export class BuyItemInput {
  @Required("El proveedor es obligatorio")
  @MaxLength(200, TOO_LONG)
  @Field(() => String)
  proveedor!: string;

  /** The provider's NIT with its check digit, where its record has none yet. */
  @IsOptional()
  @MaxLength(30, TOO_LONG)
  @Field(() => String, { nullable: true })
  nit?: string | null;

  /** The real cost. */
  @Required(COST)
  @Min(1, { message: COST })
  @Field(() => COP)
  costo!: number;

  @Required("La fecha de compra es requerida")
  @Field(() => Day)
  fechaCompra!: string;

  /** Kind of proof; `factura` when absent. */
  @Field(() => TipoComprobante, { nullable: true })
  tipoComprobante?: TipoComprobante | null;

  @Field(() => Moneda, { nullable: true })
  moneda?: Moneda | null;

  /** The last day on which the provider has to be paid; it becomes the item's deadline. */
  @Field(() => Day, { nullable: true })
  fechaVencimientoPago?: string | null;

  @IsOptional()
  @MaxLength(2_000, TOO_LONG)
  @Field(() => String, { nullable: true })
  observaciones?: string | null;
}

/** One payment of a plan; an even split may carry cents. */
@InputType()
export class PlannedInstallmentInput {
  @Required("El valor de cada cuota debe ser mayor a 0")
  @Field(() => Float)
  monto!: number;

  @Field(() => Day, { nullable: true })
  fechaVencimiento?: string | null;

  @IsOptional()
  @MaxLength(500, TOO_LONG)
  @Field(() => String, { nullable: true })
  observaciones?: string | null;
}

/** An item that was bought and is paid in 2 to 12 installments. */
@InputType()
export class BuyItemInInstallmentsInput {
  @Required("El proveedor es requerido")
  @MaxLength(200, TOO_LONG)
  @Field(() => String)
  proveedor!: string;

  /** The provider's NIT with its check digit, where its record has none yet. */
  @IsOptional()
  @MaxLength(30, TOO_LONG)
  @Field(() => String, { nullable: true })
  nit?: string | null;

  /** The real cost; without it the sum of the installments. */
  @Field(() => COP, { nullable: true })
  costo?: number | null;

  @Required("La fecha de compra es requerida")
  @Field(() => Day)
  fechaCompra!: string;

  @Required("El número de cuotas debe estar entre 2 y 12")
  @ArrayMaxSize(100, { message: "El número de cuotas debe estar entre 2 y 12" })
  @ValidateNested({ each: true })
  @Field(() => [PlannedInstallmentInput])
  cuotasPlan!: PlannedInstallmentInput[];

  /** Kind of proof; `voucher` when absent. */
  @Field(() => TipoComprobante, { nullable: true })
  tipoComprobante?: TipoComprobante | null;

  @Field(() => Moneda, { nullable: true })
  moneda?: Moneda | null;

  @IsOptional()
  @MaxLength(2_000, TOO_LONG)
  @Field(() => String, { nullable: true })
  observaciones?: string | null;
}

/** Time until which an item has to be bought and paid. */
@InputType()
export class ItemDeadlineInput {
  /** A day, which ends at 23:59 in Bogota, or an instant. */
  @Required("La fecha límite es obligatoria")
  @Field(() => String)
  fechaVencimientoPago!: string;

  @Field(() => Int, { nullable: true })
  version?: number | null;
}

/** Note on a purchase when nothing is left to pay. */
@InputType()
export class MarkPurchasePaidInput {
  @IsOptional()
  @MaxLength(2_000, TOO_LONG)
  @Field(() => String, { nullable: true })
  observaciones?: string | null;
}

/** Payment data of an installment. */
@InputType()
export class PayInstallmentInput {
  /** Day of the payment; today when absent. */
  @Field(() => Day, { nullable: true })
  fechaPago?: string | null;

  /** Means of payment; `transferencia` when absent. */
  @Field(() => MetodoPago, { nullable: true })
  metodoPago?: MetodoPago | null;

  @IsOptional()
  @MaxLength(2_000, TOO_LONG)
  @Field(() => String, { nullable: true })
  observaciones?: string | null;
}

/** Reason why a purchase was wrong. */
@InputType()
export class VoidPurchaseInput {
  @Required("El motivo es obligatorio")
  @MaxLength(500, TOO_LONG)
  @Field(() => String)
  motivo!: string;
}
