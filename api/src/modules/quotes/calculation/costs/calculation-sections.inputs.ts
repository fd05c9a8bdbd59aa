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
 * Limits the length of a list to a maximum that no real trip exceeds; longer inputs are refused, stored lists
 * are returned unchanged.
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
 * Price of each room or of the group, which the server divides among the paying persons. When absent, the
 * stored price is kept as long as the cost still equals its share; null removes it.
 */
@InputType()
export class CobroInput implements sections.Posted<shared.Cobro> {
  @Field(() => BaseDeCobro, { description: "Por qué unidad se cobra." }) base!: BaseDeCobro;
  @Field(() => COP, { description: "Lo que cuesta cada unidad, en COP." }) monto!: number;
  @Field(() => Int, { nullable: true, description: "Cuántas habitaciones o grupos; 1 sin valor." })
  unidades?: number | null;
}

@InputType()
export class IncludedPartInput implements sections.Posted<sections.IncludedPart> {
  @Field(() => Boolean, { nullable: true, description: "Si está incluido." }) incluido?: boolean | null;
  @Field(() => String, { nullable: true, description: "Clase del servicio." }) tipo?: string | null;
  @Field(() => COP, { nullable: true, description: "Costo por persona en COP." }) costo?: number | null;
  @Field(() => CobroInput, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: CobroInput | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor?: string | null;
  /** Not read in transfers and activities, which are always included. */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si el cliente decide agregarlo: no está en el precio.",
  })
  opcional?: boolean | null;
}

@InputType()
export class OtherPartInput implements sections.Posted<sections.OtherPart> {
  @Field(() => String, { nullable: true, description: "Descripción, como se lee." }) descripcion?:
    string | null;
  @Field(() => COP, { nullable: true, description: "Costo por persona en COP." }) costo?: number | null;
  @Field(() => CobroInput, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: CobroInput | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor?: string | null;
  /** Not read in transfers and activities, which are always included. */
  @Field(() => Boolean, {
    nullable: true,
    description: "Si el cliente decide agregarlo: no está en el precio.",
  })
  opcional?: boolean | null;
}

/** Flight after the first one. */
@InputType()
export class TramoInput implements sections.Posted<itinerary.Tramo> {
  @Short() @Field(() => String, { nullable: true, description: "Aerolínea que vuela." }) aerolinea?:
    string | null;
  @Short() @Field(() => String, { nullable: true, description: "Número del vuelo." }) vuelo?: string | null;
  @Short() @Field(() => String, { nullable: true, description: "Lugar desde donde se viaja." }) origen?:
    string | null;
  @Short() @Field(() => String, { nullable: true, description: "Destino del viaje." }) destino?:
    string | null;
  @Short()
  @Field(() => String, {
    nullable: true,
    description: "Día de la salida, o día y hora de allá: `2026-12-04T06:40`.",
  })
  salida?: string | null;
  @Short()
  @Field(() => String, { nullable: true, description: "Día de la llegada, o día y hora de allá." })
  llegada?: string | null;
  @Short()
  @Field(() => String, { nullable: true, description: "Equipaje que incluye el tiquete." })
  equipaje?: string | null;
  @Field(() => COP, { nullable: true, description: "Costo por persona en COP." }) costo?: number | null;
  @Field(() => CobroInput, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: CobroInput | null;
  @Short() @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor?:
    string | null;
}

@InputType()
export class TiquetesInput implements sections.Posted<sections.Tiquetes> {
  @Field(() => TipoTiquetes, { nullable: true, description: "Clase del servicio." })
  tipo?: TipoTiquetes | null;
  @Field(() => String, { nullable: true, description: "Lugar desde donde se viaja." }) origen?: string | null;
  @Field(() => String, { nullable: true, description: "Destino del viaje." }) destino?: string | null;
  @Field(() => Day, { nullable: true, description: "Día de la ida." }) fechaIda?: string | null;
  @Field(() => Day, { nullable: true, description: "Día de la vuelta." }) fechaVuelta?: string | null;
  @Field(() => String, { nullable: true, description: "Hora a la que sale la ida." }) horaIda?: string | null;
  @Field(() => String, { nullable: true, description: "Hora a la que sale la vuelta." }) horaVuelta?:
    string | null;
  @Field(() => COP, { nullable: true, description: "Costo de la ida, en COP por persona." }) costoIda?:
    number | null;
  @Field(() => COP, { nullable: true, description: "Costo de la vuelta, en COP por persona." }) costoVuelta?:
    number | null;
  @Field(() => CobroInput, { nullable: true, description: "Cómo se cobra la ida, si no es por persona." })
  cobroIda?: CobroInput | null;
  @Field(() => CobroInput, { nullable: true, description: "Cómo se cobra la vuelta, si no es por persona." })
  cobroVuelta?: CobroInput | null;
  @Field(() => Float, { nullable: true, description: "Suma de la sección, en COP por persona." })
  costoTotal?: number | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor?: string | null;
  @IsOptional()
  @Note()
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones?: string | null;

