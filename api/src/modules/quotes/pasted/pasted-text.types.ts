import { Field, Float, Int, ObjectType } from "type-graphql";

@ObjectType({ simpleResolvers: true })
export class TextPiece {
  @Field(() => Int, { description: "Posición del primer carácter, desde 0." }) desde!: number;
  @Field(() => Int, { description: "Posición después del último carácter." }) hasta!: number;
}

@ObjectType({ simpleResolvers: true })
export class ReadText {
  @Field(() => String, { description: "Lo que se leyó." }) valor!: string;
  @Field(() => [TextPiece], { description: "Fragmentos del texto de donde sale." }) fragmentos!: TextPiece[];
}

@ObjectType({ simpleResolvers: true })
export class ReadDay {
  @Field(() => String, { description: "Día, AAAA-MM-DD." }) valor!: string;
  @Field(() => [TextPiece], { description: "Fragmentos del texto de donde sale." }) fragmentos!: TextPiece[];
}

@ObjectType({ simpleResolvers: true })
export class ReadCount {
  @Field(() => Int, { description: "Número que se leyó." }) valor!: number;
  @Field(() => [TextPiece], { description: "Fragmentos del texto de donde sale." }) fragmentos!: TextPiece[];
}

@ObjectType({ simpleResolvers: true })
export class ReadPercent {
  @Field(() => Float, { description: "Porcentaje, en puntos porcentuales." }) valor!: number;
  @Field(() => [TextPiece], { description: "Fragmentos del texto de donde sale." }) fragmentos!: TextPiece[];
}

@ObjectType({ simpleResolvers: true })
export class ReadPrice {
  @Field(() => String, { description: "Moneda, ISO 4217." }) moneda!: string;
  @Field(() => Float, { description: "Valor, en COP o en su moneda." }) valor!: number;
  @Field(() => String, {
    nullable: true,
    description: "Unidad que paga: persona, noche, persona_noche, total o trayecto; nulo si no está escrita.",
  })
  por?: string | null;
  @Field(() => String, { nullable: true, description: "Acomodación o persona para la que vale." })
  para?: string | null;
  @Field(() => String, { nullable: true, description: "Hotel al que pertenece, si hay varios." })
  hotel?: string | null;
  @Field(() => String, { nullable: true, description: "Temporada a la que pertenece, si hay varias." })
  temporada?: string | null;
  @Field(() => Boolean, { description: "Si es el precio más bajo de varios." }) desde!: boolean;
  @Field(() => Boolean, { description: "Si es una tarifa neta." }) neto!: boolean;
  @Field(() => Boolean, { description: "Si faltan los impuestos." }) masImpuestos!: boolean;
  @Field(() => [TextPiece], { description: "Fragmentos del texto de donde sale." }) fragmentos!: TextPiece[];
}

@ObjectType({ simpleResolvers: true })
export class ReadFlight {
  @Field(() => String, { nullable: true, description: "Número con el código de la aerolínea." })
  vuelo?: string | null;
  @Field(() => String, { nullable: true, description: "Aeropuerto o ciudad de donde sale." })
  origen?: string | null;
  @Field(() => String, { nullable: true, description: "Aeropuerto o ciudad a donde llega." })
  destino?: string | null;
  @Field(() => String, { nullable: true, description: "Día de salida, AAAA-MM-DD." })
  fecha?: string | null;
  @Field(() => String, { nullable: true, description: "Hora de salida, HH:MM." })
  salida?: string | null;
  @Field(() => String, { nullable: true, description: "Hora de llegada, HH:MM." })
  llegada?: string | null;
  @Field(() => Int, { nullable: true, description: "Días entre la salida y la llegada." })
  llegaDiasDespues?: number | null;
  @Field(() => [TextPiece], { description: "Fragmentos del texto de donde sale." }) fragmentos!: TextPiece[];
}

@ObjectType({ simpleResolvers: true })
export class ReadDeposit {
  @Field(() => String, { nullable: true, description: "Moneda, ISO 4217." })
  moneda?: string | null;
  @Field(() => Float, { nullable: true, description: "Valor, en COP o en su moneda." })
  valor?: number | null;
  @Field(() => String, { nullable: true, description: "Unidad que paga; nulo si no está escrita." })
  por?: string | null;
  @Field(() => Float, { nullable: true, description: "Parte del precio, en puntos porcentuales." })
  porcentaje?: number | null;
  @Field(() => [TextPiece], { description: "Fragmentos del texto de donde sale." }) fragmentos!: TextPiece[];
}

@ObjectType({ simpleResolvers: true })
export class ReadInstallments {
  @Field(() => Int, { nullable: true, description: "Cuántas cuotas son." })
  numero?: number | null;
  @Field(() => String, { nullable: true, description: "Moneda, ISO 4217." })
  moneda?: string | null;
  @Field(() => Float, { nullable: true, description: "Valor de una cuota, en COP o en su moneda." })
  valor?: number | null;
  @Field(() => [TextPiece], { description: "Fragmentos del texto de donde sale." }) fragmentos!: TextPiece[];
}

@ObjectType({ simpleResolvers: true })
export class ReadPeriod {
  @Field(() => String, { nullable: true, description: "Primer día, AAAA-MM-DD." })
  desde?: string | null;
  @Field(() => String, { nullable: true, description: "Último día, AAAA-MM-DD." })
  hasta?: string | null;
  @Field(() => [TextPiece], { description: "Fragmentos del texto de donde sale." }) fragmentos!: TextPiece[];
}

