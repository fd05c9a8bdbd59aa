import { spokenTrip } from "../../../api/src/core/colombia/spoken.ts";
import { inDays, longDay, shortDay } from "../calendar.ts";
import type { CalculatorForm } from "../../../web/src/features/quotes/calculation/calculator.form.ts";
import type { CreateQuoteInput, UpdateQuoteInput } from "../../../web/src/graphql/schema.generated.ts";

/**
 * Outputs by letter: live preview, proposal's page, its document, contract, trip page, calendar of the trip,
 * and the card of a link in a chat.
 */
export const outputs = {
  V: "live preview",
  P: "proposal page",
  D: "proposal PDF",
  C: "contract",
  T: "trip page",
  K: "calendar",
  W: "card of the link",
} as const;
export type Output = keyof typeof outputs;

/** A field: its typed text, the outputs that show it, and the texts of which one is there. */
export interface TypedField {
  /** Absent where a text of its own is typed. */
  readonly typed?: unknown;
  /** Letters of the outputs; empty for fields of the agency alone, which are in none. */
  readonly on: string;
  /** Absent where it is shown as it was typed. */
  readonly shown?: readonly string[];
}

const own = (on: string): TypedField => ({ on });
const as = (typed: unknown, on: string, ...shown: string[]): TypedField => ({ typed, on, shown });
const agency: TypedField = { on: "" };
/** An amount that no client reads: its pesos, written as they would be. */
const cost = (pesos: number): TypedField => as(pesos, "", `$\u00A0${pesos.toLocaleString("es-CO")}`);
/** A choice that is not printed alone. */
const silent = (typed: unknown): TypedField => as(typed, "");
/** A day as a calendar writes it. */
const written = (days: number): string => inDays(days).replaceAll("-", "");
const day = (days: number, on: string): TypedField =>
  as(inDays(days), on, inDays(days), longDay(inDays(days)), written(days));
const hour = (at: string, on: string): TypedField => as(at, on, at);

type Leaf<Value, Path extends string = ""> = Value extends readonly (infer Row)[]
  ? Leaf<Row, `${Path}.0`>
  : Value extends object
    ? {
        [Key in keyof Value & string]: Leaf<Value[Key], Path extends "" ? Key : `${Path}.${Key}`>;
      }[keyof Value & string]
    : Path;

/** Fields of the calculator: a cost that is shared has parts of its own, which are costs. */
export type CalculatorField = Exclude<Leaf<CalculatorForm>, `${string}.cobro${string}`>;

