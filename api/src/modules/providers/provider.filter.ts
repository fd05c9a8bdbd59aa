import { Field, InputType } from "type-graphql";
import { OptionalText } from "../../core/input/text-fields.ts";
import type { ReadFilter } from "../../core/read/where.ts";
import type { Provider } from "./provider.entity.ts";
import { ProviderStatus } from "./provider.enums.ts";

/** Filter of the directory of providers; merged providers are listed only when requested. */
@InputType()
export class ProviderFilter {
  @Field(() => ProviderStatus, { nullable: true, description: "Estado del registro." })
  status?: ProviderStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Los que venden por mandato (sí), o los que no (no).",
  })
  mandate?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Los que no tienen respuesta de a nombre de quién venden.",
  })
  unanswered?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Los que no tienen NIT y sí una compra de un viaje por facturar.",
  })
  awaitsNit?: boolean | null;

  @OptionalText("Palabras de un nombre, el NIT o un contacto.", 200, {
    message: "El texto de búsqueda es demasiado largo",
  })
  search?: string | null;
}

/** Returns the query condition for a list's filter; absent fields add no condition. */
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
