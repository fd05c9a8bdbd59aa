import type { Words } from "../../core/words.ts";

/** Labels of this module's names in sentences. */
export const webhooksWords: Words = {
  types: {
    Webhook: "Dirección de un programa de otros a la que se entrega lo que pasa en la venta.",
    WebhookInput: "Un webhook nuevo.",
    UpdateWebhookInput: "Un webhook, como se cambia.",
    NewWebhookSecret: "Un secreto nuevo: se muestra esta única vez.",
    WebhookDeliveryLine: "Un evento que se entregó o que está por entregarse.",
    WebhookEvent: "Evento de la venta que se puede entregar.",
    WebhookOffReason: "Por qué está apagado un webhook.",
    WebhookDeliveryState: "Estado de una entrega.",
  },
  roots: {
    webhooks: "Lee los webhooks de la agencia.",
    webhookDeliveries: "Lee las entregas de un webhook de los últimos 30 días, por páginas.",
    createWebhook: "Crea un webhook, que queda encendido; su secreto se muestra esta única vez.",
    updateWebhook: "Cambia un webhook; quien lo cambia responde por él y la consulta lee como esa persona.",
    rotateWebhookSecret: "Le da otro secreto; el anterior firma a su lado durante 24 horas.",
    switchWebhook: "Enciende o apaga un webhook; al encenderlo se vuelve a intentar lo que esperaba.",
    testWebhook: "Entrega una vez lo que la consulta lee del registro más nuevo, también si está apagado.",
    deleteWebhook: "Elimina un webhook con sus entregas.",
    replayWebhookDelivery: "Entrega algo otra vez, con el mismo identificador y los mismos bytes.",
  },
  arguments: {
    webhookId: "Identificador del webhook.",
    on: "Si queda encendido.",
    password: "La contraseña actual; al apagar no se pide, ni al cambiar solo el nombre o los eventos.",
    code: "Código de la verificación en dos pasos o de recuperación, si la cuenta la tiene.",
    passkey: "Lo que firma una llave de acceso, en lugar del código.",
  },
};