/** Fields of the calculator; the compiler refuses one without a row. */
export const calculatorTable: Readonly<Record<CalculatorField, TypedField>> = {
  tripType: silent("nacional"),
  "tiquetes.tipo": as("ida_vuelta", "VPDC", "ida y vuelta"),
  "tiquetes.origen": own("VPDCTK"),
  "tiquetes.destino": own("VPDCTK"),
  "tiquetes.fechaIda": day(51, "VPDCTK"),
  // The card says the days of the trip, which are its flights' days here.
  "tiquetes.fechaVuelta": day(56, "VPDCTKW"),
  "tiquetes.horaIda": hour("05:41", "VPDCT"),
  "tiquetes.horaVuelta": hour("17:42", "VPDCT"),
  "tiquetes.costoIda": cost(201_001),
  "tiquetes.costoVuelta": cost(202_002),
  "tiquetes.costoTotal": silent(null),
  "tiquetes.aerolinea": own("VPDCTK"),
  "tiquetes.vueloIda": as("ZQ101", "VPDCTK", "ZQ101"),
  "tiquetes.llegadaIda": hour("07:43", "VPDT"),
  "tiquetes.vueloVuelta": as("ZQ102", "VPDCTK", "ZQ102"),
  "tiquetes.llegadaVuelta": hour("19:44", "VPDT"),
  "tiquetes.equipaje": own("VPDCT"),
  "tiquetes.tramos.0.aerolinea": own("VPDCTK"),
  "tiquetes.tramos.0.vuelo": as("ZQ103", "VPDCTK", "ZQ103"),
  "tiquetes.tramos.0.origen": own("VPDCTK"),
  "tiquetes.tramos.0.destino": own("VPDCTK"),
  "tiquetes.tramos.0.salida": as(`${inDays(53)}T08:45`, "VPDCTK", "08:45", "T0845", "T1345"),
  "tiquetes.tramos.0.llegada": as(`${inDays(53)}T10:46`, "VPDCT", "10:46"),
  "tiquetes.tramos.0.equipaje": own("VPDCT"),
  "tiquetes.tramos.0.costo": cost(203_003),
  "tiquetes.tramos.0.proveedor": agency,
  "tiquetes.proveedor": agency,
  "tiquetes.observaciones": own("VPDC"),
  "hotel.nombre": own("VPDCTK"),
  "hotel.categoria": as("5_estrellas", "VPDCT", "5 estrellas", "5_estrellas", "5 Estrellas"),
  "hotel.acomodacion": as("triple", "VPDCT", "triple", "Triple"),
  "hotel.noches": as(3, "VPDCT", "3 noches", '"noches":3', '"nights":3'),
  "hotel.costoNoche": cost(204_004),
  "hotel.costoTotal": silent(null),
  "hotel.estadias.0.nombre": own("VPDCTK"),
  "hotel.estadias.0.ciudad": own("VPDCTK"),
  "hotel.estadias.0.categoria": as("boutique", "VPDCT", "boutique", "Boutique"),
  "hotel.estadias.0.acomodacion": as("suite", "VPDCT", "suite", "Suite"),
  "hotel.estadias.0.entrada": day(54, "VPDCTK"),
  "hotel.estadias.0.noches": as(2, "VPDCT", "2 noches", '"noches":2', '"nights":2'),
  "hotel.estadias.0.costoNoche": cost(205_005),
  "hotel.estadias.0.proveedor": agency,
  "hotel.estadias.0.encanto": own("VPD"),
  "hotel.ubicacion": own("VPDCTK"),
  "hotel.proveedor": agency,
  "hotel.observaciones": own("VPDC"),
  "hotel.encanto": own("VPD"),
  "traslados.aeropuertoHotelIda.incluido": as(true, "VPDCT", "aeropuerto – hotel", "Aeropuerto – hotel"),
  "traslados.aeropuertoHotelIda.tipo": agency,
  "traslados.aeropuertoHotelIda.costo": cost(206_006),
  // Who drives is said: travellers look for that name at the airport.
  "traslados.aeropuertoHotelIda.proveedor": own("VPDCT"),
  "traslados.hotelAeropuertoVuelta.incluido": as(true, "VPDCT", "hotel – aeropuerto", "Hotel – aeropuerto"),
  "traslados.hotelAeropuertoVuelta.tipo": agency,
  "traslados.hotelAeropuertoVuelta.costo": cost(207_007),
  "traslados.hotelAeropuertoVuelta.proveedor": own("VPDCT"),
  "traslados.otros.0.descripcion": own("VPDCT"),
  "traslados.otros.0.costo": cost(208_008),
  "traslados.otros.0.proveedor": own("VPDCT"),
  "traslados.costoTotal": silent(null),
  "alimentacion.tipo": as("media_pension", "VPDCT", "Media pensión", "media pensión"),
  "alimentacion.costoTotal": cost(209_009),
  "alimentacion.proveedor": agency,
  "alimentacion.observaciones": own("VPDCT"),
  "equipaje.cabina.incluido": as(true, "VPDCT", "de cabina", "De cabina"),
  "equipaje.cabina.tipo": agency,
  "equipaje.cabina.opcional": silent(false),
  "equipaje.cabina.costo": cost(210_010),
  "equipaje.cabina.proveedor": agency,
  "equipaje.bodega.incluido": as(true, "VPDCT", "de bodega", "De bodega"),
  "equipaje.bodega.tipo": agency,
  "equipaje.bodega.opcional": silent(false),
  "equipaje.bodega.costo": cost(211_011),
  "equipaje.bodega.proveedor": agency,
  "equipaje.equipajeExtra.incluido": as(true, "VPDCT", "adicional", "Adicional"),
  "equipaje.equipajeExtra.tipo": agency,
  "equipaje.equipajeExtra.opcional": silent(false),
  "equipaje.equipajeExtra.costo": cost(212_012),
  "equipaje.equipajeExtra.proveedor": agency,
  "equipaje.costoTotal": silent(null),
  "seguros.asistenciaMedica.incluido": as(true, "VPDCT", "Asistencia médica"),
  "seguros.asistenciaMedica.tipo": own("VPDCT"),
  "seguros.asistenciaMedica.opcional": silent(false),
  "seguros.asistenciaMedica.costo": cost(213_013),
  "seguros.asistenciaMedica.proveedor": agency,
  "seguros.cancelacion.incluido": as(true, "VPDCT", "cancelación", "Cancelación"),
  "seguros.cancelacion.tipo": own("VPDCT"),
  "seguros.cancelacion.opcional": silent(false),
  "seguros.cancelacion.costo": cost(214_014),
  "seguros.cancelacion.proveedor": agency,
  "seguros.otros.0.descripcion": own("VPDCT"),
  "seguros.otros.0.opcional": silent(false),
  "seguros.otros.0.costo": cost(215_015),
  "seguros.otros.0.proveedor": agency,
  "seguros.costoTotal": silent(null),
  "asistenciaMedica.tipo": own("VPDCT"),
  "asistenciaMedica.costoTotal": cost(216_016),
  "asistenciaMedica.proveedor": agency,
  "asistenciaMedica.observaciones": own("VPDCT"),
  "excursiones.0.nombre": own("VPDCT"),
  "excursiones.0.descripcion": own("VPDCT"),
  "excursiones.0.duracion": own("VPDCT"),
  "excursiones.0.costo": cost(217_017),
  "excursiones.0.proveedor": agency,
  "excursiones.0.obligatoria": silent(true),
  "excursiones.0.opcional": silent(false),
  "extras.0.opcional": silent(false),
  "extras.0.nombre": own("VPDCT"),
  "extras.0.descripcion": own("VPDCT"),
  "extras.0.costo": cost(218_018),
  "extras.0.proveedor": agency,
  "extras.0.tipo": silent("servicio_extra"),
  "actividadesAdicionales.incluidas": silent(true),
  "actividadesAdicionales.detalle": own("VPDCT"),
  "actividadesAdicionales.costoPorPersona": silent(null),
  "actividadesAdicionales.proveedor": agency,
  "actividadesAdicionales.actividades.0.descripcion": own("VPDCT"),
  "actividadesAdicionales.actividades.0.costo": cost(219_019),
  "actividadesAdicionales.actividades.0.proveedor": agency,
  "ganancia.porcentaje": silent(17),
  "ganancia.valorFijo": cost(220_020),
  observacionesGenerales: agency,
};

