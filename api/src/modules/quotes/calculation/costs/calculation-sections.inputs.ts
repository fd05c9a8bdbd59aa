import { ArrayMaxSize, IsOptional, Max, MaxLength, ValidateNested } from "class-validator";
import { Field, Float, InputType, Int } from "type-graphql";
import { OneOf } from "../../../../core/input/one-of.ts";
import { COP, Day } from "../../../../core/scalars.ts";
import type * as sections from "./calculation-sections.rules.ts";
import {
  AcomodacionHotel,
  BaseDeCobro,
  TipoAlimentacion,
  TipoExtra,
  TipoTiquetes,
} from "../calculation.enums.ts";
import { longestCharm } from "../../../providers/library/library.rules.ts";
import { longestPlace, mostFurther, mostRows } from "./itinerary.rules.ts";
import type * as shared from "./shared-cost.types.ts";
import type * as itinerary from "./itinerary.types.ts";
import { hotelCategoryLabels } from "../../../providers/library/hotel.rules.ts";

const LONG = { message: "El texto es demasiado largo" };
const Note = () => MaxLength(2_000, LONG);
const Charm = (): PropertyDecorator => (target, property) => {
  IsOptional()(target, property);
  const message = `Lo que más quieren del hotel tiene como máximo ${longestCharm} letras`;
  MaxLength(longestCharm, { message })(target, property);
};
const Short = (): PropertyDecorator => (target, property) => {
  IsOptional()(target, property);
  MaxLength(longestPlace, LONG)(target, property);
};
const Further =
  (message: string): PropertyDecorator =>
  (target, property) => {
    IsOptional()(target, property);
    ArrayMaxSize(mostFurther, { message })(target, property as string);
    ValidateNested({ each: true })(target, property as string);
  };
/**
 * Limits a list to more entries than any trip has: longer ones are refused; stored ones are read unchanged.
 */
export const Rows =
  (what: string): PropertyDecorator =>
  (target, property) => {
    IsOptional()(target, property);
    const message = `El cálculo tiene como máximo ${mostRows} ${what}`;
    ArrayMaxSize(mostRows, { message })(target, property as string);
  };

// A costoTotal is a Float: a total computed by the server may have cents, which then do not count.

/**
 * Price of each room or of the group, which the server divides among the payers. When none is posted and the
 * cost beside it is still its share, the stored one stays; null removes it.
 */
@InputType()
export class CobroInput implements sections.Posted<shared.Cobro> {
  @Field(() => BaseDeCobro) base!: BaseDeCobro;
  @Field(() => COP) monto!: number;
  /** Number of rooms or groups; 1 when absent. */
  @Field(() => Int, { nullable: true }) unidades?: number | null;
}

@InputType()
export class IncludedPartInput implements sections.Posted<sections.IncludedPart> {
  @Field(() => Boolean, { nullable: true }) incluido?: boolean | null;
  @Field(() => String, { nullable: true }) tipo?: string | null;
  @Field(() => COP, { nullable: true }) costo?: number | null;
  @Field(() => CobroInput, { nullable: true }) cobro?: CobroInput | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
}

@InputType()
export class OtherPartInput implements sections.Posted<sections.OtherPart> {
  @Field(() => String, { nullable: true }) descripcion?: string | null;
  @Field(() => COP, { nullable: true }) costo?: number | null;
  @Field(() => CobroInput, { nullable: true }) cobro?: CobroInput | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
}

/** A flight after the first one. */
@InputType()
export class TramoInput implements sections.Posted<itinerary.Tramo> {
  @Short() @Field(() => String, { nullable: true }) aerolinea?: string | null;
  @Short() @Field(() => String, { nullable: true }) vuelo?: string | null;
  @Short() @Field(() => String, { nullable: true }) origen?: string | null;
  @Short() @Field(() => String, { nullable: true }) destino?: string | null;
  /** A day, or a day and the hour there. */
  @Short() @Field(() => String, { nullable: true }) salida?: string | null;
  @Short() @Field(() => String, { nullable: true }) llegada?: string | null;
  @Short() @Field(() => String, { nullable: true }) equipaje?: string | null;
  @Field(() => COP, { nullable: true }) costo?: number | null;
  @Field(() => CobroInput, { nullable: true }) cobro?: CobroInput | null;
  @Short() @Field(() => String, { nullable: true }) proveedor?: string | null;
}