  // Among the following fields, an absent one keeps its stored value.
  @Short() @Field(() => String, { nullable: true, description: "Aerolínea que vuela." }) aerolinea?:
    string | null;
  @Short() @Field(() => String, { nullable: true, description: "Número del vuelo de ida." }) vueloIda?:
    string | null;
  @Short()
  @Field(() => String, { nullable: true, description: "Llegada de la ida, con la hora de allá." })
  llegadaIda?: string | null;
  @Short() @Field(() => String, { nullable: true, description: "Número del vuelo de vuelta." }) vueloVuelta?:
    string | null;
  @Short()
  @Field(() => String, { nullable: true, description: "Llegada de la vuelta, con la hora de allá." })
  llegadaVuelta?: string | null;
  @Short()
  @Field(() => String, { nullable: true, description: "Equipaje que incluye el tiquete." })
  equipaje?: string | null;
  @Further(`Un viaje tiene como máximo ${mostFurther} vuelos más`)
  @Field(() => [TramoInput], { nullable: true, description: "Los vuelos que siguen." })
  tramos?: TramoInput[] | null;
}

/** Stay after the first one. */
@InputType()
export class EstadiaInput implements sections.Posted<itinerary.Estadia> {
  @Short() @Field(() => String, { nullable: true, description: "Nombre, como lo lee el cliente." }) nombre?:
    string | null;
  @Short() @Field(() => String, { nullable: true, description: "Ciudad donde queda el hotel." }) ciudad?:
    string | null;
  @OneOf(hotelCategoryLabels, "La categoría del hotel no es válida")
  @Field(() => String, {
    nullable: true,
    description: "Categoría del hotel: de `1_estrella` a `5_estrellas`, o `boutique`.",
  })
  categoria?: itinerary.Estadia["categoria"];
  @Field(() => AcomodacionHotel, {
    nullable: true,
    description: "Cómo se acomodan los viajeros en el hotel.",
  })
  acomodacion?: AcomodacionHotel | null;
  @Field(() => Day, { nullable: true, description: "Día de la entrada al hotel." }) entrada?: string | null;
  @IsOptional()
  @Max(365, { message: "El número de noches no es válido" })
  @Field(() => Int, { nullable: true, description: "Cuántas noches." })
  noches?: number | null;
  @Field(() => COP, { nullable: true, description: "Costo de una noche, en COP por persona." }) costoNoche?:
    number | null;
  @Field(() => CobroInput, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: CobroInput | null;
  @Short() @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor?:
    string | null;
  @Charm()
  @Field(() => String, { nullable: true, description: "Por qué les gusta a los clientes." })
  encanto?: string | null;
}

@InputType()
export class HotelInput implements sections.Posted<sections.Hotel> {
  @Field(() => String, { nullable: true, description: "Nombre, como lo lee el cliente." }) nombre?:
    string | null;
  @OneOf(hotelCategoryLabels, "La categoría del hotel no es válida")
  @Field(() => String, {
    nullable: true,
    description: "Categoría del hotel: de `1_estrella` a `5_estrellas`, o `boutique`.",
  })
  categoria?: sections.Hotel["categoria"] | null;
  @Field(() => AcomodacionHotel, {
    nullable: true,
    description: "Cómo se acomodan los viajeros en el hotel.",
  })
  acomodacion?: AcomodacionHotel | null;
  @IsOptional()
  @Max(365, { message: "El número de noches no es válido" })
  @Field(() => Int, { nullable: true, description: "Cuántas noches." })
  noches?: number | null;
  @Field(() => COP, { nullable: true, description: "Costo de una noche, en COP por persona." }) costoNoche?:
    number | null;
  @Field(() => CobroInput, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: CobroInput | null;
  @Field(() => Float, { nullable: true, description: "Suma de la sección, en COP por persona." })
  costoTotal?: number | null;
  @Field(() => String, { nullable: true, description: "Dónde queda el hotel." }) ubicacion?: string | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor?: string | null;
  @IsOptional()
  @Note()
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones?: string | null;

  /** Absent to keep the stored text. */
  @Charm()
  @Field(() => String, { nullable: true, description: "Por qué les gusta a los clientes." })
  encanto?: string | null;

  /** Absent to keep the stored stays. */
  @Further(`Un viaje tiene como máximo ${mostFurther} estadías más`)
  @Field(() => [EstadiaInput], { nullable: true, description: "Las estadías que siguen." })
  estadias?: EstadiaInput[] | null;
}

@InputType()
export class TrasladosInput implements sections.Posted<sections.Traslados> {
  @Field(() => IncludedPartInput, { nullable: true, description: "Del aeropuerto al hotel." })
  aeropuertoHotelIda?: IncludedPartInput | null;
  @Field(() => IncludedPartInput, { nullable: true, description: "Del hotel al aeropuerto." })
  hotelAeropuertoVuelta?: IncludedPartInput | null;
  @Rows("traslados más")
  @Field(() => [OtherPartInput], { nullable: true, description: "Los demás, con su descripción." })
  otros?: OtherPartInput[] | null;
  @Field(() => Float, { nullable: true, description: "Suma de la sección, en COP por persona." })
  costoTotal?: number | null;
}

@InputType()
export class AlimentacionInput implements sections.Posted<sections.Alimentacion> {
  @Field(() => TipoAlimentacion, { nullable: true, description: "Clase del servicio." })
  tipo?: TipoAlimentacion | null;
  @Field(() => COP, { nullable: true, description: "Suma de la sección, en COP por persona." }) costoTotal?:
    number | null;
  @Field(() => CobroInput, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: CobroInput | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor?: string | null;
  @IsOptional()
  @Note()
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones?: string | null;
}

@InputType()
export class EquipajeInput implements sections.Posted<sections.Equipaje> {
  @Field(() => IncludedPartInput, { nullable: true, description: "Equipaje de cabina." })
  cabina?: IncludedPartInput | null;
  @Field(() => IncludedPartInput, { nullable: true, description: "Equipaje de bodega." })
  bodega?: IncludedPartInput | null;
  @Field(() => IncludedPartInput, { nullable: true, description: "Equipaje adicional." })
  equipajeExtra?: IncludedPartInput | null;
  @Field(() => Float, { nullable: true, description: "Suma de la sección, en COP por persona." })
  costoTotal?: number | null;
}

@InputType()
export class SegurosInput implements sections.Posted<sections.Seguros> {
  @Field(() => IncludedPartInput, {
    nullable: true,
    description: "Qué asistencia médica incluye y cuánto cuesta.",
  })
  asistenciaMedica?: IncludedPartInput | null;
  @Field(() => IncludedPartInput, { nullable: true, description: "Seguro de cancelación." })
  cancelacion?: IncludedPartInput | null;
  @Rows("seguros más")
  @Field(() => [OtherPartInput], { nullable: true, description: "Los demás, con su descripción." })
  otros?: OtherPartInput[] | null;
  @Field(() => Float, { nullable: true, description: "Suma de la sección, en COP por persona." })
  costoTotal?: number | null;
}

@InputType()
export class AsistenciaMedicaInput implements sections.Posted<sections.AsistenciaMedica> {
  @Field(() => String, { nullable: true, description: "Clase del servicio." }) tipo?: string | null;
  @Field(() => COP, { nullable: true, description: "Suma de la sección, en COP por persona." }) costoTotal?:
    number | null;
  @Field(() => CobroInput, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: CobroInput | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor?: string | null;
  @IsOptional()
  @Note()
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones?: string | null;
}

@InputType()
export class ExcursionInput implements sections.Posted<sections.Excursion> {
  @Field(() => String, { nullable: true, description: "Nombre, como lo lee el cliente." }) nombre?:
    string | null;
  @Field(() => String, { nullable: true, description: "Descripción, como se lee." }) descripcion?:
    string | null;
  @Field(() => String, { nullable: true, description: "Cuánto dura." }) duracion?: string | null;
  @Field(() => COP, { nullable: true, description: "Costo por persona en COP." }) costo?: number | null;
  @Field(() => CobroInput, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: CobroInput | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor?: string | null;
  @Field(() => Boolean, { nullable: true, description: "Si es obligatoria." }) obligatoria?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Si el cliente decide agregarlo: no está en el precio.",
  })
  opcional?: boolean | null;
}

@InputType()
export class ExtraInput implements sections.Posted<sections.Extra> {
  @Field(() => String, { nullable: true, description: "Nombre, como lo lee el cliente." }) nombre?:
    string | null;
  @Field(() => String, { nullable: true, description: "Descripción, como se lee." }) descripcion?:
    string | null;
  @Field(() => COP, { nullable: true, description: "Costo por persona en COP." }) costo?: number | null;
  @Field(() => CobroInput, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: CobroInput | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor?: string | null;
  @Field(() => TipoExtra, { nullable: true, description: "Clase del servicio." }) tipo?: TipoExtra | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Si el cliente decide agregarlo: no está en el precio.",
  })
  opcional?: boolean | null;
}

@InputType()
export class ActividadesAdicionalesInput implements sections.Posted<sections.ActividadesAdicionales> {
  @Field(() => Boolean, { nullable: true, description: "Si están incluidas." }) incluidas?: boolean | null;
  @Field(() => String, { nullable: true, description: "Qué actividades son." }) detalle?: string | null;
  @Field(() => Float, { nullable: true, description: "Costo por persona en COP." }) costoPorPersona?:
    number | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor?: string | null;
  @Rows("actividades")
  @Field(() => [OtherPartInput], { nullable: true, description: "Cada actividad, con su costo." })
  actividades?: OtherPartInput[] | null;
}
