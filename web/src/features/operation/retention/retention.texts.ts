/** Texts about the retention of data. */
export const retentionTexts = {
  title: "Plazos",
  lead: "Lo que pasa de su plazo se borra solo y no se puede recuperar. Contratos, pagos, facturas y el historial se conservan diez años o más.",
  save: "Guardar plazos",
  saved: "Plazos guardados",
  shorter: "¿Acortar los plazos?",
  shorterLead: "Lo que ya pasó del plazo nuevo se borra en los próximos minutos y no se puede recuperar.",
  shorten: "Acortar",
  people: "Personas que cotizaron y no compraron",
  peopleLead:
    "Nadie ha sabido de ellas en ese plazo. Sus datos no se borran solos: decides tú a quién se los suprimes.",
  nobody: "Nadie ha pasado del plazo.",
  erase: "Suprimir datos",
  eraseTitle: (count: number) =>
    count === 1 ? "Suprimir los datos de una persona" : `Suprimir los datos de ${count} personas`,
  eraseLead:
    "Se borran su nombre, contacto, documentos y cuenta. Sus cotizaciones quedan sin nombre. No se puede deshacer.",
} as const;

/** Hints under the fields. */
export const retentionHints = {
  readNoticeDays: "Desde que se leyeron",
  noticeDays: "Desde que llegaron",
  mailDays: "Desde que se escribieron",
  accessDays: "Desde que terminaron; los de una venta se conservan con ella",
  draftDays: "Desde el último cambio",
  idlePersonDays: "Sin una cotización ni una nota; se listan abajo",
} as const;
