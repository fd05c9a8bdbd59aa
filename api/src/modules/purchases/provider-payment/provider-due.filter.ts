import { Field, ID, InputType } from "type-graphql";
import { OptionalText } from "../../../core/input/text-fields.ts";
import { Day } from "../../../core/scalars.ts";
import { DueWhen } from "./provider-due.enums.ts";

/** Filter of the amounts owed to providers; days are due days, or payment days for paid amounts. */
@InputType()
export class ProviderDueFilter {
  @Field(() => DueWhen, { nullable: true, description: "Cuándo vence; sin valor, todo lo que se debe." })
  when?: DueWhen | null;
  @Field(() => ID, { nullable: true, description: "Identificador del proveedor." }) providerId?:
    string | null;
  @Field(() => Day, { nullable: true, description: "Primer día que cuenta." }) startDate?: string | null;
  @Field(() => Day, { nullable: true, description: "Último día que cuenta." }) endDate?: string | null;

  @OptionalText("Palabras del proveedor, o del número, el cliente y el destino del contrato.", 200, {
    message: "El texto de búsqueda es demasiado largo",
  })
  search?: string | null;
}
