import { ArrayMaxSize, IsOptional, Max, Min, ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../core/input/required.ts";
import { OptionalText, RequiredText } from "../../core/input/text-fields.ts";
import { COP, Day } from "../../core/scalars.ts";

const upTo = (most: number) => ({
  message: `El texto tiene como máximo ${most.toLocaleString("es-CO")} letras`,
});
const NEGATIVE = { message: "El precio no puede ser negativo" };
const DAYS = { message: "Los días deben estar entre 1 y 999" };
const SEATS = { message: "Los cupos deben estar entre 1 y 999" };
const TITLE = 150;
const DETAIL = 5_000;
const PLACE = 100;
const LOCATION = 300;
const DEGREES = 30;
const MOST_ENTRIES = 100;
const MANY = { message: `La lista tiene como máximo ${MOST_ENTRIES} entradas` };

/** One departure of a package. */
@InputType()
export class DepartureInput {
  @Required("La fecha de salida es obligatoria")
  @Field(() => Day, { description: "Día de la salida." })
  salida!: string;

  @Required("La fecha de vuelta es obligatoria")
  @Field(() => Day, { description: "Día del regreso." })
  vuelta!: string;
}

/** Optional fields of a package. */
@InputType()
class PackageExtras {
  @OptionalText("Categoría; el destino cuando no se dio una.", PLACE, upTo(PLACE))
  category?: string | null;

  @IsOptional()
  @ArrayMaxSize(MOST_ENTRIES, MANY)
  @Field(() => [String], { nullable: true, description: "Características, como se leen." })
  chars?: string[] | null;

  /** URLs only; files are uploaded beside the input. */
  @IsOptional()
  @ArrayMaxSize(MOST_ENTRIES, MANY)
  @Field(() => [String], {
    nullable: true,
    description: "Direcciones de las imágenes; las propias comienzan con una barra.",
  })
  images?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Si se destaca; junto con `isYapaya` es una oferta del día.",
  })
  isActive?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: "Si es de Yapaya." }) isYapaya?: boolean | null;
}

/** A new package. */
@InputType()
export class CreatePackageInput extends PackageExtras {
  @RequiredText("El título es obligatorio", "Nombre del paquete.", TITLE, upTo(TITLE))
  title!: string;

  @RequiredText("El detalle es obligatorio", "Texto que lo describe.", DETAIL, upTo(DETAIL))
  detail!: string;

  @RequiredText(
    "El destino es obligatorio",
    "`Internacionales`, `Europa`, `Nacionales`, `Llano`, `Por Tierra` o cualquier otro.",
    PLACE,
    upTo(PLACE),
  )
  destino!: string;

  @RequiredText("La ciudad es obligatoria", "Ciudad del viaje.", PLACE, upTo(PLACE))
  city!: string;

  @RequiredText("La ubicación es obligatoria", "Lugar, como se lee.", LOCATION, upTo(LOCATION))
  location!: string;

  /** Both coordinates must be set, or neither. */
  @OptionalText("Latitud en grados, como texto; vacío si no está en el mapa.", DEGREES, upTo(DEGREES))
  lat?: string | null;

  @OptionalText("Longitud en grados, como texto; vacío si no está en el mapa.", DEGREES, upTo(DEGREES))
  lng?: string | null;

  @Required("El precio es obligatorio")
  @Min(0, NEGATIVE)
  @Field(() => COP, { description: "Precio por persona en COP." })
  price!: number;

  @Required("Los días son obligatorios")
  @Min(1, DAYS)
  @Max(999, DAYS)
  @Field(() => Int, { description: "Duración en días." })
  days!: number;

  @Required("Los cupos son obligatorios")
  @Min(1, SEATS)
  @Max(999, SEATS)
  @Field(() => Int, { description: "Cupos de cada salida." })
  cupos!: number;

  @Required("Agrega al menos una fecha de salida")
  @ArrayMaxSize(MOST_ENTRIES, MANY)
  @ValidateNested({ each: true })
  @Field(() => [DepartureInput], { description: "Salidas que se ofrecen." })
  fechas!: DepartureInput[];
}

/** An edit of a package: absent fields are unchanged; `false`, 0 and `[]` are stored as values. */
@InputType()
export class UpdatePackageInput extends PackageExtras {
  @OptionalText("Nombre del paquete.", TITLE, upTo(TITLE))
  title?: string | null;

  @OptionalText("Texto que lo describe.", DETAIL, upTo(DETAIL))
  detail?: string | null;

  @OptionalText(
    "`Internacionales`, `Europa`, `Nacionales`, `Llano`, `Por Tierra` o cualquier otro.",
    PLACE,
    upTo(PLACE),
  )
  destino?: string | null;

  @OptionalText("Ciudad del viaje.", PLACE, upTo(PLACE))
  city?: string | null;

  @OptionalText("Lugar, como se lee.", LOCATION, upTo(LOCATION))
  location?: string | null;

  @OptionalText("Latitud en grados, como texto; vacío si no está en el mapa.", DEGREES, upTo(DEGREES))
  lat?: string | null;

  @OptionalText("Longitud en grados, como texto; vacío si no está en el mapa.", DEGREES, upTo(DEGREES))
  lng?: string | null;

  @IsOptional()
  @Min(0, NEGATIVE)
  @Field(() => COP, { nullable: true, description: "Precio por persona en COP." })
  price?: number | null;

  @IsOptional()
  @Min(1, DAYS)
  @Max(999, DAYS)
  @Field(() => Int, { nullable: true, description: "Duración en días." })
  days?: number | null;

  @IsOptional()
  @Min(1, SEATS)
  @Max(999, SEATS)
  @Field(() => Int, { nullable: true, description: "Cupos de cada salida." })
  cupos?: number | null;

  @IsOptional()
  @ArrayMaxSize(MOST_ENTRIES, MANY)
  @ValidateNested({ each: true })
  @Field(() => [DepartureInput], { nullable: true, description: "Salidas que se ofrecen." })
  fechas?: DepartureInput[] | null;

  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
