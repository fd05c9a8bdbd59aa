/** Names of the sections of a calculation; each is stored in a separate column. */
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
