import { packageWords } from "@travesia/api/catalog/package-words.rules";

export const catalogTexts = {
  ...packageWords,
  all: "Todos los paquetes",
  allLead: "Elige destino, fecha y presupuesto. Nosotros ponemos el resto.",
  products: "Nuestros viajes",
  productsLead: "Del Caribe a los Alpes, con salidas programadas y asesor de principio a fin.",
  offer: "Oferta del día",
  offers: "Ofertas del día",
  seeAll: "Ver todos",
  noneForDestination: "No se encontraron paquetes para el destino seleccionado.",
  pastLastPage: "Esta página ya no tiene paquetes.",
  firstPage: "Ver la primera página",
  noneFound: "No encontramos paquetes con esos filtros. Prueba con menos palabras o quita alguno.",
  none: "Pronto publicaremos nuestros viajes. Vuelve en unos días.",
  notFound: "No se encontró el paquete",
  noDepartures: "Sin salidas programadas",
  full: "Esta salida ya no tiene cupos",
  reserve: "Reservar",
  reserveSignedOut: "Inicia sesión para reservar. Te toma un minuto y guardamos tu viaje.",
  reserveSignedIn: "Apartamos tus cupos por 72 horas mientras pagas.",
  chat: "Reservar por WhatsApp",
  panel: "Listar y Modificar Paquetes",
  create: "Crear Nuevo Paquete",
  created: "Paquete creado con éxito.",
  updated: "Paquete actualizado",
  deleted: "Paquete eliminado con éxito",
  archived: "Paquete archivado. Los visitantes ya no lo ven.",
  restored: "Paquete publicado de nuevo",
  panelEmpty: "Aún no hay paquetes. Crea el primero para que aparezca en el catálogo.",
} as const;

/** Returns the text for the remaining seats: `Quedan 12 cupos`. */
export const seatsText = (left: number): string =>
  left <= 0 ? "Sin cupos" : left === 1 ? "Queda 1 cupo" : `Quedan ${left.toLocaleString("es-CO")} cupos`;
