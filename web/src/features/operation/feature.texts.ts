import type { OptionalFeature } from "../../graphql/schema.generated.ts";

/** Questions to the agency, each with the features that its answer enables or disables. */
export const featureQuestions: readonly {
  readonly question: string;
  readonly features: Readonly<Partial<Record<OptionalFeature, string>>>;
}[] = [
  {
    question: "¿Cuántas personas venden?",
    features: {
      equipos: "Somos varios, con líderes y gerentes",
      capacitacion: "Capacitamos con videos a los asesores",
      objeciones: "Los asesores pueden objetar sus comisiones",
    },
  },
  {
    question: "¿Hacen rifas o dan puntos?",
    features: { rifas: "Vendemos números de rifas", puntos: "Damos puntos por clientes referidos" },
  },
  {
    question: "¿Los clientes reservan cupos en sus paquetes?",
    features: { reservas: "Sí, llevamos sus reservas aquí" },
  },
  {
    question: "¿Los pagos necesitan una segunda persona?",
    features: { aprobaciones: "Sí, lo más grande lo aprueba otra persona" },
  },
];

export const featureTexts = {
  lead: "Lo que apagues desaparece del menú y del buscador de todo el equipo. Nada se borra y los permisos de cada persona siguen igual. Cuando llega lo primero de algo apagado, aparece solo.",
  shown: "Aparece de nuevo en el menú",
  hidden: "Ya no aparece en el menú",
} as const;
