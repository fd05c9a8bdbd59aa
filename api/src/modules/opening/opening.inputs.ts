import { Matches } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { MONTH } from "../../core/colombia/days.ts";
import { COP } from "../../core/scalars.ts";
import { OpeningKind } from "./opening.enums.ts";

/** First month that is exported to the accounting. */
@InputType()
export class ProposeOpeningInput {
  @Matches(MONTH, { message: "Escribe el mes como AAAA-MM" })
  @Field(() => String, { description: "Primer mes que se lleva a la contabilidad, AAAA-MM." })
  mes!: string;
}

/** Balance of a contract, a provider or an account, as it is typed. */
@InputType()
export class OpeningLineInput {
  @Field(() => OpeningKind, { description: "Qué es." })
  clase!: OpeningKind;

  /** Contract, provider or account, as its kind asks. */
  @Field(() => ID, { description: "Identificador del contrato, el proveedor o la cuenta." })
  ownerId!: string;

  @Field(() => COP, { description: "Valor en COP; 0 lo quita. El de una cuenta puede ser negativo." })
  monto!: number;

  @Field(() => Int, { nullable: true, description: "Centavos, solo de una cuenta, con el signo del valor." })
  centavos?: number | null;
}

/** Number of balances that were seen when confirming. */
@InputType()
export class ConfirmOpeningInput {
  @Field(() => Int, { description: "Cuántos saldos se vieron: si ya son otros, no se confirma." })
  saldosVistos!: number;
}
