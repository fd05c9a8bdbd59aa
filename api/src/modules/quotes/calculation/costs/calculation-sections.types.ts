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

/** Price of each room or of the group, which the payers share. */
@ObjectType({ simpleResolvers: true })
export class Cobro implements shared.Cobro {
  @Field(() => BaseDeCobro, { nullable: true }) base!: BaseDeCobro;
  @Field(() => COP, { nullable: true }) monto!: number;
  @Field(() => Int, { nullable: true }) unidades!: number;
}

/** Part of a section: it counts when included. */
@ObjectType({ simpleResolvers: true })
export class IncludedPart implements sections.IncludedPart {
  @Field(() => Boolean, { nullable: true }) incluido!: boolean;
  @Field(() => String, { nullable: true }) tipo?: string | null;
  @Field(() => COP, { nullable: true }) costo!: number;
  @Field(() => Cobro, { nullable: true }) cobro?: Cobro | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
}

/** Part of a section that is named by its description. */
@ObjectType({ simpleResolvers: true })
export class OtherPart implements sections.OtherPart {
  @Field(() => String, { nullable: true }) descripcion!: string;
  @Field(() => COP, { nullable: true }) costo!: number;
  @Field(() => Cobro, { nullable: true }) cobro?: Cobro | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
}

/** A flight after the first one. */
@ObjectType({ simpleResolvers: true })
export class Tramo implements itinerary.Tramo {
  @Field(() => String, { nullable: true }) aerolinea!: string | null;
  @Field(() => String, { nullable: true }) vuelo!: string | null;
  @Field(() => String, { nullable: true }) origen!: string | null;
  @Field(() => String, { nullable: true }) destino!: string | null;
  /** A day, or a day and the hour there: `2026-12-04T06:40`. */
  @Field(() => String, { nullable: true }) salida!: string | null;
  @Field(() => String, { nullable: true }) llegada!: string | null;
  @Field(() => String, { nullable: true }) equipaje!: string | null;
  /** 0 where it is part of another fare. */
  @Field(() => COP, { nullable: true }) costo!: number;
  @Field(() => Cobro, { nullable: true }) cobro?: Cobro | null;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
}

/** The first flight with its way back, and those after it; `costoTotal` is the sum of all. */
@ObjectType({ simpleResolvers: true })
export class Tiquetes implements sections.Tiquetes {
  @Field(() => TipoTiquetes, { nullable: true }) tipo!: TipoTiquetes | null;
  @Field(() => String, { nullable: true }) origen!: string | null;
  @Field(() => String, { nullable: true }) destino!: string | null;
  @Field(() => Day, { nullable: true }) fechaIda!: string | null;
  @Field(() => Day, { nullable: true }) fechaVuelta!: string | null;
  @Field(() => String, { nullable: true }) horaIda!: string | null;
  @Field(() => String, { nullable: true }) horaVuelta!: string | null;
  @Field(() => COP, { nullable: true }) costoIda!: number;
  @Field(() => COP, { nullable: true }) costoVuelta!: number;
  @Field(() => Cobro, { nullable: true }) cobroIda?: Cobro | null;
  @Field(() => Cobro, { nullable: true }) cobroVuelta?: Cobro | null;
  @Field(() => COP, { nullable: true }) costoTotal!: number;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
  @Field(() => String, { nullable: true }) observaciones!: string | null;
  @Field(() => String, { nullable: true }) aerolinea?: string | null;
  @Field(() => String, { nullable: true }) vueloIda?: string | null;
  @Field(() => String, { nullable: true }) llegadaIda?: string | null;
  @Field(() => String, { nullable: true }) vueloVuelta?: string | null;
  @Field(() => String, { nullable: true }) llegadaVuelta?: string | null;
  @Field(() => String, { nullable: true }) equipaje?: string | null;
  @Field(() => [Tramo]) tramos?: Tramo[];
}

/** A stay after the first one. */
@ObjectType({ simpleResolvers: true })
export class Estadia implements itinerary.Estadia {
  @Field(() => String, { nullable: true }) nombre!: string | null;
  @Field(() => String, { nullable: true }) ciudad!: string | null;
  /** `1_estrella` to `5_estrellas` or `boutique`: no GraphQL names. */
  @Field(() => String, { nullable: true }) categoria!: itinerary.Estadia["categoria"];
  @Field(() => AcomodacionHotel, { nullable: true }) acomodacion!: AcomodacionHotel | null;
  @Field(() => Day, { nullable: true }) entrada!: string | null;
  @Field(() => Int, { nullable: true }) noches!: number;
  @Field(() => COP, { nullable: true }) costoNoche!: number;
  @Field(() => Cobro, { nullable: true }) cobro?: Cobro | null;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
  /** Reason why clients love it. */
  @Field(() => String, { nullable: true }) encanto?: string;
}

