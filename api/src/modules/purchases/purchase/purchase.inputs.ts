import { ArrayMaxSize, IsOptional, Min, ValidateNested } from "class-validator";
import { Field, Float, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { MetodoPago, Moneda, TipoComprobante } from "./purchase.enums.ts";

const NEGATIVE = { message: "El valor no puede ser negativo" };
const COST = "El costo debe ser mayor a 0";

/** Base, IVA and withholdings of a purchase, complete; an absent amount is none. */
@InputType()
export class PurchaseTaxesInput {
  @IsOptional()
  @Min(1, { message: "La base gravable debe ser mayor a 0" })
  @Field(() => COP, { nullable: true, description: "Base gravable de la compra, en COP." })
  baseGravable?: number | null;

  @IsOptional()
  @Min(0, NEGATIVE)
  @Field(() => COP, { nullable: true, description: "IVA incluido en el costo, en COP." })
  iva?: number | null;

  @IsOptional()
  @Min(0, NEGATIVE)
  @Field(() => COP, { nullable: true, description: "Retención en la fuente al proveedor, en COP." })
  retefuente?: number | null;

  @IsOptional()
  @Min(0, NEGATIVE)
  @Field(() => COP, { nullable: true, description: "Retención de IVA al proveedor, en COP." })
  reteIva?: number | null;

  @IsOptional()
  @Min(0, NEGATIVE)
  @Field(() => COP, { nullable: true, description: "Retención de ICA al proveedor, en COP." })
  reteIca?: number | null;
}

/** Item that was bought and is paid at once; the receipt is sent separately. */
@InputType()
export class BuyItemInput {
  @RequiredText("El proveedor es obligatorio", "Nombre del proveedor, como se escribió entonces.", 200)
  proveedor!: string;

  /** NIT with its check digit. */
  @OptionalText("NIT del proveedor, si en el directorio no tiene.", 30)
  nit?: string | null;

  @Required(COST)
  @Min(1, { message: COST })
  @Field(() => COP, { description: "Costo real en COP." })
  costo!: number;

  @Required("La fecha de compra es requerida")
  @Field(() => Day, { description: "Día de la compra." })
  fechaCompra!: string;

  /** Defaults to `factura`. */
  @Field(() => TipoComprobante, { nullable: true, description: "Documento que la prueba." })
  tipoComprobante?: TipoComprobante | null;

  @Field(() => Moneda, { nullable: true, description: "Moneda; solo pesos colombianos." })
  moneda?: Moneda | null;

  /** Also becomes the item's deadline. */
  @Field(() => Day, { nullable: true, description: "Último día para pagarle al proveedor." })
  fechaVencimientoPago?: string | null;

  @OptionalText("Observaciones de quien lo registró.", 2_000)
  observaciones?: string | null;

  @IsOptional()
  @ValidateNested()
  @Field(() => PurchaseTaxesInput, {
    nullable: true,
    description: "Base, IVA y retenciones; nulo sin ellas.",
  })
  impuestos?: PurchaseTaxesInput | null;
}

/** Installment of a payment plan; an even split may have cents. */
@InputType()
export class PlannedInstallmentInput {
  @Required("El valor de cada cuota debe ser mayor a 0")
  @Field(() => Float, { description: "Valor de la cuota en COP; repartida por igual puede traer centavos." })
  monto!: number;

  @Field(() => Day, { nullable: true, description: "Día en que vence." })
  fechaVencimiento?: string | null;

  @OptionalText("Observaciones de quien lo registró.", 500)
  observaciones?: string | null;
}

/** Item that was bought and is paid in 2 to 12 installments. */
@InputType()
export class BuyItemInInstallmentsInput {
  @RequiredText("El proveedor es requerido", "Nombre del proveedor, como se escribió entonces.", 200)
  proveedor!: string;

  /** NIT with its check digit. */
  @OptionalText("NIT del proveedor, si en el directorio no tiene.", 30)
  nit?: string | null;

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

  /** Defaults to `voucher`. */
  @Field(() => TipoComprobante, { nullable: true, description: "Documento que la prueba." })
  tipoComprobante?: TipoComprobante | null;

  @Field(() => Moneda, { nullable: true, description: "Moneda; solo pesos colombianos." })
  moneda?: Moneda | null;

  @OptionalText("Observaciones de quien lo registró.", 2_000)
  observaciones?: string | null;

  /** Taxes of the invoice; the installments add up to the cost less the withheld amounts. */
  @IsOptional()
  @ValidateNested()
  @Field(() => PurchaseTaxesInput, {
    nullable: true,
    description: "Base, IVA y retenciones; nulo sin ellas.",
  })
  impuestos?: PurchaseTaxesInput | null;
}

/** Time by which an item must be bought and paid. */
@InputType()
export class ItemDeadlineInput {
  @Required("La fecha límite es obligatoria")
  @Field(() => String, { description: "Un día, que termina a las 23:59 en Bogotá, o una fecha con hora." })
  fechaVencimientoPago!: string;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}

/** Note added to a purchase when it is paid completely. */
@InputType()
export class MarkPurchasePaidInput {
  @OptionalText("Observaciones de quien lo registró.", 2_000)
  observaciones?: string | null;
}

/** Payment data of an installment. */
@InputType()
export class PayInstallmentInput {
  @Field(() => Day, { nullable: true, description: "Día del pago; hoy sin valor." })
  fechaPago?: string | null;

  @Field(() => MetodoPago, {
    nullable: true,
    description: "Medio con el que se pagó; `transferencia` sin valor.",
  })
  metodoPago?: MetodoPago | null;

  @OptionalText("Observaciones de quien lo registró.", 2_000)
  observaciones?: string | null;
}

/** Reason why a purchase was wrong. */
@InputType()
export class VoidPurchaseInput {
  @RequiredText("El motivo es obligatorio", "Motivo, como lo escribe quien lo hace.", 500)
  motivo!: string;
}
