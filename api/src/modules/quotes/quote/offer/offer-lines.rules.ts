import { counted } from "../../../../core/colombia/spoken.ts";
import { type CostLine, type CostType, costLines } from "../../calculation/costs/calculation-lines.rules.ts";
import type {
  Alimentacion,
  CalculationSections,
  Hotel,
  Tiquetes,
} from "../../calculation/costs/calculation-sections.rules.ts";
import { spokenHotel } from "../../calculation/costs/lodging.rules.ts";

/**
 * One service as the client reads it: what it is, and what exactly; never what it costs or who provides it.
 */
export interface IncludedService {
  readonly title: string;
  readonly detail: string | null;
}

const titles: Readonly<Record<CostType, string>> = {
  tickets: "Tiquetes",
  alojamiento: "Alojamiento",
  traslados: "Traslados",
  alimentacion: "Alimentación",
  equipaje: "Equipaje",
  asistencia_medica: "Asistencia médica",
  seguro: "Seguros",
  excursiones: "Excursiones y actividades",
  extras: "Servicios adicionales",
};

const meals: Readonly<Record<NonNullable<Alimentacion["tipo"]>, string>> = {
  ninguna: "Sin alimentación",
  desayuno: "Desayuno",
  media_pension: "Media pensión",
  pension_completa: "Pensión completa",
  todo_incluido: "Todo incluido",
};

const joined = (parts: readonly (string | null | undefined | false)[]): string | null =>
  parts.filter(Boolean).join(" · ") || null;

const tickets = ({ origen, destino, tipo }: Tiquetes): string | null =>
  joined([
    origen && destino && `${origen} – ${destino}`,
    tipo === "ida" && "solo ida",
    tipo === "ida_vuelta" && "ida y vuelta",
  ]);

const lodging = ({ nombre, categoria, acomodacion, noches, ubicacion }: Hotel): string | null =>
  joined([
    nombre,
    /^\d/.test(categoria) ? categoria.replace("_", " ") : spokenHotel(categoria),
    acomodacion && `acomodación ${acomodacion === "simple" ? "sencilla" : acomodacion}`,
    noches > 0 && counted(noches, "noche", "noches"),
    ubicacion,
  ]);

/**
 * The services that a price includes, in the order of the calculation, each kind once with everything of it.
 */
export function includedServices(sections: CalculationSections): IncludedService[] {
  const { tiquetes, hotel, alimentacion } = sections;
  const detailOf = ({ tipo, descripcion }: CostLine): string | null => {
    if (tipo === "tickets") return tiquetes && tickets(tiquetes);
    if (tipo === "alojamiento") return hotel && lodging(hotel);
    if (tipo === "alimentacion") return alimentacion?.tipo ? meals[alimentacion.tipo] : null;
    return descripcion === titles[tipo] ? null : descripcion;
  };
  const services = new Map<string, Set<string>>();
  for (const line of costLines(sections, 1)) {
    const details = services.get(titles[line.tipo]) ?? new Set<string>();
    const detail = detailOf(line);
    if (detail) details.add(detail);
    services.set(titles[line.tipo], details);
  }
  return [...services].map(([title, details]) => ({ title, detail: [...details].join(", ") || null }));
}
