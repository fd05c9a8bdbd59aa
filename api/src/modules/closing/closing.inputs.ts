import { Matches, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { MONTH } from "../../core/colombia/days.ts";
import { Required } from "../../core/input/required.ts";
import { RequiredText } from "../../core/input/text-fields.ts";

const NO_MONTH = "El mes no es válido";

/** A month to close, and the open records that the person saw. */
@InputType()
export class CloseMonthInput {
  @Required("El mes es obligatorio")
  @Matches(MONTH, { message: NO_MONTH })
  @Field(() => String, { description: "Mes, AAAA-MM." })
  mes!: string;

  @Min(0, { message: "El número de pendientes no es válido" })
  @Field(() => Int, {
    description: "Cuántas cosas esperaban cuando se miró; si ya es otro número, se rechaza.",
  })
  pendientesVistos!: number;
}

/** Reason for reopening a month. */
@InputType()
export class ReopenMonthInput {
  @Required("El mes es obligatorio")
  @Matches(MONTH, { message: NO_MONTH })
  @Field(() => String, { description: "Mes, AAAA-MM." })
  mes!: string;

  @RequiredText("El motivo es obligatorio", "Motivo, como lo escribe quien lo hace.", 500)
  motivo!: string;
}
