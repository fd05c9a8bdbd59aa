/** The sections of a calculation, each a column of its own. */
export const sectionNames = [
  "tiquetes",
  "hotel",
  "traslados",
  "alimentacion",
  "equipaje",
  "seguros",
  "asistenciaMedica",
  "excursiones",
  "extras",
  "actividadesAdicionales",
] as const;