type RequestField = keyof Omit<
  CreateQuoteInput & UpdateQuoteInput,
  "version" | "status" | "paqueteId" | "codigoReferido"
>;

/**
 * Fields of the request and of a typed price, of a quote without a calculation; the compiler refuses one
 * without a row.
 */
export const requestTable: Readonly<Record<RequestField, TypedField>> = {
  nombreCliente: as("Zoila Quintana", "DC", "Zoila Quintana"),
  emailCliente: as("zoila.quintana@example.com", "C", "zoila.quintana@example.com"),
  telefonoCliente: as("3104447788", "C", "310 444 7788", "3104447788"),
  origen: own("PDCTW"),
  destino: own("PDCTKW"),
  fechaIda: as(
    inDays(51),
    "PDCTKW",
    inDays(51),
    written(51),
    spokenTrip(inDays(51), inDays(56)),
    shortDay(inDays(51)),
  ),
  // The end of an event is the day after it.
  fechaRegreso: as(inDays(56), "PDCTKW", inDays(56), longDay(inDays(56)), shortDay(inDays(56)), written(57)),
  numeroPersonas: silent(3),
  adultos: as(2, "PDCW", "2 adultos", "3 viajeros", '"adultos":2'),
  menores: as(1, "PDCW", "1 menor", "3 viajeros", '"menores":1'),
  infantes: silent(0),
  edadesMenores: silent([7]),
  edadesInfantes: silent([]),
  ninos: silent(null),
  edadesNinos: silent(null),
  personasAtencionEspecial: silent(1),
  detallesAtencionEspecial: agency,
  acomodacion: as("suite", "", "suite"),
  tipoHotel: as("resort", "", "resort", "Resort"),
  descuentoPorcentaje: silent(null),
  descuentoMotivo: silent(null),
  tripType: silent("nacional"),
  // What is included is what its seller wrote: the request is what the client asked for.
  alimentacion: agency,
  observaciones: own("PD"),
  priority: silent("high"),
  precioTotal: as(3_123_000, "PDC", "3.123.000", "3123000"),
  asesorId: silent(null),
  aceptaTratamiento: silent(true),
  incluye: own("PDCT"),
  noIncluye: own("PDCT"),
};
