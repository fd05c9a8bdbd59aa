import { Field, Int, ObjectType } from "type-graphql";
import { COP, Day } from "../../core/scalars.ts";
import type * as sections from "./calculation-sections.rules.ts";
import { AcomodacionHotel, TipoAlimentacion, TipoExtra, TipoTiquetes } from "./calculation.enums.ts";

/** Part of a section: it counts when included. */
@ObjectType({ simpleResolvers: true })
export class IncludedPart implements sections.IncludedPart {
  @Field(() => Boolean) incluido!: boolean;
  @Field(() => String, { nullable: true }) tipo!: string | null;
  @Field(() => COP) costo!: number;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
}

/** Part of a section that is named by its description. */
@ObjectType({ simpleResolvers: true })
export class OtherPart implements sections.OtherPart {
  @Field(() => String) descripcion!: string;
  @Field(() => COP) costo!: number;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class Tiquetes implements sections.Tiquetes {
  @Field(() => TipoTiquetes, { nullable: true }) tipo!: TipoTiquetes | null;
  @Field(() => String, { nullable: true }) origen!: string | null;
  @Field(() => String, { nullable: true }) destino!: string | null;
  @Field(() => Day, { nullable: true }) fechaIda!: string | null;
  @Field(() => Day, { nullable: true }) fechaVuelta!: string | null;
  @Field(() => String, { nullable: true }) horaIda!: string | null;
  @Field(() => String, { nullable: true }) horaVuelta!: string | null;
  @Field(() => COP) costoIda!: number;
  @Field(() => COP) costoVuelta!: number;
  @Field(() => COP) costoTotal!: number;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
  @Field(() => String, { nullable: true }) observaciones!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class Hotel implements sections.Hotel {
  @Field(() => String, { nullable: true }) nombre!: string | null;
  /** `1_estrella` to `5_estrellas` or `boutique`: no GraphQL names. */
  @Field(() => String) categoria!: sections.Hotel["categoria"];
  @Field(() => AcomodacionHotel, { nullable: true }) acomodacion!: AcomodacionHotel | null;
  @Field(() => Int) noches!: number;
  @Field(() => COP) costoNoche!: number;
  @Field(() => COP) costoTotal!: number;
  @Field(() => String, { nullable: true }) ubicacion!: string | null;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
  @Field(() => String, { nullable: true }) observaciones!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class Traslados implements sections.Traslados {
  @Field(() => IncludedPart) aeropuertoHotelIda!: IncludedPart;
  @Field(() => IncludedPart) hotelAeropuertoVuelta!: IncludedPart;
  @Field(() => [OtherPart]) otros!: OtherPart[];
  @Field(() => COP) costoTotal!: number;
}

@ObjectType({ simpleResolvers: true })
export class Alimentacion implements sections.Alimentacion {
  @Field(() => TipoAlimentacion, { nullable: true }) tipo!: TipoAlimentacion | null;
  @Field(() => COP) costoTotal!: number;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
  @Field(() => String, { nullable: true }) observaciones!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class Equipaje implements sections.Equipaje {
  @Field(() => IncludedPart) cabina!: IncludedPart;
  @Field(() => IncludedPart) bodega!: IncludedPart;
  @Field(() => IncludedPart) equipajeExtra!: IncludedPart;
  @Field(() => COP) costoTotal!: number;
}

@ObjectType({ simpleResolvers: true })
export class Seguros implements sections.Seguros {
  @Field(() => IncludedPart) asistenciaMedica!: IncludedPart;
  @Field(() => IncludedPart) cancelacion!: IncludedPart;
  @Field(() => [OtherPart]) otros!: OtherPart[];
  @Field(() => COP) costoTotal!: number;
}

/** A second home of the medical insurance, counted besides `seguros`. */
@ObjectType({ simpleResolvers: true })
export class AsistenciaMedica implements sections.AsistenciaMedica {
  @Field(() => String, { nullable: true }) tipo!: string | null;
  @Field(() => COP) costoTotal!: number;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
  @Field(() => String, { nullable: true }) observaciones!: string | null;
}

@ObjectType({ simpleResolvers: true })
export class Excursion implements sections.Excursion {
  @Field(() => String) nombre!: string;
  @Field(() => String, { nullable: true }) descripcion!: string | null;
  @Field(() => String, { nullable: true }) duracion!: string | null;
  @Field(() => COP) costo!: number;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
  @Field(() => Boolean) obligatoria!: boolean;
}

@ObjectType({ simpleResolvers: true })
export class Extra implements sections.Extra {
  @Field(() => String) nombre!: string;
  @Field(() => String, { nullable: true }) descripcion!: string | null;
  @Field(() => COP) costo!: number;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
  @Field(() => TipoExtra) tipo!: TipoExtra;
}

@ObjectType({ simpleResolvers: true })
export class ActividadesAdicionales implements sections.ActividadesAdicionales {
  @Field(() => Boolean) incluidas!: boolean;
  @Field(() => String, { nullable: true }) detalle!: string | null;
  @Field(() => COP) costoPorPersona!: number;
  @Field(() => String, { nullable: true }) proveedor!: string | null;
  @Field(() => [OtherPart]) actividades!: OtherPart[];
}
