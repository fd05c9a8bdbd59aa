import type { NotificationCategory } from "../../graphql/schema.generated.ts";

/** Highest number that the bell shows; beyond it the number is followed by a plus sign. */
export const MOST_COUNTED = 99;

const unreadText = (unread: number): string => (unread > 0 ? ` · ${unread} sin leer` : "");

/** Texts of the bell and of the notifications page. */
export const notificationTexts = {
  title: "Notificaciones",
  bell: (unread: number) =>
    unread === 0
      ? "Notificaciones"
      : unread === 1
        ? "Notificaciones, 1 sin leer"
        : `Notificaciones, ${unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread} sin leer`,
  readAll: "Marcar todas como leídas",
  empty: (client: boolean) =>
    client
      ? "Aquí te contaremos las novedades de tus cotizaciones, contratos y pagos."
      : "Aquí te contaremos cuando un cliente apruebe, firme o pague.",
  emptyFiltered: "Ninguna notificación coincide con los filtros.",
  more: "Ver más",
  earlier: (count: number, unread: number) =>
    `Ver ${count === 1 ? "1 anterior" : `${count} anteriores`} de lo mismo${unreadText(unread)}`,
  hideEarlier: "Ocultar las anteriores",
  others: (count: number, unread: number) => `Ver ${count} más como esta${unreadText(unread)}`,
  hideOthers: "Ocultar las demás",
  all: "Ver todas",
  unread: "Sin leer",
  read: "Marcar como leídas",
  remove: "Eliminar",
  removed: "Notificación eliminada",
  preferences: "Preferencias",
  preferencesLead:
    "En la aplicación ves todo. Aquí eliges qué te llega también por fuera de ella. Lo que pase en pocos " +
    "minutos te llega junto, en un solo correo o aviso; lo urgente te llega de inmediato, y lo de menor " +
    "importancia siempre espera esos minutos para llegar con lo demás.",
  preferencesLaw:
    "Las novedades y los recordatorios de pago llegan de lunes a viernes de 7:00 a 19:00 y los sábados de " +
    "8:00 a 15:00, sin festivos, y por un solo medio cada semana (Ley 2300 de 2023).",
  pushOn: "Este navegador te avisará",
  pushOff: "Este navegador ya no te avisará",
  turnPushOn: "Activar en este navegador",
  turnPushOff: "Desactivar en este navegador",
  pushStates: {
    unsupported: "Este navegador no permite avisos con la aplicación cerrada.",
    blocked: "Este navegador tiene bloqueados nuestros avisos. Permítelos en la configuración del sitio.",
    off: "Este navegador todavía no te avisa con la aplicación cerrada.",
    on: "Este navegador te avisa con la aplicación cerrada.",
  },
  send: {
    open: "Enviar aviso",
    title: "Enviar aviso",
    submit: "Enviar aviso",
    people: "Personas",
    roles: "Roles",
    everybodyOf: (role: string) => `Rol ${role}`,
    team: "Equipo de",
    nobody: "Elige a quién avisar",
    reaches: (count: number) =>
      count === 0
        ? "Todavía no has elegido a nadie."
        : count === 1
          ? "Le llega a 1 persona."
          : `Les llega a ${count.toLocaleString("es-CO")} personas.`,
    noticeTitle: "Título",
    titleRequired: "El título es obligatorio",
    message: "Mensaje",
    messageRequired: "El mensaje es obligatorio",
    priority: "Prioridad",
    progress: "Avance del envío",
    sending: (told: number, total: number) =>
      `Enviados ${told.toLocaleString("es-CO")} de ${total.toLocaleString("es-CO")}. ` +
      "Puedes cerrar: el envío sigue solo.",
    done: (total: number) =>
      total === 1 ? "Enviado a 1 persona." : `Enviado a ${total.toLocaleString("es-CO")} personas.`,
    close: "Cerrar",
  },
} as const;

/** Label of each category of notifications. */
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

/** Label of the clients' switch for system alerts. */
export const clientSystemAlerts = "Avisos del sistema";

/** Label of each channel outside the application. */
export const channelLabels = {
  email: "Avisarme por correo",
  push: "Avisarme en el navegador, aunque la aplicación esté cerrada",
  sms: "Avisarme por mensaje de texto de lo importante y lo urgente",
} as const;

/** Label of each subject that can be sent by these channels. */
export const choiceLabels = {
  quotesUpdates: "Cambios en mis cotizaciones",
  paymentReminders: "Pagos y recordatorios de pago",
  systemAlerts: "Compras por vencer y avisos del sistema",
  marketingEmails: "Novedades y promociones",
} as const;
