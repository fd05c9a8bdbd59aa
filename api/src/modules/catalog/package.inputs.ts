import { ArrayMaxSize, IsOptional, Max, MaxLength, Min, ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../core/input/required.ts";
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
  /** Category; the destination when absent. */
  @IsOptional()
  @MaxLength(PLACE, upTo(PLACE))
  @Field(() => String, { nullable: true, description: "Categoría; el destino cuando no se dio una." })
  category?: string | null;

  @IsOptional()
  @ArrayMaxSize(MOST_ENTRIES, MANY)
  @Field(() => [String], { nullable: true, description: "Características, como se leen." })
  chars?: string[] | null;

  /** Addresses of pictures; files are sent beside the input. */
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
  @Required("El título es obligatorio")
  @MaxLength(TITLE, upTo(TITLE))
  @Field(() => String, { description: "Nombre del paquete." })
  title!: string;

  @Required("El detalle es obligatorio")
  @MaxLength(DETAIL, upTo(DETAIL))
  @Field(() => String, { description: "Texto que lo describe." })
  detail!: string;

  @Required("El destino es obligatorio")
  @MaxLength(PLACE, upTo(PLACE))
  @Field(() => String, {
    description: "`Internacionales`, `Europa`, `Nacionales`, `Llano`, `Por Tierra` o cualquier otro.",
  })
  destino!: string;

  @Required("La ciudad es obligatoria")
  @MaxLength(PLACE, upTo(PLACE))
  @Field(() => String, { description: "Ciudad del viaje." })
  city!: string;

  @Required("La ubicación es obligatoria")
  @MaxLength(LOCATION, upTo(LOCATION))
  @Field(() => String, { description: "Lugar, como se lee." })
  location!: string;

  /** Degrees; both coordinates or neither. */
  @IsOptional()
  @MaxLength(DEGREES, upTo(DEGREES))
  @Field(() => String, {
    nullable: true,
    description: "Latitud en grados, como texto; vacío si no está en el mapa.",
  })
  lat?: string | null;

  @IsOptional()
  @MaxLength(DEGREES, upTo(DEGREES))
  @Field(() => String, {
    nullable: true,
    description: "Longitud en grados, como texto; vacío si no está en el mapa.",
  })
  lng?: string | null;

  /** Per person. */
  @Required("El precio es obligatorio")
  @Min(0, NEGATIVE)
  @Field(() => COP, { description: "Precio por persona en COP." })
  price!: number;

  @Required("Los días son obligatorios")
  @Min(1, DAYS)
  @Max(999, DAYS)
  @Field(() => Int, { description: "Duración en días." })
  days!: number;

  /** Seats of each departure. */
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

/** An edit of a package: absent fields are unchanged; `false`, 0 and `[]` are values. */
@InputType()
export class UpdatePackageInput extends PackageExtras {
  @IsOptional()
  @MaxLength(TITLE, upTo(TITLE))
  @Field(() => String, { nullable: true, description: "Nombre del paquete." })
  title?: string | null;

  @IsOptional()
  @MaxLength(DETAIL, upTo(DETAIL))
  @Field(() => String, { nullable: true, description: "Texto que lo describe." })
  detail?: string | null;

  @IsOptional()
  @MaxLength(PLACE, upTo(PLACE))
  @Field(() => String, {
    nullable: true,
    description: "`Internacionales`, `Europa`, `Nacionales`, `Llano`, `Por Tierra` o cualquier otro.",
  })
  destino?: string | null;

  @IsOptional()
  @MaxLength(PLACE, upTo(PLACE))
  @Field(() => String, { nullable: true, description: "Ciudad del viaje." })
  city?: string | null;

  @IsOptional()
  @MaxLength(LOCATION, upTo(LOCATION))
  @Field(() => String, { nullable: true, description: "Lugar, como se lee." })
  location?: string | null;

  @IsOptional()
  @MaxLength(DEGREES, upTo(DEGREES))
  @Field(() => String, {
    nullable: true,
    description: "Latitud en grados, como texto; vacío si no está en el mapa.",
  })
  lat?: string | null;

  @IsOptional()
  @MaxLength(DEGREES, upTo(DEGREES))
  @Field(() => String, {
    nullable: true,
    description: "Longitud en grados, como texto; vacío si no está en el mapa.",
  })
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

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, {
    nullable: true,
    description: "Versión de la edición: guardar sobre una anterior se rechaza.",
  })
  version?: number | null;
}
