import { counted } from "@travesia/api/colombia/spoken";

/** Texts about the findings of an upgrade. */
export const upgradeTexts = {
  title: "Actualización",
  lead: "La versión anterior pudo equivocarse en estos registros. No cambiamos nada: mira cada uno y márcalo como revisado.",
  none: "La actualización no encontró nada por revisar.",
  review: "Revisado",
  reviewTitle: (count: number) => `Marcar ${counted(count, "registro", "registros")} como revisados`,
  reviewLead: "Queda anotado quién lo revisó y cuándo. Los registros no cambian.",
  reviewed: "Marcado como revisado",
  merge: "Unir",
  print: "Imprimir de nuevo",
  printTitle: "Imprimir el contrato de nuevo",
  printLead: (number: string) =>
    `El contrato ${number} se imprime con todas sus letras. Si ya lo enviaste, sus enlaces terminan y el ` +
    "cliente recibe el texto nuevo para firmarlo.",
  printed: "Contrato impreso de nuevo",
} as const;
