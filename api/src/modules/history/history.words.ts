import type { Words } from "../../core/words.ts";

/** Spanish texts for the names in this module. */
export const historyWords: Words = {
  types: {
    HistoryPage: "Una página de la historia.",
    HistoryEntry: "Una línea de lo que pasó.",
    HistoryChange: "Un valor que cambió, como se lee.",
    AuditFilter: "Filtro de la auditoría; vacío, todas las líneas.",
    AuditChain: "Estado de la cadena que protege la auditoría.",
    ChangedRecord: "Un registro que cambió: quien lo sigue lo lee de nuevo.",
    ChangePage: "Los registros que cambiaron, hasta un cursor.",
    AuditExport: "Un archivo de la auditoría: su dirección sirve diez minutos y se borra al día.",
  },
  roots: {
    recordHistory: "Lee la historia de un registro, por páginas.",
    auditEntries: "Lee la auditoría, por páginas.",
    changes:
      "Lee qué registros cambiaron desde un cursor, en el orden de su último cambio. Un cambio aparece a más tardar un minuto después.",
    auditChain: "Dice cómo está la cadena que protege la auditoría.",
    exportAudit: "Escribe la auditoría en un archivo; la descarga queda en la historia.",
  },
  arguments: {
    id: "Identificador o número del registro.",
    record: "Clase del registro.",
    since: "El `next` de la respuesta anterior; sin él, desde el principio; `now`, desde ahora.",
    kinds: "Clases que se siguen; sin valor, todas. En REST, `kinds=payment,invoice` o repetido.",
    "changes.limit":
      "Cuántos registros como máximo, de 1 a 1000; lo que cambió en un mismo acto no se parte en dos respuestas.",
  },
  values: {
    HistoryTone: {
      neutral: "Sin color.",
      sea: "Algo avanzó.",
      sun: "Algo espera.",
      leaf: "Algo salió bien.",
      clay: "Algo salió mal.",
    },
    StoryRecord: {
      quote: "De una cotización.",
      contract: "De un contrato.",
      payment: "De un pago.",
      commission: "De una comisión.",
      reservation: "De una reserva.",
      customer: "De un cliente.",
      provider: "De un proveedor.",
      invoice: "De una factura.",
      person: "De una persona.",
    },
  },
};