@InputType()
export class TiquetesInput implements sections.Posted<sections.Tiquetes> {
  @Field(() => TipoTiquetes, { nullable: true }) tipo?: TipoTiquetes | null;
  @Field(() => String, { nullable: true }) origen?: string | null;
  @Field(() => String, { nullable: true }) destino?: string | null;
  @Field(() => Day, { nullable: true }) fechaIda?: string | null;
  @Field(() => Day, { nullable: true }) fechaVuelta?: string | null;
  @Field(() => String, { nullable: true }) horaIda?: string | null;
  @Field(() => String, { nullable: true }) horaVuelta?: string | null;
  @Field(() => COP, { nullable: true }) costoIda?: number | null;
  @Field(() => COP, { nullable: true }) costoVuelta?: number | null;
  @Field(() => CobroInput, { nullable: true }) cobroIda?: CobroInput | null;
  @Field(() => CobroInput, { nullable: true }) cobroVuelta?: CobroInput | null;
  @Field(() => Float, { nullable: true }) costoTotal?: number | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
  @IsOptional() @Note() @Field(() => String, { nullable: true }) observaciones?: string | null;

  // Among the following fields, an absent one keeps its stored value.
  @Short() @Field(() => String, { nullable: true }) aerolinea?: string | null;
  @Short() @Field(() => String, { nullable: true }) vueloIda?: string | null;
  @Short() @Field(() => String, { nullable: true }) llegadaIda?: string | null;
  @Short() @Field(() => String, { nullable: true }) vueloVuelta?: string | null;
  @Short() @Field(() => String, { nullable: true }) llegadaVuelta?: string | null;
  @Short() @Field(() => String, { nullable: true }) equipaje?: string | null;
  @Further(`Un viaje tiene como máximo ${mostFurther} vuelos más`)
  @Field(() => [TramoInput], { nullable: true })
  tramos?: TramoInput[] | null;
}

/** A stay after the first one. */
@InputType()
export class EstadiaInput implements sections.Posted<itinerary.Estadia> {
  @Short() @Field(() => String, { nullable: true }) nombre?: string | null;
  @Short() @Field(() => String, { nullable: true }) ciudad?: string | null;
  @OneOf(hotelCategoryLabels, "La categoría del hotel no es válida")
  @Field(() => String, { nullable: true })
  categoria?: itinerary.Estadia["categoria"];
  @Field(() => AcomodacionHotel, { nullable: true }) acomodacion?: AcomodacionHotel | null;
  @Field(() => Day, { nullable: true }) entrada?: string | null;
  @IsOptional()
  @Max(365, { message: "El número de noches no es válido" })
  @Field(() => Int, { nullable: true })
  noches?: number | null;
  @Field(() => COP, { nullable: true }) costoNoche?: number | null;
  @Field(() => CobroInput, { nullable: true }) cobro?: CobroInput | null;
  @Short() @Field(() => String, { nullable: true }) proveedor?: string | null;
  /** Reason why clients love it. */
  @Charm() @Field(() => String, { nullable: true }) encanto?: string | null;
}

@InputType()
export class HotelInput implements sections.Posted<sections.Hotel> {
  @Field(() => String, { nullable: true }) nombre?: string | null;
  @OneOf(hotelCategoryLabels, "La categoría del hotel no es válida")
  @Field(() => String, { nullable: true })
  categoria?: sections.Hotel["categoria"] | null;
  @Field(() => AcomodacionHotel, { nullable: true }) acomodacion?: AcomodacionHotel | null;
  @IsOptional()
  @Max(365, { message: "El número de noches no es válido" })
  @Field(() => Int, { nullable: true })
  noches?: number | null;
  @Field(() => COP, { nullable: true }) costoNoche?: number | null;
  @Field(() => CobroInput, { nullable: true }) cobro?: CobroInput | null;
  @Field(() => Float, { nullable: true }) costoTotal?: number | null;
  @Field(() => String, { nullable: true }) ubicacion?: string | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
  @IsOptional() @Note() @Field(() => String, { nullable: true }) observaciones?: string | null;

  /** Reason why clients love it; the stored one is kept when none is posted. */
  @Charm() @Field(() => String, { nullable: true }) encanto?: string | null;

