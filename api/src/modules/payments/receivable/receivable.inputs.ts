import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../../core/input/required.ts";
import { OptionalText } from "../../../core/input/text-fields.ts";
import { COP, Day } from "../../../core/scalars.ts";
import { DebtAge } from "./receivable.enums.ts";

/** Filter of the contracts with a balance. */
@InputType()
export class ReceivableFilter {
  @Field(() => DebtAge, { nullable: true, description: "Hace cuánto venció." }) age?: DebtAge | null;
  @Field(() => Int, { nullable: true, description: "Quien vende el contrato, en cualquier rol." })
  vendedorId?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Los que prometieron pagar hasta hoy y no lo han hecho.",
  })
  promiseIsDue?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Los que deben algo vencido y hoy se les puede escribir.",
  })
  toCollect?: boolean | null;

  /** Searches the number, the client, the e-mail, the phone and the destination. */
  @OptionalText("Palabras que se buscan; no cuentan mayúsculas ni tildes.", 200, {
    message: "El texto de búsqueda es demasiado largo",
  })
  search?: string | null;
}

/** Amount that a client promised to pay, and the day of the promise. */
@InputType()
export class PaymentPromiseInput {
  @Required("Escribe cuánto va a pagar")
  @Field(() => COP, { description: "Lo prometido, en COP." })
  monto!: number;

  @Required("Elige el día en que va a pagar")
  @Field(() => Day, { description: "Hasta qué día lo prometió." })
  day!: string;
}
