import { IsOptional, Max, MaxLength } from "class-validator";
import { Field, Float, InputType, Int } from "type-graphql";
import { OneOf } from "../../../../core/input/one-of.ts";
import { COP, Day } from "../../../../core/scalars.ts";
import type * as sections from "./calculation-sections.rules.ts";
import { AcomodacionHotel, TipoAlimentacion, TipoExtra, TipoTiquetes } from "../calculation.enums.ts";
import { hotelCategoryLabels } from "./lodging.rules.ts";

const LONG = { message: "El texto es demasiado largo" };
const Note = () => MaxLength(2_000, LONG);

// A costoTotal is a Float: what the server computes may come with cents, which then do not count.

@InputType()
export class IncludedPartInput implements sections.Posted<sections.IncludedPart> {
  @Field(() => Boolean, { nullable: true }) incluido?: boolean | null;
  @Field(() => String, { nullable: true }) tipo?: string | null;
  @Field(() => COP, { nullable: true }) costo?: number | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
}

@InputType()
export class OtherPartInput implements sections.Posted<sections.OtherPart> {
  @Field(() => String, { nullable: true }) descripcion?: string | null;
  @Field(() => COP, { nullable: true }) costo?: number | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
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
  @Field(() => Float, { nullable: true }) costoTotal?: number | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
  @IsOptional() @Note() @Field(() => String, { nullable: true }) observaciones?: string | null;
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
  @Field(() => Float, { nullable: true }) costoTotal?: number | null;
  @Field(() => String, { nullable: true }) ubicacion?: string | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
  @IsOptional() @Note() @Field(() => String, { nullable: true }) observaciones?: string | null;
}

@InputType()
export class TrasladosInput implements sections.Posted<sections.Traslados> {
  @Field(() => IncludedPartInput, { nullable: true }) aeropuertoHotelIda?: IncludedPartInput | null;
  @Field(() => IncludedPartInput, { nullable: true }) hotelAeropuertoVuelta?: IncludedPartInput | null;
  @Field(() => [OtherPartInput], { nullable: true }) otros?: OtherPartInput[] | null;
  @Field(() => Float, { nullable: true }) costoTotal?: number | null;
}

@InputType()
export class AlimentacionInput implements sections.Posted<sections.Alimentacion> {
  @Field(() => TipoAlimentacion, { nullable: true }) tipo?: TipoAlimentacion | null;
  @Field(() => COP, { nullable: true }) costoTotal?: number | null;
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
  @Field(() => [OtherPartInput], { nullable: true }) otros?: OtherPartInput[] | null;
  @Field(() => Float, { nullable: true }) costoTotal?: number | null;
}

@InputType()
export class AsistenciaMedicaInput implements sections.Posted<sections.AsistenciaMedica> {
  @Field(() => String, { nullable: true }) tipo?: string | null;
  @Field(() => COP, { nullable: true }) costoTotal?: number | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
  @IsOptional() @Note() @Field(() => String, { nullable: true }) observaciones?: string | null;
}

@InputType()
export class ExcursionInput implements sections.Posted<sections.Excursion> {
  @Field(() => String, { nullable: true }) nombre?: string | null;
  @Field(() => String, { nullable: true }) descripcion?: string | null;
  @Field(() => String, { nullable: true }) duracion?: string | null;
  @Field(() => COP, { nullable: true }) costo?: number | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
  @Field(() => Boolean, { nullable: true }) obligatoria?: boolean | null;
}

@InputType()
export class ExtraInput implements sections.Posted<sections.Extra> {
  @Field(() => String, { nullable: true }) nombre?: string | null;
  @Field(() => String, { nullable: true }) descripcion?: string | null;
  @Field(() => COP, { nullable: true }) costo?: number | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
  @Field(() => TipoExtra, { nullable: true }) tipo?: TipoExtra | null;
}

@InputType()
export class ActividadesAdicionalesInput implements sections.Posted<sections.ActividadesAdicionales> {
  @Field(() => Boolean, { nullable: true }) incluidas?: boolean | null;
  @Field(() => String, { nullable: true }) detalle?: string | null;
  @Field(() => Float, { nullable: true }) costoPorPersona?: number | null;
  @Field(() => String, { nullable: true }) proveedor?: string | null;
  @Field(() => [OtherPartInput], { nullable: true }) actividades?: OtherPartInput[] | null;
}
