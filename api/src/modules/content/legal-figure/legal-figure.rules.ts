import { formatCop } from "../../../core/colombia/cop.ts";

/** Unit of a legal figure. */
export type FigureUnit = "cop" | "usd" | "hours" | "days" | "working_days" | "percent";

interface FigureTerms {
  /** Spanish name of the figure. */
  readonly label: string;
  readonly unit: FigureUnit;
  /** Legal source of the figure, or the practice behind it. */
  readonly source: string;
  /** Largest value that may be entered. */
  readonly most: number;
}

const ART_47 = "Ley 1480 de 2011, art. 47";
const RAC_3 = "RAC 3, 3.10.1.8.2";

/** Legal figures that rules use, each in force from a day on (decisions 19, 5-colombia 2.4 and 2.11). */
export const legalFigures = {
  retracto_plazo: {
    label: "Retracto: plazo para ejercerlo",
    unit: "working_days",
    source: ART_47,
    most: 60,
  },
  retracto_devolucion: {
    label: "Retracto: plazo para devolver",
    unit: "days",
    source: `${ART_47}; Ley 2439 de 2024`,
    most: 120,
  },
  tiquetes_horas: {
    label: "Tiquetes: horas desde la compra",
    unit: "hours",
    source: RAC_3,
    most: 240,
  },
  tiquetes_dias_nacional: {
    label: "Tiquetes nacionales: días antes del vuelo",
    unit: "days",
    source: RAC_3,
    most: 120,
  },
  tiquetes_dias_internacional: {
    label: "Tiquetes internacionales: días antes del vuelo",
    unit: "days",
    source: RAC_3,
    most: 120,
  },
  tiquetes_porcentaje: {
    label: "Tiquetes: lo que la aerolínea retiene de la tarifa",
    unit: "percent",
    source: RAC_3,
    most: 100,
  },
  tiquetes_tope_nacional: {
    label: "Tiquetes nacionales: tope de lo que retiene, por viajero",
    unit: "cop",
    source: RAC_3,
    most: 10_000_000,
  },
  tiquetes_tope_internacional: {
    label: "Tiquetes internacionales: tope de lo que retiene, por viajero",
    unit: "usd",
    source: RAC_3,
    most: 10_000,
  },
  tiquetes_devolucion: {
    label: "Tiquetes: plazo de la aerolínea para devolver",
    unit: "days",
    source: RAC_3,
    most: 120,
  },
  iva_general: {
    label: "IVA: tarifa general",
    unit: "percent",
    source: "ET, art. 468",
    most: 99,
  },
  efectivo_reportable: {
    label: "Efectivo: valor desde el que se reporta",
    unit: "cop",
    source: "Política de la agencia (SARLAFT y SAGRILAFT)",
    most: 10_000_000_000,
  },
} as const satisfies Record<string, FigureTerms>;

/** The name of a legal figure. */
export type LegalFigureKey = keyof typeof legalFigures;

/** Values of all legal figures on a day of Bogota. */
export type FiguresOn = Readonly<Record<LegalFigureKey, number>>;

/** Spanish names of the figures. */
export const legalFigureLabels = Object.fromEntries(
  Object.entries(legalFigures).map(([key, { label }]) => [key, label]),
) as Record<LegalFigureKey, string>;

/** Returns the value of a figure as text: `48 horas`, `10 %`, `$ 60.000`. */
export function figureText(key: LegalFigureKey, valor: number): string {
  const unit: FigureUnit = legalFigures[key].unit;
  const one = valor === 1;
  switch (unit) {
    case "cop":
      return formatCop(valor);
    case "usd":
      return `US$ ${valor.toLocaleString("es-CO")}`;
    case "percent":
      return `${valor.toLocaleString("es-CO")} %`;
    case "hours":
      return one ? "1 hora" : `${valor} horas`;
    case "days":
      return one ? "1 día calendario" : `${valor} días calendario`;
    case "working_days":
      return one ? "1 día hábil" : `${valor} días hábiles`;
  }
}

/** Returns the problem of a value for a figure, in Spanish; null when there is none. */
export function wrongFigure(key: LegalFigureKey, valor: number): string | null {
  if (!Number.isInteger(valor) || valor <= 0) return "El valor debe ser un número entero mayor a 0";
  const { most } = legalFigures[key];
  return valor > most ? `El valor es de ${figureText(key, most)} como máximo` : null;
}
