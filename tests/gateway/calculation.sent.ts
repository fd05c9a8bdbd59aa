import { at, inDays } from "../support/calendar.ts";

/** A calculation as an existing consumer posts it: its own totals, commissions and helpers included. */
export const posted = {
  trip_type: "nacional",
  num_personas: 3,
  adultos: "2",
  menores: 1,
  infantes: 0,
  fecha_viaje_inicio: inDays(51),
  fecha_viaje_fin: at(inDays(56), "00:00").toISOString(),
  tiquetes: {
    tipo: "ida_vuelta",
    origen: "Bogotá",
    destino: "Cartagena",
    costo_ida: "200000",
    costo_vuelta: 180000.0,
    costo_total: 999.99,
    fecha_ida: "",
  },
  hotel: {
    nombre: "Caribe",
    categoria: "4_estrellas",
    acomodacion: "sencilla",
    noches: "5",
    costo_noche: 100000,
    costo_total: 1,
  },
  traslados: {
    aeropuerto_hotel_ida: { incluido: false, costo: 0 },
    hotel_aeropuerto_vuelta: { incluido: false, costo: 0 },
    otros: [],
    costo_total: 0,
  },
  alimentacion: { tipo: "desayuno", costo_total: 0 },
  equipaje: { cabina: { incluido: true, costo: 0 }, costo_total: 0 },
  seguros: {
    asistencia_medica: { incluido: true, tipo: "Básica", costo: 40000, proveedor: "Assist" },
    cancelacion: { incluido: false, costo: 0 },
    otros: [],
  },
  excursiones: [],
  extras: [
    { nombre: "Islas del Rosario", costo: 80000, tipo: "excursion" },
    { nombre: "Decoración", costo: 200000, tipo: "servicio_extra" },
    { nombre: "", costo: 5000, tipo: "servicio_extra" },
  ],
  comisiones: { asesor: { total: 5 }, total_comisiones: 5 },
  ganancia: { porcentaje: 15, valor_fijo: 0, total: 1.25 },
  costo_base: 1.5,
  precio_final_total: 12,
};
