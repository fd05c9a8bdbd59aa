import { changedFields, moved, type Descriptions } from "../../../core/audit/description.ts";
import { historyLabels } from "../../../core/column.ts";
import { Passenger } from "./passenger.entity.ts";

declare module "../../../core/audit/audit.ts" {
  interface AuditEntries {
    /** The whole list was replaced: the numbers of passengers before and after, and of complete ones. */
    "passengers.saved": { before: number; after: number; completos: number };
    "passenger.added": { quoteId: string };
    "passenger.updated": { quoteId: string; before: object; after: object };
    "passenger.deleted": { quoteId: string };
    "passengers.link-made": object;
  }
}

const passengerLabels = historyLabels(Passenger);

/** Texts of the history for passengers. */
export const describedPassengers = {
  "passengers.saved": ({ before, after, completos }) => ({
    did: `guardó los pasajeros: ${completos} de ${after} completos`,
    changes: moved("Pasajeros", before, after),
  }),
  "passenger.added": () => ({ did: "agregó un pasajero" }),
  "passenger.updated": ({ before, after }) => ({
    did: "cambió los datos de un pasajero",
    changes: changedFields(before, after, passengerLabels),
  }),
  "passenger.deleted": () => ({ did: "quitó un pasajero", tone: "clay" }),
  "passengers.link-made": () => ({ did: "hizo un enlace nuevo para los datos de los pasajeros" }),
} satisfies Partial<Descriptions>;
