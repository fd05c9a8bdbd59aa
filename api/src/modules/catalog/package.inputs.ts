import { ArrayMaxSize, IsOptional, Max, Min, ValidateNested } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { Required } from "../../core/input/required.ts";
import { OptionalText, RequiredText } from "../../core/input/text-fields.ts";
import { COP, Day } from "../../core/scalars.ts";
import { partLimits } from "./package-parts.rules.ts";

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

  /** Absent, a departure that the package already has keeps its price. */
  @IsOptional()
  @Min(0, NEGATIVE)
  @Field(() => COP, {
    nullable: true,
    description: "Precio por persona en COP de esta salida; nulo si es el del paquete.",
  })
  price?: number | null;
}

const NIGHTS = { message: `Las noches deben estar entre 1 y ${partLimits.nights}` };
const INSTALLMENTS = { message: `Las cuotas deben estar entre 1 y ${partLimits.installments}` };
const PERCENT = { message: "El porcentaje debe ser mayor que 0 y menor que 100" };
const FIRST = { message: "La cuota inicial debe ser mayor que cero" };
const most = (count: number, things: string) => ({
  message: `Un paquete tiene como máximo ${count} ${things}`,
});

/** One day of a package, as entered. */
@InputType()
export class PackageDayInput {
  @RequiredText(
    "Cada día necesita un título",
    "Título del día.",
    partLimits.dayTitle,
    upTo(partLimits.dayTitle),
  )
  titulo!: string;

  @OptionalText("Lo que pasa ese día.", partLimits.dayText, upTo(partLimits.dayText))
  texto?: string | null;

  @OptionalText("Lugar de ese día.", partLimits.place, upTo(partLimits.place))
  lugar?: string | null;

  /** Address of a picture: on our host, or any HTTPS address. */
  @IsOptional()
  @Field(() => String, {
    nullable: true,
    description: "Dirección de la imagen de ese día; la propia comienza con una barra.",
  })
  imagen?: string | null;
}

/** One hotel of a package, as entered. */
@InputType()
class PackageHotelInput {
  @RequiredText(
    "Cada hotel necesita un nombre",
    "Nombre del hotel.",
    partLimits.hotelName,
    upTo(partLimits.hotelName),
  )
  nombre!: string;

  @OptionalText("Ciudad del hotel.", partLimits.city, upTo(partLimits.city))
  ciudad?: string | null;

  @IsOptional()
  @Min(1, NIGHTS)
  @Max(partLimits.nights, NIGHTS)
  @Field(() => Int, { nullable: true, description: "Noches en el hotel." })
  noches?: number | null;

  @OptionalText("Categoría, como se lee: `4 estrellas`.", partLimits.category, upTo(partLimits.category))
  categoria?: string | null;
}

/** One frequent question about a package, as entered. */
@InputType()
class PackageQuestionInput {
  @RequiredText(
    "Escribe la pregunta",
    "Pregunta de un viajero, como se lee.",
    partLimits.question,
    upTo(partLimits.question),
  )
  pregunta!: string;

  @RequiredText(
    "Escribe la respuesta",
    "Respuesta de la agencia.",
    partLimits.answer,
    upTo(partLimits.answer),
  )
  respuesta!: string;
}

/** Optional fields of a package. */
@InputType()
class PackageExtras {
  @IsOptional()
  @ArrayMaxSize(partLimits.days, most(partLimits.days, "días"))
  @ValidateNested({ each: true })
  @Field(() => [PackageDayInput], { nullable: true, description: "Los días del viaje, en orden." })
  itinerario?: PackageDayInput[] | null;

  @IsOptional()
  @ArrayMaxSize(partLimits.hotels, most(partLimits.hotels, "hoteles"))
  @ValidateNested({ each: true })
  @Field(() => [PackageHotelInput], { nullable: true, description: "Los hoteles, en orden." })
  hoteles?: PackageHotelInput[] | null;

  @IsOptional()
  @ArrayMaxSize(MOST_ENTRIES, MANY)
  @Field(() => [String], {
    nullable: true,
    description: "Lo que incluye el precio, una línea cada cosa.",
  })
  incluye?: string[] | null;

  @IsOptional()
  @ArrayMaxSize(MOST_ENTRIES, MANY)
  @Field(() => [String], {
    nullable: true,
    description: "Lo que no incluye el precio, una línea cada cosa.",
  })
  noIncluye?: string[] | null;

  /** Empty or null removes them. */
  @OptionalText(
    "Condiciones del viaje; vacías se quitan.",
    partLimits.conditions,
    upTo(partLimits.conditions),
  )
  condiciones?: string | null;

  @IsOptional()
  @ArrayMaxSize(partLimits.questions, most(partLimits.questions, "preguntas"))
  @ValidateNested({ each: true })
  @Field(() => [PackageQuestionInput], {
    nullable: true,
    description: "Preguntas frecuentes con su respuesta, en orden.",
  })
  preguntas?: PackageQuestionInput[] | null;

  @IsOptional()
  @Min(1, INSTALLMENTS)
  @Max(partLimits.installments, INSTALLMENTS)
  @Field(() => Int, {
    nullable: true,
    description: "Cuotas mensuales después de la inicial; nulo las quita.",
  })
  cuotas?: number | null;

  @IsOptional()
  @Min(0.01, PERCENT)
  @Max(99.99, PERCENT)
  @Field(() => Number, {
    nullable: true,
    description: "Cuota inicial en porcentaje del precio, de 0 a 100; nulo la quita.",
  })
  cuotaInicialPorcentaje?: number | null;

  @IsOptional()
  @Min(1, FIRST)
  @Field(() => COP, { nullable: true, description: "Cuota inicial por persona en COP; nulo la quita." })
  cuotaInicial?: number | null;

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
