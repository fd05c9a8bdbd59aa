/** Texts of «Mi día». */
export const dayTexts = {
  menu: "Mi día",
  greeting: (name: string) => `Hola, ${name}`,
  changed: "Qué cambió desde ayer",
  unchanged: "Sin novedades desde ayer.",
  figures: "Tu mes",
  year: "Ver el año",
  hideYear: "Ocultar el año",
} as const;
