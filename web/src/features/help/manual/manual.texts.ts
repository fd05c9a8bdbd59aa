export const manualTexts = {
  title: "Manual",
  lead: "Cómo se trabaja aquí, de la primera cotización a la comisión pagada. Elige tu rol para ver solo lo tuyo.",
  search: "Buscar en el manual",
  contents: "Contenido",
  roles: "Rol",
  everyone: "Todos",
  nothing: "Nada en el manual habla de eso. Prueba con otra palabra o escríbenos.",
  clear: "Quitar la búsqueda",
  found: (count: number) => (count === 1 ? "1 tema encontrado" : `${count} temas encontrados`),
  anchor: (title: string) => `Enlace a «${title}»`,
} as const;
