import { MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { Day } from "../../../core/scalars.ts";
import { DayKind } from "../my-day.enums.ts";

/** Record of the caller's day to show again. */
@InputType()
export class ResumeInput {
  @Field(() => DayKind, { description: "Qué hay que hacer." })
  kind!: DayKind;

  @MaxLength(200, { message: "El texto es demasiado largo" })
  @Field(() => String, { description: "Identificador del registro, como lo da su fila." })
  recordId!: string;
}

/** Record of the caller's day to postpone. */
@InputType()
export class PostponeInput extends ResumeInput {
  @Required("Elige hasta cuándo")
  @Field(() => Day, {
    description: "Día en que se muestra de nuevo: después de hoy y en los próximos noventa.",
  })
  until!: string;
}
