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
  @Field(() => String, { description: "Nombre del proveedor, como se escribió entonces." })
  proveedor!: string;

  /** The provider's NIT with its check digit, where its record has none yet. */
  @IsOptional()
  @MaxLength(30, TOO_LONG)
  @Field(() => String, { nullable: true, description: "NIT del proveedor, si en el directorio no tiene." })
  nit?: string | null;

  /** The real cost. */
  @Required(COST)
  @Min(1, { message: COST })
  @Field(() => COP, { description: "Costo real en COP." })
  costo!: number;

  @Required("La fecha de compra es requerida")
  @Field(() => Day, { description: "Día de la compra." })
  fechaCompra!: string;

  /** Kind of proof; `factura` when absent. */
  @Field(() => TipoComprobante, { nullable: true, description: "Documento que la prueba." })
  tipoComprobante?: TipoComprobante | null;

  @Field(() => Moneda, { nullable: true, description: "Moneda; solo pesos colombianos." })
  moneda?: Moneda | null;

  /** The last day on which the provider has to be paid; it becomes the item's deadline. */
  @Field(() => Day, { nullable: true, description: "Último día para pagarle al proveedor." })
  fechaVencimientoPago?: string | null;

  @IsOptional()
  @MaxLength(2_000, TOO_LONG)
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones?: string | null;
}

/** One payment of a plan; an even split may carry cents. */
@InputType()
export class PlannedInstallmentInput {
  @Required("El valor de cada cuota debe ser mayor a 0")
  @Field(() => Float, { description: "Valor de la cuota en COP; repartida por igual puede traer centavos." })
  monto!: number;

  @Field(() => Day, { nullable: true, description: "Día en que vence." })
  fechaVencimiento?: string | null;

  @IsOptional()
  @MaxLength(500, TOO_LONG)
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones?: string | null;
}

/** An item that was bought and is paid in 2 to 12 installments. */
@InputType()
export class BuyItemInInstallmentsInput {
  @Required("El proveedor es requerido")
  @MaxLength(200, TOO_LONG)
  @Field(() => String, { description: "Nombre del proveedor, como se escribió entonces." })
  proveedor!: string;

  /** The provider's NIT with its check digit, where its record has none yet. */
  @IsOptional()
  @MaxLength(30, TOO_LONG)
  @Field(() => String, { nullable: true, description: "NIT del proveedor, si en el directorio no tiene." })
  nit?: string | null;

  /** The real cost; without it the sum of the installments. */
  @Field(() => COP, { nullable: true, description: "Costo real en COP; sin valor, la suma de las cuotas." })
  costo?: number | null;

  @Required("La fecha de compra es requerida")
  @Field(() => Day, { description: "Día de la compra." })
  fechaCompra!: string;

  @Required("El número de cuotas debe estar entre 2 y 12")
  @ArrayMaxSize(100, { message: "El número de cuotas debe estar entre 2 y 12" })
  @ValidateNested({ each: true })
  @Field(() => [PlannedInstallmentInput], { description: "Las cuotas en que se paga." })
  cuotasPlan!: PlannedInstallmentInput[];

  /** Kind of proof; `voucher` when absent. */
  @Field(() => TipoComprobante, { nullable: true, description: "Documento que la prueba." })
  tipoComprobante?: TipoComprobante | null;

  @Field(() => Moneda, { nullable: true, description: "Moneda; solo pesos colombianos." })
  moneda?: Moneda | null;

  @IsOptional()
  @MaxLength(2_000, TOO_LONG)
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones?: string | null;
}

/** Time until which an item has to be bought and paid. */
@InputType()
export class ItemDeadlineInput {
  /** A day, which ends at 23:59 in Bogota, or an instant. */
  @Required("La fecha límite es obligatoria")
  @Field(() => String, { description: "Un día, que termina a las 23:59 en Bogotá, o una fecha con hora." })
  fechaVencimientoPago!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** Note on a purchase when nothing is left to pay. */
@InputType()
export class MarkPurchasePaidInput {
  @IsOptional()
  @MaxLength(2_000, TOO_LONG)
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones?: string | null;
}

/** Payment data of an installment. */
@InputType()
export class PayInstallmentInput {
  /** Day of the payment; today when absent. */
  @Field(() => Day, { nullable: true, description: "Día del pago; hoy sin valor." })
  fechaPago?: string | null;

  /** Means of payment; `transferencia` when absent. */
  @Field(() => MetodoPago, {
    nullable: true,
    description: "Medio con el que se pagó; `transferencia` sin valor.",
  })
  metodoPago?: MetodoPago | null;

  @IsOptional()
  @MaxLength(2_000, TOO_LONG)
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones?: string | null;
}

/** Reason why a purchase was wrong. */
@InputType()
export class VoidPurchaseInput {
  @Required("El motivo es obligatorio")
  @MaxLength(500, TOO_LONG)
  @Field(() => String, { description: "Motivo, como lo escribe quien lo hace." })
  motivo!: string;
}
