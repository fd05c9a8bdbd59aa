import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { chosen } from "../../../core/input/defined.ts";
import { ofPerson, searched } from "../../../core/list/searched.ts";
import type { ReadFilter } from "../../../core/read/where.ts";
import type { Customer } from "./customer.entity.ts";
import { CustomerKind, CustomerSource } from "./customer.enums.ts";

/** Which customers the list shows; those who became part of another or were erased are not among them. */
@InputType()
export class CustomerFilter {
  @Field(() => CustomerKind, { nullable: true }) kind?: CustomerKind | null;
  @Field(() => CustomerSource, { nullable: true }) source?: CustomerSource | null;

  /** Words of the name, the e-mail or the telephone, or a whole document. */
  @IsOptional()
  @MaxLength(200, { message: "El texto de búsqueda es demasiado largo" })
  @Field(() => String, { nullable: true })
  search?: string | null;
}

/** What a filter asks of the rows; what is absent asks nothing. */
export function customerFilter(filter: CustomerFilter | null | undefined): ReadFilter<Customer> {
  const { kind, source, search } = filter ?? {};
  const shown = { mergedInto: null, erasedAt: null };
  return { $and: [shown, chosen({ kind, source }), searched<Customer>(search, ofPerson)] };
}
