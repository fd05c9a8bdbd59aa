import { IsOptional, MaxLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import type { ReadFilter } from "../../core/read/where.ts";
import type { Provider } from "./provider.entity.ts";
import { ProviderStatus } from "./provider.enums.ts";

/** Filter of the directory of providers; merged ones are listed only when requested. */
@InputType()
export class ProviderFilter {
  @Field(() => ProviderStatus, { nullable: true, description: "Estado del registro." })
  status?: ProviderStatus | null;

  /** True for providers whose services are resold as a mandate, false for those whose services are not. */
  @Field(() => Boolean, {
    nullable: true,
    description: "Los que venden por mandato (sí), o los que no (no).",
  })
  mandate?: boolean | null;

  /** True for providers with the question in whose name they sell unanswered. */
  @Field(() => Boolean, {
    nullable: true,
    description: "Los que no tienen respuesta de a nombre de quién venden.",
  })
  unanswered?: boolean | null;

  /** True for providers without NIT that have a purchase for a trip still to be invoiced. */
  @Field(() => Boolean, { nullable: true, description: "Los que no tienen NIT y una compra por facturar." })
  awaitsNit?: boolean | null;

  /** Words of a name, the NIT or a contact. */
  @IsOptional()
  @MaxLength(200, { message: "El texto de búsqueda es demasiado largo" })
  @Field(() => String, { nullable: true, description: "Palabras de un nombre, el NIT o un contacto." })
  search?: string | null;
}

/** Returns the conditions on rows for a list's filter; absent fields add none. */
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
