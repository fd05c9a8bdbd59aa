import { Field, Int, ObjectType } from "type-graphql";
import { COP, Day } from "../../../../core/scalars.ts";
import type * as sections from "./calculation-sections.rules.ts";
import type * as shared from "./shared-cost.types.ts";
import type * as itinerary from "./itinerary.types.ts";
import {
  AcomodacionHotel,
  BaseDeCobro,
  TipoAlimentacion,
  TipoExtra,
  TipoTiquetes,
} from "../calculation.enums.ts";

// Keys may be missing in an object stored by an older program, so the schema promises none of them.

/** Price of each room or of the group, which the paying persons share. */
@ObjectType({ simpleResolvers: true })
export class Cobro implements shared.Cobro {
  @Field(() => BaseDeCobro, { nullable: true, description: "Por qué unidad se cobra." }) base!: BaseDeCobro;
  @Field(() => COP, { nullable: true, description: "Lo que cuesta cada unidad, en COP." }) monto!: number;
  @Field(() => Int, { nullable: true, description: "Cuántas habitaciones o grupos; 1 sin valor." })
  unidades!: number;
}

/** Part of a section that counts when it is included. */
@ObjectType({ simpleResolvers: true })
export class IncludedPart implements sections.IncludedPart {
  @Field(() => Boolean, { nullable: true, description: "Si está incluido." }) incluido!: boolean;
  @Field(() => String, { nullable: true, description: "Clase del servicio." }) tipo?: string | null;
  @Field(() => COP, { nullable: true, description: "Costo por persona en COP." }) costo!: number;
  @Field(() => Cobro, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: Cobro | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Si el cliente decide agregarlo: no está en el precio.",
  })
  opcional?: boolean;
}

/** Part of a section identified by its description. */
@ObjectType({ simpleResolvers: true })
export class OtherPart implements sections.OtherPart {
  @Field(() => String, { nullable: true, description: "Descripción, como se lee." }) descripcion!: string;
  @Field(() => COP, { nullable: true, description: "Costo por persona en COP." }) costo!: number;
  @Field(() => Cobro, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: Cobro | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor?: string | null;
  @Field(() => Boolean, {
    nullable: true,
    description: "Si el cliente decide agregarlo: no está en el precio.",
  })
  opcional?: boolean;
}

/** Flight after the first one. */
@ObjectType({ simpleResolvers: true })
export class Tramo implements itinerary.Tramo {
  @Field(() => String, { nullable: true, description: "Aerolínea que vuela." }) aerolinea!: string | null;
  @Field(() => String, { nullable: true, description: "Número del vuelo." }) vuelo!: string | null;
  @Field(() => String, { nullable: true, description: "Lugar desde donde se viaja." }) origen!: string | null;
  @Field(() => String, { nullable: true, description: "Destino del viaje." }) destino!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Día de la salida, o día y hora de allá: `2026-12-04T06:40`.",
  })
  salida!: string | null;
  @Field(() => String, { nullable: true, description: "Día de la llegada, o día y hora de allá." }) llegada!:
    string | null;
  @Field(() => String, { nullable: true, description: "Equipaje que incluye el tiquete." }) equipaje!:
    string | null;
  /** Zero when the flight is covered by another fare. */
  @Field(() => COP, { nullable: true, description: "Costo por persona en COP." }) costo!: number;
  @Field(() => Cobro, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: Cobro | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor!: string | null;
}

