import { IsOptional, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { Day } from "../../../core/scalars.ts";
import { DueWhen } from "./provider-due.enums.ts";

/** Filter of the amounts owed to providers; days are their due days, or the days of payment for paid ones. */
@InputType()
export class ProviderDueFilter {
  /** List by time; all open amounts when absent. */
  @Field(() => DueWhen, { nullable: true, description: "Cuándo vence; sin valor, todo lo que se debe." })
  when?: DueWhen | null;
  @Field(() => ID, { nullable: true, description: "Identificador del proveedor." }) providerId?:
    string | null;
  @Field(() => Day, { nullable: true, description: "Primer día que cuenta." }) startDate?: string | null;
  @Field(() => Day, { nullable: true, description: "Último día que cuenta." }) endDate?: string | null;

  /** Words of the provider, or of the contract's number, client and destination. */
  @IsOptional()
  @MaxLength(200, { message: "El texto de búsqueda es demasiado largo" })
  @Field(() => String, {
    nullable: true,
    description: "Palabras del proveedor, o del número, el cliente y el destino del contrato.",
  })
  search?: string | null;
}
