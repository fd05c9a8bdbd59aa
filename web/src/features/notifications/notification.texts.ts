import type { NotificationCategory } from "../../graphql/schema.generated.ts";

/** The words of the bell and of the page. */
export const notificationTexts = {
  title: "Notificaciones",
  bell: (unread: number) =>
    unread === 0
      ? "Notificaciones"
      : unread === 1
        ? "Notificaciones, 1 sin leer"
        : `Notificaciones, ${unread} sin leer`,
  readAll: "Marcar todas como leídas",
  empty: (client: boolean) =>
    client
      ? "Aquí te contaremos las novedades de tus cotizaciones, contratos y pagos."
      : "Aquí te contaremos cuando un cliente apruebe, firme o pague.",
  emptyFiltered: "Ninguna notificación coincide con los filtros.",
  more: "Ver más",
  all: "Ver todas",
  unread: "Sin leer",
  remove: "Eliminar",
  removed: "Notificación eliminada exitosamente",
  preferences: "Preferencias",
  preferencesLead: "En la aplicación ves todo. Aquí eliges qué te llega también por correo.",
} as const;

/** What a group of notifications is called. */
export const categoryLabels: Readonly<Record<NotificationCategory, string>> = {
  quote: "Cotizaciones",
  contract: "Contratos",
  purchase: "Compras",
  payment: "Pagos",
  commission: "Comisiones",
  document: "Documentos",
  system: "Sistema",
  marketing: "Novedades",
};

/** A client's switch that is not about what staff buys. */
export const clientSystemAlerts = "Avisos del sistema";

/** The switches that are offered, in their order; those whose channel is not there yet are not. */
export const choiceLabels = {
  email: "Avisarme por correo",
  quotesUpdates: "Cambios en mis cotizaciones",
  paymentReminders: "Pagos y recordatorios de pago",
  systemAlerts: "Compras por vencer y avisos del sistema",
  marketingEmails: "Novedades y promociones",
} as const;
