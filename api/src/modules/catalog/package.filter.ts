import { ArrayMaxSize, IsOptional, MaxLength } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { chosen } from "../../core/input/defined.ts";
import { OptionalText } from "../../core/input/text-fields.ts";
import type { ReadFilter } from "../../core/read/where.ts";
import { COP } from "../../core/scalars.ts";
import type { Package } from "./package.entity.ts";

const LONG = { message: "El texto de búsqueda es demasiado largo" };

/** Filter of a list of packages. */
@InputType()
export class PackageFilter {
  @OptionalText(
    "`Internacionales`, `Europa`, `Nacionales`, `Llano`, `Por Tierra` o cualquier otro.",
    100,
    LONG,
  )
  destino?: string | null;

  @OptionalText("Categoría; el destino cuando no se dio una.", 100, LONG)
  category?: string | null;

  @OptionalText("Palabras del título, el lugar o el detalle; no cuentan mayúsculas ni tildes.", 200, LONG)
  search?: string | null;

  @Field(() => COP, { nullable: true, description: "Precio mínimo en COP." }) minPrice?: number | null;
  @Field(() => COP, { nullable: true, description: "Precio máximo en COP." }) maxPrice?: number | null;
  @Field(() => Int, { nullable: true, description: "Duración en días." }) days?: number | null;

  @IsOptional()
  @ArrayMaxSize(30, LONG)
  @MaxLength(500, { ...LONG, each: true })
  @Field(() => [String], { nullable: true, description: "Características que debe tener, todas." })
  chars?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Si se destaca; junto con `isYapaya` es una oferta del día.",
  })
  isActive?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "Si es de Yapaya." }) isYapaya?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Los archivados en lugar de los demás; solo para quien administra paquetes.",
  })
  archived?: boolean | null;
}

/** Returns the conditions on rows for a list's filter; absent fields add none. */
export function packageFilter(filter: PackageFilter | null | undefined): ReadFilter<Package> {
  const { destino, category, search, minPrice, maxPrice, days, chars, isActive, isYapaya, archived } =
    filter ?? {};
  const conditions: ReadFilter<Package>[] = [
    { archivedAt: archived ? { $ne: null } : null },
    chosen({
      destino: destino?.trim() || null,
      category: category?.trim() || null,
      days,
      isActive,
      isYapaya,
    }),
  ];
  const wanted = (chars ?? []).flatMap((char) => char.split(",")).flatMap((char) => char.trim() || []);
  if (wanted.length > 0) conditions.push({ chars: { $contains: wanted } });
  if (minPrice !== null && minPrice !== undefined) conditions.push({ price: { $gte: minPrice } });
  if (maxPrice !== null && maxPrice !== undefined) conditions.push({ price: { $lte: maxPrice } });
  if (search?.trim()) conditions.push({ searchText: { $search: search } });
  return { $and: conditions };
}