/** The first stay, and those after it; `costoTotal` is the sum of all. */
@ObjectType({ simpleResolvers: true })
export class Hotel implements sections.Hotel {
  @Field(() => String, { nullable: true }) nombre!: string | null;
  /** `1_estrella` to `5_estrellas` or `boutique`: no GraphQL names. */
  @Field(() => String, { nullable: true }) categoria!: sections.Hotel["categoria"];
  @Field(() => AcomodacionHotel, { nullable: true }) acomodacion!: AcomodacionHotel | null;
  @Field(() => Int, { nullable: true }) noches!: number;
  @Field(() => COP, { nullable: true }) costoNoche!: number;
  @Field(() => Cobro, { nullable: true }) cobro?: Cobro | null;
  @Field(() => COP, { nullable: true }) costoTotal!: number;
  @Field(() => String, { nullable: true }) ubicacion!: string | null;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
  @Field(() => String, { nullable: true }) observaciones!: string | null;
  /** Reason why clients love it. */
  @Field(() => String, { nullable: true }) encanto?: string;
  @Field(() => [Estadia]) estadias?: Estadia[];
}

@ObjectType({ simpleResolvers: true })
export class Traslados implements sections.Traslados {
  @Field(() => IncludedPart, { nullable: true }) aeropuertoHotelIda!: IncludedPart;
  @Field(() => IncludedPart, { nullable: true }) hotelAeropuertoVuelta!: IncludedPart;
  @Field(() => [OtherPart]) otros!: OtherPart[];
  @Field(() => COP, { nullable: true }) costoTotal!: number;
}

@ObjectType({ simpleResolvers: true })
export class Alimentacion implements sections.Alimentacion {
  @Field(() => TipoAlimentacion, { nullable: true }) tipo!: TipoAlimentacion | null;
  @Field(() => COP, { nullable: true }) costoTotal!: number;
  @Field(() => Cobro, { nullable: true }) cobro?: Cobro | null;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
  @Field(() => String, { nullable: true }) observaciones!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class Equipaje implements sections.Equipaje {
  @Field(() => IncludedPart, { nullable: true }) cabina!: IncludedPart;
  @Field(() => IncludedPart, { nullable: true }) bodega!: IncludedPart;
  @Field(() => IncludedPart, { nullable: true }) equipajeExtra!: IncludedPart;
  @Field(() => COP, { nullable: true }) costoTotal!: number;
}

@ObjectType({ simpleResolvers: true })
export class Seguros implements sections.Seguros {
  @Field(() => IncludedPart, { nullable: true }) asistenciaMedica!: IncludedPart;
  @Field(() => IncludedPart, { nullable: true }) cancelacion!: IncludedPart;
  @Field(() => [OtherPart]) otros!: OtherPart[];
  @Field(() => COP, { nullable: true }) costoTotal!: number;
}

/** A second home of the medical insurance, counted besides `seguros`. */
@ObjectType({ simpleResolvers: true })
export class AsistenciaMedica implements sections.AsistenciaMedica {
  @Field(() => String, { nullable: true }) tipo!: string | null;
  @Field(() => COP, { nullable: true }) costoTotal!: number;
  @Field(() => Cobro, { nullable: true }) cobro?: Cobro | null;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
  @Field(() => String, { nullable: true }) observaciones!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class Excursion implements sections.Excursion {
  @Field(() => String, { nullable: true }) nombre!: string;
  @Field(() => String, { nullable: true }) descripcion!: string | null;
  @Field(() => String, { nullable: true }) duracion!: string | null;
  @Field(() => COP, { nullable: true }) costo!: number;
  @Field(() => Cobro, { nullable: true }) cobro?: Cobro | null;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
  @Field(() => Boolean, { nullable: true }) obligatoria!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class Extra implements sections.Extra {
  @Field(() => String, { nullable: true }) nombre!: string;
  @Field(() => String, { nullable: true }) descripcion!: string | null;
  @Field(() => COP, { nullable: true }) costo!: number;
  @Field(() => Cobro, { nullable: true }) cobro?: Cobro | null;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
  @Field(() => TipoExtra, { nullable: true }) tipo!: TipoExtra;
}

@ObjectType({ simpleResolvers: true })
export class ActividadesAdicionales implements sections.ActividadesAdicionales {
  @Field(() => Boolean, { nullable: true }) incluidas!: boolean;
  @Field(() => String, { nullable: true }) detalle!: string | null;
  @Field(() => COP, { nullable: true }) costoPorPersona!: number;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
  @Field(() => [OtherPart]) actividades!: OtherPart[];
}