@ObjectType({ simpleResolvers: true })
export class ReadQuestion {
  @Field(() => String, { description: "Campo por el que se pregunta." }) campo!: string;
  @Field(() => String, { description: "Lo que hay que aclarar." }) pregunta!: string;
  @Field(() => [TextPiece], { description: "Fragmentos del texto que no lo deciden." })
  fragmentos!: TextPiece[];
}

@ObjectType({ simpleResolvers: true })
export class QuoteTextReading {
  @Field(() => ReadText, { nullable: true, description: "Nombre de quien pide." })
  nombreCliente?: ReadText | null;
  @Field(() => ReadText, { nullable: true, description: "Teléfono de quien pide." })
  telefonoCliente?: ReadText | null;
  @Field(() => ReadText, { nullable: true, description: "Correo de quien pide." })
  emailCliente?: ReadText | null;
  @Field(() => ReadDay, { nullable: true, description: "Día en que comienza el viaje." })
  fechaIda?: ReadDay | null;
  @Field(() => ReadDay, { nullable: true, description: "Día en que termina el viaje." })
  fechaRegreso?: ReadDay | null;
  @Field(() => ReadCount, { nullable: true, description: "Noches del viaje." })
  noches?: ReadCount | null;
  @Field(() => ReadCount, { nullable: true, description: "Cuántas personas viajan." })
  numeroPersonas?: ReadCount | null;
  @Field(() => ReadCount, { nullable: true, description: "Personas desde 14 años." })
  adultos?: ReadCount | null;
  @Field(() => ReadCount, { nullable: true, description: "Personas de 2 a 13 años." })
  menores?: ReadCount | null;
  @Field(() => ReadCount, { nullable: true, description: "Personas de menos de 2 años." })
  infantes?: ReadCount | null;
  @Field(() => ReadText, { nullable: true, description: "Categoría del hotel: 3_estrellas, 4_estrellas…" })
  categoria?: ReadText | null;
  @Field(() => ReadText, {
    nullable: true,
    description: "Acomodación: sencilla, doble, triple, cuadruple, multiple o familiar.",
  })
  acomodacion?: ReadText | null;
  @Field(() => ReadCount, { nullable: true, description: "Cuántas habitaciones son." })
  habitaciones?: ReadCount | null;
  @Field(() => ReadText, {
    nullable: true,
    description: "Régimen: ninguna, desayuno, media_pension, pension_completa o todo_incluido.",
  })
  alimentacion?: ReadText | null;
  @Field(() => ReadPrice, { nullable: true, description: "Lo que el cliente puede gastar." })
  presupuesto?: ReadPrice | null;
  @Field(() => ReadDeposit, { nullable: true, description: "Con cuánto se reserva." })
  abono?: ReadDeposit | null;
  @Field(() => ReadInstallments, { nullable: true, description: "Cómo se paga a plazos." })
  cuotas?: ReadInstallments | null;
  @Field(() => ReadPercent, { nullable: true, description: "Descuento que se ofrece." })
  descuento?: ReadPercent | null;
  @Field(() => ReadPercent, { nullable: true, description: "Comisión para la agencia." })
  comision?: ReadPercent | null;
  @Field(() => ReadCount, { nullable: true, description: "Personas desde las que vale la oferta." })
  minimoPersonas?: ReadCount | null;
  @Field(() => ReadCount, { nullable: true, description: "Lugares que quedan." })
  cupos?: ReadCount | null;
  @Field(() => ReadDay, { nullable: true, description: "Último día para tomar la oferta." })
  vigencia?: ReadDay | null;
  @Field(() => [ReadText], { description: "Lugares de donde sale el viaje." }) origen!: ReadText[];
  @Field(() => [ReadText], { description: "Lugares a donde va el viaje." }) destino!: ReadText[];
  @Field(() => [ReadDay], { description: "Salidas entre las que se puede elegir." }) salidas!: ReadDay[];
  @Field(() => [ReadCount], { description: "Edades de los menores, en años." }) edadesMenores!: ReadCount[];
  @Field(() => [ReadCount], { description: "Edades de los infantes, en meses." })
  edadesInfantes!: ReadCount[];
  @Field(() => [ReadText], { description: "Nombres de los hoteles." }) hotel!: ReadText[];
  @Field(() => [ReadText], { description: "Nombres de los proveedores de la agencia." })
  proveedor!: ReadText[];
  @Field(() => [ReadText], { description: "Nombres de las aerolíneas." }) aerolinea!: ReadText[];
  @Field(() => [ReadFlight], { description: "Los vuelos, en su orden." }) vuelos!: ReadFlight[];
  @Field(() => [ReadText], { description: "Lo que se lleva: articulo_personal, cabina o bodega." })
  equipaje!: ReadText[];
  @Field(() => [ReadText], { description: "Clases de servicios que incluye." }) incluye!: ReadText[];
  @Field(() => [ReadText], { description: "Clases de servicios que no incluye." }) noIncluye!: ReadText[];
  @Field(() => [ReadText], { description: "Nombres de las excursiones." }) excursiones!: ReadText[];
  @Field(() => [ReadPrice], { description: "Los precios, en su orden." }) precios!: ReadPrice[];
  @Field(() => [ReadPrice], { description: "Lo que se paga aparte." }) suplementos!: ReadPrice[];
  @Field(() => [ReadPeriod], { description: "Períodos en los que se puede viajar." })
  vigenciaViaje!: ReadPeriod[];
  @Field(() => [ReadQuestion], { description: "Lo que el texto no aclara." }) preguntas!: ReadQuestion[];
}