/** First flight with its return, and the later flights; `costoTotal` is the sum of all. */
@ObjectType({ simpleResolvers: true })
export class Tiquetes implements sections.Tiquetes {
  @Field(() => TipoTiquetes, { nullable: true, description: "Clase del servicio." })
  tipo!: TipoTiquetes | null;
  @Field(() => String, { nullable: true, description: "Lugar desde donde se viaja." }) origen!: string | null;
  @Field(() => String, { nullable: true, description: "Destino del viaje." }) destino!: string | null;
  @Field(() => Day, { nullable: true, description: "Día de la ida." }) fechaIda!: string | null;
  @Field(() => Day, { nullable: true, description: "Día de la vuelta." }) fechaVuelta!: string | null;
  @Field(() => String, { nullable: true, description: "Hora a la que sale la ida." }) horaIda!: string | null;
  @Field(() => String, { nullable: true, description: "Hora a la que sale la vuelta." }) horaVuelta!:
    string | null;
  @Field(() => COP, { nullable: true, description: "Costo de la ida, en COP por persona." })
  costoIda!: number;
  @Field(() => COP, { nullable: true, description: "Costo de la vuelta, en COP por persona." })
  costoVuelta!: number;
  @Field(() => Cobro, { nullable: true, description: "Cómo se cobra la ida, si no es por persona." })
  cobroIda?: Cobro | null;
  @Field(() => Cobro, { nullable: true, description: "Cómo se cobra la vuelta, si no es por persona." })
  cobroVuelta?: Cobro | null;
  @Field(() => COP, { nullable: true, description: "Suma de la sección, en COP por persona." })
  costoTotal!: number;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor!: string | null;
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones!: string | null;
  @Field(() => String, { nullable: true, description: "Aerolínea que vuela." }) aerolinea?: string | null;
  @Field(() => String, { nullable: true, description: "Número del vuelo de ida." }) vueloIda?: string | null;
  @Field(() => String, { nullable: true, description: "Llegada de la ida, con la hora de allá." })
  llegadaIda?: string | null;
  @Field(() => String, { nullable: true, description: "Número del vuelo de vuelta." }) vueloVuelta?:
    string | null;
  @Field(() => String, { nullable: true, description: "Llegada de la vuelta, con la hora de allá." })
  llegadaVuelta?: string | null;
  @Field(() => String, { nullable: true, description: "Equipaje que incluye el tiquete." }) equipaje?:
    string | null;
  @Field(() => [Tramo], { description: "Los vuelos que siguen." }) tramos?: Tramo[];
}

