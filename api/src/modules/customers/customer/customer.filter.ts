import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { chosen } from "../../../core/input/defined.ts";
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
  const conditions: ReadFilter<Customer>[] = [{ mergedInto: null, erasedAt: null }, chosen({ kind, source })];
  if (search?.trim()) conditions.push(searched(search));
  return { $and: conditions };
}

/** A telephone is found by its digits, however they are grouped; a document only as a whole. */
function searched(search: string): ReadFilter<Customer> {
  const signs = search.replace(/[\s().-]/g, "").toUpperCase();
  const digits = /^\+?\d{4,}$/.test(signs);
  const words = { searchText: { $search: digits ? signs : search } };
  if (!/^(?=.*\d)[A-Z0-9]{5,15}$/.test(signs)) return words;
  const numbers = [signs, `${signs.slice(0, -1)}-${signs.slice(-1)}`];
  return { $or: [words as never, { documentoIdentidad: { $in: numbers } }] };
}
