import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import type { ReadFilter } from "../../core/read/where.ts";
import type { Provider } from "./provider.entity.ts";
import { ProviderStatus } from "./provider.enums.ts";

/** Which providers the directory shows; those that became part of another only where they are asked for. */
@InputType()
export class ProviderFilter {
  @Field(() => ProviderStatus, { nullable: true }) status?: ProviderStatus | null;

  /** Those whose services are resold as a mandate, or those whose are not. */
  @Field(() => Boolean, { nullable: true }) mandate?: boolean | null;

  /** Those of which nobody has answered in whose name they sell. */
  @Field(() => Boolean, { nullable: true }) unanswered?: boolean | null;

  /** Those without NIT of which something was bought for a trip that is still to be invoiced. */
  @Field(() => Boolean, { nullable: true }) awaitsNit?: boolean | null;

  /** Words of a name, the NIT or a contact. */
  @IsOptional()
  @MaxLength(200, { message: "El texto de búsqueda es demasiado largo" })
  @Field(() => String, { nullable: true })
  search?: string | null;
}

/** What a filter asks of the rows; what is absent asks nothing. */
export function providerFilter(filter: ProviderFilter | null | undefined): ReadFilter<Provider> {
  const { status, mandate, unanswered, awaitsNit, search } = filter ?? {};
  const conditions: ReadFilter<Provider>[] = [
    status === "merged" ? { mergedInto: { $ne: null } } : { mergedInto: null },
  ];
  if (status === "active" || status === "inactive") conditions.push({ active: status === "active" });
  if (typeof mandate === "boolean") conditions.push({ mandate });
  if (unanswered) conditions.push({ mandate: null });
  if (awaitsNit) conditions.push({ nit: null });
  if (search?.trim()) conditions.push({ searchText: { $search: search } });
  return { $and: conditions };
}
