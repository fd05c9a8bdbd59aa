import { IsOptional, Min } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { NotFound } from "../../../core/failure-texts.ts";
import { OptionalText, RequiredText } from "../../../core/input/text-fields.ts";
import { COP } from "../../../core/scalars.ts";

/** Contract or reservation that a movement is assigned to. */
@InputType()
export class AssignMovementInput {
  @Field(() => ID, { nullable: true, description: "Identificador del contrato." })
  contractId?: string | null;

  @Field(() => ID, { nullable: true, description: "Identificador de la reserva; nulo para un contrato." })
  orderId?: string | null;

  @IsOptional()
  @Min(1, { message: "El monto debe ser mayor a cero" })
  @Field(() => COP, { nullable: true, description: "Parte de lo libre, en COP; sin valor, todo." })
  monto?: number | null;

  @OptionalText("Observaciones de quien lo registró.", 2_000)
  observaciones?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Si quien lo hace vio que puede repetir otro pago y lo acepta.",
  })
  aceptaDuplicado?: boolean | null;

  /** Required in a person's session when the assignment verifies the payment. */
  @Field(() => String, {
    nullable: true,
    description:
      "Por qué cuenta aunque puede repetir otro pago o lo que paga está cancelado: 10 a 300 caracteres.",
  })
  motivoDuplicado?: string | null;
}

/** Filter of the payments to which a movement can be assigned. */
@InputType()
export class BackablePaymentFilter {
  @NotFound("Contrato no encontrado")
  @Field(() => ID, { nullable: true, description: "Identificador del contrato." })
  contractId?: string | null;

  @NotFound("Orden de reserva no encontrada")
  @Field(() => ID, { nullable: true, description: "Identificador de la reserva; nulo para un contrato." })
  orderId?: string | null;

  /** Registered amount of the payment. */
  @Field(() => COP, { nullable: true, description: "Valor en COP." })
  monto?: number | null;

  /** Words of a contract: its number, client and destination. */
  @OptionalText("Un valor, o palabras de la referencia, quien pagó o el contrato.", 200, {
    message: "El texto de búsqueda es demasiado largo",
  })
  search?: string | null;
}

/** Reason why incoming money belongs to no payment. */
@InputType()
export class PutMovementAsideInput {
  @RequiredText("El motivo es obligatorio", "Motivo, como lo escribe quien lo hace.", 300)
  motivo!: string;
}
