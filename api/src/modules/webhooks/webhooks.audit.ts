import { fact, moved, type Descriptions } from "../../core/audit/description.ts";
import { hookEventLabels } from "./webhook-event.rules.ts";

/** Fields of a webhook that the history records; of the address, only the host. */
interface Kept {
  readonly name: string;
  readonly host: string;
  readonly events: readonly string[];
}

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "webhook.made": Kept;
    "webhook.changed": { before: Kept; after: Kept };
    "webhook.secret-renewed": { name: string };
    /** `why` is the reason for switching it off; null when it was switched on. */
    "webhook.switched": { name: string; on: boolean; why: string | null };
    "webhook.paused": { name: string };
    "webhook.confirmed": { name: string };
    "webhook.deleted": { name: string };
    "webhook.delivery-repeated": { name: string; event: string };
  }
}

const labels: Readonly<Record<string, string>> = hookEventLabels;
const spokenEvents = (events: readonly string[]): string =>
  events.map((event) => labels[event] ?? event).join(", ");

/** Texts of the history for webhooks. */
export const describedWebhooks = {
  "webhook.made": ({ name, host, events }) => ({
    did: `creó el webhook «${name}»`,
    changes: [...fact("Servidor", host), ...fact("Eventos", spokenEvents(events))],
  }),
  "webhook.changed": ({ before, after }) => ({
    did: `cambió el webhook «${after.name}»`,
    changes: [
      ...moved("Nombre", before.name, after.name),
      ...moved("Servidor", before.host, after.host),
      ...moved("Eventos", spokenEvents(before.events), spokenEvents(after.events)),
    ],
  }),
  "webhook.secret-renewed": ({ name }) => ({ did: `renovó el secreto del webhook «${name}»` }),
  "webhook.switched": ({ name, on, why }) => ({
    did: `${on ? "encendió" : "apagó"} el webhook «${name}»`,
    changes: fact("Por qué", why),
    ...(on ? {} : { tone: "clay" as const }),
  }),
  "webhook.paused": ({ name }) => ({
    did: `dejó en pausa el webhook «${name}», hasta que se confirme`,
    tone: "sun",
  }),
  "webhook.confirmed": ({ name }) => ({ did: `confirmó el webhook «${name}», que estaba en pausa` }),
  "webhook.deleted": ({ name }) => ({ did: `eliminó el webhook «${name}»`, tone: "clay" }),
  "webhook.delivery-repeated": ({ name, event }) => ({
    did: `mandó a repetir una entrega del webhook «${name}»`,
    changes: fact("Evento", labels[event] ?? "Prueba"),
  }),
} satisfies Partial<Descriptions>;
