import { Matches, MaxLength, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../core/input/required.ts";

/** A month on the wire. */
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const NO_MONTH = "El mes no es válido";

/** A month that ended, and how much of it still waited when it was looked at. */
@InputType()
export class CloseMonthInput {
  /** `2026-10`. */
  @Required("El mes es obligatorio")
  @Matches(MONTH, { message: NO_MONTH })
  @Field(() => String, { description: "Mes, AAAA-MM." })
  mes!: string;

  /** Shown value of `pendientes`. */
  @Min(0, { message: "El número de pendientes no es válido" })
  @Field(() => Int, {
    description: "Cuántas cosas esperaban cuando se miró; si ya es otro número, se rechaza.",
  })
  pendientesVistos!: number;
}

/** Reason for reopening a month. */
@InputType()
export class ReopenMonthInput {
  /** `2026-10`. */
  @Required("El mes es obligatorio")
  @Matches(MONTH, { message: NO_MONTH })
  @Field(() => String, { description: "Mes, AAAA-MM." })
  mes!: string;

  @Required("El motivo es obligatorio")
  @MaxLength(500, { message: "El texto es demasiado largo" })
  @Field(() => String, { description: "Motivo, como lo escribe quien lo hace." })
  motivo!: string;
}