/** Stay after the first one. */
@ObjectType({ simpleResolvers: true })
export class Estadia implements itinerary.Estadia {
  @Field(() => String, { nullable: true, description: "Nombre, como lo lee el cliente." }) nombre!:
    string | null;
  @Field(() => String, { nullable: true, description: "Ciudad donde queda el hotel." }) ciudad!:
    string | null;
  /** String, because the values are not valid GraphQL enum names. */
  @Field(() => String, {
    nullable: true,
    description: "Categoría del hotel: de `1_estrella` a `5_estrellas`, o `boutique`.",
  })
  categoria!: itinerary.Estadia["categoria"];
  @Field(() => AcomodacionHotel, {
    nullable: true,
    description: "Cómo se acomodan los viajeros en el hotel.",
  })
  acomodacion!: AcomodacionHotel | null;
  @Field(() => Day, { nullable: true, description: "Día de la entrada al hotel." }) entrada!: string | null;
  @Field(() => Int, { nullable: true, description: "Cuántas noches." }) noches!: number;
  @Field(() => COP, { nullable: true, description: "Costo de una noche, en COP por persona." })
  costoNoche!: number;
  @Field(() => Cobro, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: Cobro | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor!: string | null;
  @Field(() => String, { nullable: true, description: "Por qué les gusta a los clientes." }) encanto?: string;
}

/** First stay, and the later stays; `costoTotal` is the sum of all. */
@ObjectType({ simpleResolvers: true })
export class Hotel implements sections.Hotel {
  @Field(() => String, { nullable: true, description: "Nombre, como lo lee el cliente." }) nombre!:
    string | null;
  /** String, because the values are not valid GraphQL enum names. */
  @Field(() => String, {
    nullable: true,
    description: "Categoría del hotel: de `1_estrella` a `5_estrellas`, o `boutique`.",
  })
  categoria!: sections.Hotel["categoria"];
  @Field(() => AcomodacionHotel, {
    nullable: true,
    description: "Cómo se acomodan los viajeros en el hotel.",
  })
  acomodacion!: AcomodacionHotel | null;
  @Field(() => Int, { nullable: true, description: "Cuántas noches." }) noches!: number;
  @Field(() => COP, { nullable: true, description: "Costo de una noche, en COP por persona." })
  costoNoche!: number;
  @Field(() => Cobro, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: Cobro | null;
  @Field(() => COP, { nullable: true, description: "Suma de la sección, en COP por persona." })
  costoTotal!: number;
  @Field(() => String, { nullable: true, description: "Dónde queda el hotel." }) ubicacion!: string | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor!: string | null;
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones!: string | null;
  @Field(() => String, { nullable: true, description: "Por qué les gusta a los clientes." }) encanto?: string;
  @Field(() => [Estadia], { description: "Las estadías que siguen." }) estadias?: Estadia[];
}

@ObjectType({ simpleResolvers: true })
export class Traslados implements sections.Traslados {
  @Field(() => IncludedPart, { nullable: true, description: "Del aeropuerto al hotel." })
  aeropuertoHotelIda!: IncludedPart;
  @Field(() => IncludedPart, { nullable: true, description: "Del hotel al aeropuerto." })
  hotelAeropuertoVuelta!: IncludedPart;
  @Field(() => [OtherPart], { description: "Los demás, con su descripción." }) otros!: OtherPart[];
  @Field(() => COP, { nullable: true, description: "Suma de la sección, en COP por persona." })
  costoTotal!: number;
}

@ObjectType({ simpleResolvers: true })
export class Alimentacion implements sections.Alimentacion {
  @Field(() => TipoAlimentacion, { nullable: true, description: "Clase del servicio." })
  tipo!: TipoAlimentacion | null;
  @Field(() => COP, { nullable: true, description: "Suma de la sección, en COP por persona." })
  costoTotal!: number;
  @Field(() => Cobro, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: Cobro | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor!: string | null;
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class Equipaje implements sections.Equipaje {
  @Field(() => IncludedPart, { nullable: true, description: "Equipaje de cabina." }) cabina!: IncludedPart;
  @Field(() => IncludedPart, { nullable: true, description: "Equipaje de bodega." }) bodega!: IncludedPart;
  @Field(() => IncludedPart, { nullable: true, description: "Equipaje adicional." })
  equipajeExtra!: IncludedPart;
  @Field(() => COP, { nullable: true, description: "Suma de la sección, en COP por persona." })
  costoTotal!: number;
}

@ObjectType({ simpleResolvers: true })
export class Seguros implements sections.Seguros {
  @Field(() => IncludedPart, { nullable: true, description: "Seguro de asistencia médica." })
  asistenciaMedica!: IncludedPart;
  @Field(() => IncludedPart, { nullable: true, description: "Seguro de cancelación." })
  cancelacion!: IncludedPart;
  @Field(() => [OtherPart], { description: "Los demás, con su descripción." }) otros!: OtherPart[];
  @Field(() => COP, { nullable: true, description: "Suma de la sección, en COP por persona." })
  costoTotal!: number;
}

/** Second field for the medical insurance, counted in addition to `seguros`. */
@ObjectType({ simpleResolvers: true })
export class AsistenciaMedica implements sections.AsistenciaMedica {
  @Field(() => String, { nullable: true, description: "Clase del servicio." }) tipo!: string | null;
  @Field(() => COP, { nullable: true, description: "Suma de la sección, en COP por persona." })
  costoTotal!: number;
  @Field(() => Cobro, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: Cobro | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor!: string | null;
  @Field(() => String, { nullable: true, description: "Observaciones de quien lo registró." })
  observaciones!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class Excursion implements sections.Excursion {
  @Field(() => String, { nullable: true, description: "Nombre, como lo lee el cliente." }) nombre!: string;
  @Field(() => String, { nullable: true, description: "Descripción, como se lee." }) descripcion!:
    string | null;
  @Field(() => String, { nullable: true, description: "Cuánto dura." }) duracion!: string | null;
  @Field(() => COP, { nullable: true, description: "Costo por persona en COP." }) costo!: number;
  @Field(() => Cobro, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: Cobro | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor!: string | null;
  @Field(() => Boolean, { nullable: true, description: "Si es obligatoria." }) obligatoria!: boolean;
  @Field(() => Boolean, {
    nullable: true,
    description: "Si el cliente decide agregarlo: no está en el precio.",
  })
  opcional?: boolean;
  elegido?: boolean;
}

@ObjectType({ simpleResolvers: true })
export class Extra implements sections.Extra {
  @Field(() => String, { nullable: true, description: "Nombre, como lo lee el cliente." }) nombre!: string;
  @Field(() => String, { nullable: true, description: "Descripción, como se lee." }) descripcion!:
    string | null;
  @Field(() => COP, { nullable: true, description: "Costo por persona en COP." }) costo!: number;
  @Field(() => Cobro, { nullable: true, description: "Cómo se cobra, si no es por persona." })
  cobro?: Cobro | null;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor!: string | null;
  @Field(() => TipoExtra, { nullable: true, description: "Clase del servicio." }) tipo!: TipoExtra;
  @Field(() => Boolean, {
    nullable: true,
    description: "Si el cliente decide agregarlo: no está en el precio.",
  })
  opcional?: boolean;
  elegido?: boolean;
}

@ObjectType({ simpleResolvers: true })
export class ActividadesAdicionales implements sections.ActividadesAdicionales {
  @Field(() => Boolean, { nullable: true, description: "Si están incluidas." }) incluidas!: boolean;
  @Field(() => String, { nullable: true, description: "Qué actividades son." }) detalle!: string | null;
  @Field(() => COP, { nullable: true, description: "Costo por persona en COP." }) costoPorPersona!: number;
  @Field(() => String, { nullable: true, description: "Nombre del proveedor." }) proveedor!: string | null;
  @Field(() => [OtherPart], { description: "Cada actividad, con su costo." }) actividades!: OtherPart[];
}