  /** Further stays; the stored ones are kept when none are posted. */
  @Further(`Un viaje tiene como máximo ${mostFurther} estadías más`)
  @Field(() => [EstadiaInput], { nullable: true })
  estadias?: EstadiaInput[] | null;
}

@InputType()
export class TrasladosInput implements sections.Posted<sections.Traslados> {
  @Field(() => IncludedPartInput, { nullable: true }) aeropuertoHotelIda?: IncludedPartInput | null;
  @Field(() => IncludedPartInput, { nullable: true }) hotelAeropuertoVuelta?: IncludedPartInput | null;
  @Rows("traslados más")
  @Field(() => [OtherPartInput], { nullable: true })
  otros?: OtherPartInput[] | null;
  @Field(() => Float, { nullable: true }) costoTotal?: number | null;
}

@InputType()
export class AlimentacionInput implements sections.Posted<sections.Alimentacion> {
  @Field(() => TipoAlimentacion, { nullable: true }) tipo?: TipoAlimentacion | null;
  @Field(() => COP, { nullable: true }) costoTotal?: number | null;
  @Field(() => CobroInput, { nullable: true }) cobro?: CobroInput | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
  @IsOptional() @Note() @Field(() => String, { nullable: true }) observaciones?: string | null;
}

@InputType()
export class EquipajeInput implements sections.Posted<sections.Equipaje> {
  @Field(() => IncludedPartInput, { nullable: true }) cabina?: IncludedPartInput | null;
  @Field(() => IncludedPartInput, { nullable: true }) bodega?: IncludedPartInput | null;
  @Field(() => IncludedPartInput, { nullable: true }) equipajeExtra?: IncludedPartInput | null;
  @Field(() => Float, { nullable: true }) costoTotal?: number | null;
}

@InputType()
export class SegurosInput implements sections.Posted<sections.Seguros> {
  @Field(() => IncludedPartInput, { nullable: true }) asistenciaMedica?: IncludedPartInput | null;
  @Field(() => IncludedPartInput, { nullable: true }) cancelacion?: IncludedPartInput | null;
  @Rows("seguros más")
  @Field(() => [OtherPartInput], { nullable: true })
  otros?: OtherPartInput[] | null;
  @Field(() => Float, { nullable: true }) costoTotal?: number | null;
}

@InputType()
export class AsistenciaMedicaInput implements sections.Posted<sections.AsistenciaMedica> {
  @Field(() => String, { nullable: true }) tipo?: string | null;
  @Field(() => COP, { nullable: true }) costoTotal?: number | null;
  @Field(() => CobroInput, { nullable: true }) cobro?: CobroInput | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
  @IsOptional() @Note() @Field(() => String, { nullable: true }) observaciones?: string | null;
}

@InputType()
export class ExcursionInput implements sections.Posted<sections.Excursion> {
  @Field(() => String, { nullable: true }) nombre?: string | null;
  @Field(() => String, { nullable: true }) descripcion?: string | null;
  @Field(() => String, { nullable: true }) duracion?: string | null;
  @Field(() => COP, { nullable: true }) costo?: number | null;
  @Field(() => CobroInput, { nullable: true }) cobro?: CobroInput | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
  @Field(() => Boolean, { nullable: true }) obligatoria?: boolean | null;
}

@InputType()
export class ExtraInput implements sections.Posted<sections.Extra> {
  @Field(() => String, { nullable: true }) nombre?: string | null;
  @Field(() => String, { nullable: true }) descripcion?: string | null;
  @Field(() => COP, { nullable: true }) costo?: number | null;
  @Field(() => CobroInput, { nullable: true }) cobro?: CobroInput | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
  @Field(() => TipoExtra, { nullable: true }) tipo?: TipoExtra | null;
}

@InputType()
export class ActividadesAdicionalesInput implements sections.Posted<sections.ActividadesAdicionales> {
  @Field(() => Boolean, { nullable: true }) incluidas?: boolean | null;
  @Field(() => String, { nullable: true }) detalle?: string | null;
  @Field(() => Float, { nullable: true }) costoPorPersona?: number | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
  @Rows("actividades")
  @Field(() => [OtherPartInput], { nullable: true })
  actividades?: OtherPartInput[] | null;
}
