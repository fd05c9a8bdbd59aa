import { isServiceAccount } from "@travesia/api/accounts/token/service-account.rules";
import { hookEventLabels } from "@travesia/api/webhooks/webhook-event.rules";
import {
  BOTH_SECRETS_HOURS,
  deliveryStates,
  KEPT_DAYS,
  offReasons,
} from "@travesia/api/webhooks/webhook.rules";
import type { Tone } from "@travesia/api/look";
import type { WebhookDeliveryState } from "../../graphql/schema.generated.ts";
import { formatInstant } from "../../ui/days.ts";
import type { WebhookRowFragment } from "./webhooks.generated.ts";

/** Texts about webhooks. */
export const webhookTexts = {
  title: "Webhooks",
  lead:
    "Avisan a otro programa lo que pasa en la venta: cada evento sale firmado, con lo que lee tu consulta, " +
    "y se reintenta durante 3 días.",
  none: "Aún no hay webhooks. Crea uno para que otro programa sepa lo que pasa en la venta.",
  create: "Crear webhook",
  edit: "Editar webhook",
  save: "Guardar",
  saved: "Webhook guardado",
  name: "Nombre",
  nameHint: "Para reconocerlo: Contabilidad, Tablero…",
  nameMissing: "El nombre del webhook es obligatorio",
  address: "Dirección",
  addressHint: "https, en internet: la que te da el otro programa.",
  addressMissing: "La dirección del webhook es obligatoria",
  kind: "De qué avisa",
  events: "Eventos",
  eventsMissing: "Elige al menos un evento",
  query: "Consulta",
  queryHint:
    "GraphQL, con $id: ID! del registro. Lee lo que lee quien responde por él; su respuesta es el contenido.",
  queryMissing: "La consulta es obligatoria",
  maker: "Responde por él",
  makerHint: "La consulta lee como esa cuenta; si se desactiva, el webhook se apaga.",
  own: "Tú",
  test: "Probar",
  tested: "La prueba va en camino. Mírala en las entregas.",
  log: "Ver entregas",
  renew: "Renovar secreto",
  renewTitle: "Renovar secreto",
  renewing: (name: string) =>
    `«${name}» recibe un secreto nuevo. Durante ${BOTH_SECRETS_HOURS} horas se firma con los dos, ` +
    "para que alcances a cambiarlo en el otro programa.",
  on: "Encender",
  off: "Apagar",
  onTitle: "Encender webhook",
  turningOn: ({ name, address }: WebhookRowFragment) =>
    `«${name}» vuelve a entregar a ${new URL(address).host} lo que pase desde ahora ` +
    "y lo que estaba esperando.",
  turnedOn: "Webhook encendido",
  turnedOff: "Webhook apagado",
  remove: "Eliminar",
  removeTitle: "Eliminar webhook",
  removing: (name: string) =>
    `«${name}» deja de avisar de inmediato y sus entregas se borran. No se puede deshacer.`,
  secretTitle: "Copia el secreto ahora",
  secretLead: "No se vuelve a mostrar. Con él, el otro programa comprueba que el aviso es tuyo.",
  secretDone: "Ya lo copié",
  secret: "secreto",
  actsOf: (name: string) => `Acciones del webhook ${name}`,
  of: ({ address, offAt, offReason, formerUntil, maker }: WebhookRowFragment) =>
    [
      address,
      offAt && offReason && `Apagado: ${offReasons[offReason].toLowerCase()}`,
      isServiceAccount(maker) && `Responde por él: ${maker.name}`,
      formerUntil && `Firma con dos secretos hasta ${formatInstant(formerUntil)}`,
    ]
      .filter(Boolean)
      .join(" · "),
  eventsOf: ({ events }: WebhookRowFragment) => events.map((event) => hookEventLabels[event]).join(" · "),
  isOn: "Encendido",
  isOff: "Apagado",
} as const;

/** Texts of the log of deliveries. */
export const deliveryTexts = {
  title: (name: string) => `Entregas de ${name}`,
  lead: `Las de los últimos ${KEPT_DAYS} días.`,
  none: "Aún no se ha entregado nada a este webhook.",
  replay: "Repetir",
  replayed: "Va de nuevo, con los mismos bytes.",
  see: "Ver",
  sent: "Lo que se envía",
  unread: "La consulta aún no se ha hecho.",
  answered: "Lo que respondió",
  noAnswer: "Sin respuesta",
  close: "Cerrar",
} as const;

/** Labels and tones of a delivery's states. */
export const deliveryStateLabels: Readonly<Record<WebhookDeliveryState, string>> = deliveryStates;
export const deliveryTones: Readonly<Record<WebhookDeliveryState, Tone>> = {
  pendiente: "sun",
  entregada: "leaf",
  fallida: "clay",
};
