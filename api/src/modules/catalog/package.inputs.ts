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
  @Field(() => Day)
  salida!: string;

  @Required("La fecha de vuelta es obligatoria")
  @Field(() => Day)
  vuelta!: string;
}

/** Optional fields of a package. */
@InputType()
class PackageExtras {
  /** Category; the destination when absent. */
  @IsOptional()
  @MaxLength(PLACE, upTo(PLACE))
  @Field(() => String, { nullable: true })
  category?: string | null;

  @IsOptional()
  @ArrayMaxSize(MOST_ENTRIES, MANY)
  @Field(() => [String], { nullable: true })
  chars?: string[] | null;

  /** Addresses of pictures; files are sent beside the input. */
  @IsOptional()
  @ArrayMaxSize(MOST_ENTRIES, MANY)
  @Field(() => [String], { nullable: true })
  images?: string[] | null;

  @Field(() => Boolean, { nullable: true }) isActive?: boolean | null;
  @Field(() => Boolean, { nullable: true }) isYapaya?: boolean | null;
}

/** A new package. */
@InputType()
export class CreatePackageInput extends PackageExtras {
  @Required("El título es obligatorio")
  @MaxLength(TITLE, upTo(TITLE))
  @Field(() => String)
  title!: string;

  @Required("El detalle es obligatorio")
  @MaxLength(DETAIL, upTo(DETAIL))
  @Field(() => String)
  detail!: string;

  @Required("El destino es obligatorio")
  @MaxLength(PLACE, upTo(PLACE))
  @Field(() => String)
  destino!: string;

  @Required("La ciudad es obligatoria")
  @MaxLength(PLACE, upTo(PLACE))
  @Field(() => String)
  city!: string;

  @Required("La ubicación es obligatoria")
  @MaxLength(LOCATION, upTo(LOCATION))
  @Field(() => String)
  location!: string;

  /** Degrees; both coordinates or neither. */
  @IsOptional()
  @MaxLength(DEGREES, upTo(DEGREES))
  @Field(() => String, { nullable: true })
  lat?: string | null;

  @IsOptional()
  @MaxLength(DEGREES, upTo(DEGREES))
  @Field(() => String, { nullable: true })
  lng?: string | null;

  /** Per person. */
  @Required("El precio es obligatorio")
  @Min(0, NEGATIVE)
  @Field(() => COP)
  price!: number;

  @Required("Los días son obligatorios")
  @Min(1, DAYS)
  @Max(999, DAYS)
  @Field(() => Int)
  days!: number;

  /** Seats of each departure. */
  @Required("Los cupos son obligatorios")
  @Min(1, SEATS)
  @Max(999, SEATS)
  @Field(() => Int)
  cupos!: number;

  @Required("Agrega al menos una fecha de salida")
  @ArrayMaxSize(MOST_ENTRIES, MANY)
  @ValidateNested({ each: true })
  @Field(() => [DepartureInput])
  fechas!: DepartureInput[];
}

/** An edit of a package: absent fields are unchanged; `false`, 0 and `[]` are values. */
@InputType()
export class UpdatePackageInput extends PackageExtras {
  @IsOptional()
  @MaxLength(TITLE, upTo(TITLE))
  @Field(() => String, { nullable: true })
  title?: string | null;

  @IsOptional()
  @MaxLength(DETAIL, upTo(DETAIL))
  @Field(() => String, { nullable: true })
  detail?: string | null;

  @IsOptional()
  @MaxLength(PLACE, upTo(PLACE))
  @Field(() => String, { nullable: true })
  destino?: string | null;

  @IsOptional()
  @MaxLength(PLACE, upTo(PLACE))
  @Field(() => String, { nullable: true })
  city?: string | null;

  @IsOptional()
  @MaxLength(LOCATION, upTo(LOCATION))
  @Field(() => String, { nullable: true })
  location?: string | null;

  @IsOptional()
  @MaxLength(DEGREES, upTo(DEGREES))
  @Field(() => String, { nullable: true })
  lat?: string | null;

  @IsOptional()
  @MaxLength(DEGREES, upTo(DEGREES))
  @Field(() => String, { nullable: true })
  lng?: string | null;

  @IsOptional()
  @Min(0, NEGATIVE)
  @Field(() => COP, { nullable: true })
  price?: number | null;

  @IsOptional()
  @Min(1, DAYS)
  @Max(999, DAYS)
  @Field(() => Int, { nullable: true })
  days?: number | null;

  @IsOptional()
  @Min(1, SEATS)
  @Max(999, SEATS)
  @Field(() => Int, { nullable: true })
  cupos?: number | null;

  @IsOptional()
  @ArrayMaxSize(MOST_ENTRIES, MANY)
  @ValidateNested({ each: true })
  @Field(() => [DepartureInput], { nullable: true })
  fechas?: DepartureInput[] | null;

  /** The version that was edited; an older one than the present is refused. */
  @Field(() => Int, { nullable: true })
  version?: number | null;
}
