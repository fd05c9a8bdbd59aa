/** The words of the bell. */
export const notificationTexts = {
  title: "Notificaciones",
  bell: (unread: number) =>
    unread === 0 ? "Notificaciones" : unread === 1 ? "Notificaciones, 1 sin leer" : `Notificaciones, ${unread} sin leer`,
  readAll: "Marcar todas como leídas",
  empty: "Aquí te contaremos cuando un cliente apruebe, firme o pague.",
  more: "Ver más",
  unread: "Sin leer",
} as const;
