import { ArrayMaxSize, IsOptional } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { MOST_AT_ONCE, TOO_MANY } from "../../../core/bulk/bulk.rules.ts";
import { chosen } from "../../../core/input/defined.ts";
import { OptionalText } from "../../../core/input/text-fields.ts";
import { ofPerson, searched } from "../../../core/list/searched.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import type { Customer } from "./customer.entity.ts";
import { CustomerKind, CustomerSource } from "./customer.enums.ts";

/** Filter of the list of customers, which never contains merged or erased ones. */
@InputType()
export class CustomerFilter {
  @Field(() => CustomerKind, { nullable: true, description: "Si es persona o empresa." })
  kind?: CustomerKind | null;
  @Field(() => CustomerSource, { nullable: true, description: "De dónde salió el registro." })
  source?: CustomerSource | null;

  @IsOptional()
  @ArrayMaxSize(MOST_AT_ONCE, { message: TOO_MANY })
  @Field(() => [ID], { nullable: true, description: "Solo estos clientes, máximo 200." })
  ids?: string[] | null;

  @OptionalText("Palabras del nombre, el correo o el teléfono, o un documento completo.", 200, {
    message: "El texto de búsqueda es demasiado largo",
  })
  search?: string | null;
}

/** Returns the conditions on rows for a list's filter; absent fields add none. */
export function customerFilter(filter: CustomerFilter | null | undefined): ReadFilter<Customer> {
  const { kind, source, search, ids } = filter ?? {};
  const shown = { mergedInto: null, erasedAt: null };
  const named = ids ? { id: { $in: ids } } : {};
  return { $and: [shown, named, chosen({ kind, source }), searched<Customer>(search, ofPerson)] };
}
