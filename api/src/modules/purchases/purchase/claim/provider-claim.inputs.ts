import { Field, InputType } from "type-graphql";
import { OptionalText } from "../../../../core/input/text-fields.ts";
import { Day } from "../../../../core/scalars.ts";

/** Return of the amount paid for a voided purchase. */
@InputType()
export class ReturnClaimInput {
  @Field(() => Day, { nullable: true, description: "Día en que lo devolvió; hoy sin valor." })
  returnedOn?: string | null;

  @OptionalText("Nota de quien lo registra, como el número de la consignación.", 500)
  note?: string | null;
}
