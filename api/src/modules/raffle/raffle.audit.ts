import { changedNames, fact, money, moved, pesos, type Descriptions } from "../../core/audit/description.ts";
import { historyLabels } from "../../core/column.ts";
import { counted } from "../../core/colombia/spoken.ts";
import { Raffle } from "./raffle.entity.ts";
import { raffleLifecycle } from "./raffle.lifecycle.ts";
import type { RaffleStatus } from "./raffle.lifecycle.ts";

declare module "../../core/audit/audit.ts" {
  interface AuditEntries {
    "raffle.created": { title: string; price: number; drawDate: string };
    "raffle.updated": { fields: string[]; priceBefore: number; priceAfter: number };
    "raffle.private-accepted": { name: string; day: string };
    "raffle.moved": { before: RaffleStatus; after: RaffleStatus; note: string | null };
    "raffle.drawn": { winningNumber: string; source: string; winnerId: string | null };
    "raffle.selected": { raffleId: string; values: string[]; name: string; phone: string };
    "raffle.paid": { raffleId: string; value: string; price: number; isPaid: boolean };
    "raffle.released": { raffleId: string; value: string; cause: "staff" | "unpaid" };
    "raffle.holder-erased": { raffleId: string; value: string };
    "raffle.reset": { values: string[] };
  }
}

const raffleLabels = historyLabels(Raffle);

/** Texts of the history for raffles. */
export const describedRaffles = {
  "raffle.created": ({ title, price, drawDate }) => ({
    did: `creó la rifa ${title} a ${money(price)} el número`,
    amount: price,
    changes: fact("Sorteo", drawDate),
  }),
  "raffle.updated": ({ fields: changed, priceBefore, priceAfter }) => ({
    did: "cambió la rifa",
    changes: [
      ...moved("Precio del número", priceBefore, priceAfter, pesos),
      ...changedNames(changed, raffleLabels),
    ],
  }),
  "raffle.private-accepted": ({ name, day }) => ({
    did: "respondió con su nombre por una promoción privada",
    changes: [...fact("Nombre", name), ...fact("Día", day)],
    tone: "sun",
  }),
  "raffle.moved": ({ before, after, note }) => ({
    did: "cambió el estado de la rifa",
    changes: moved("Estado", raffleLifecycle.labels[before], raffleLifecycle.labels[after]),
    note,
  }),
  "raffle.drawn": ({ winningNumber, source }) => ({
    did: `anotó el resultado del sorteo: ganó el ${winningNumber}`,
    changes: fact("Fuente", source),
    tone: "leaf",
  }),
  "raffle.selected": ({ values, name }) => ({
    did: `apartó ${counted(values.length, "número", "números")} de la rifa: ${values.join(", ")}`,
    changes: fact("A nombre de", name),
  }),
  "raffle.paid": ({ value, price, isPaid }) => ({
    did: isPaid ? `marcó pagado el número ${value}` : `quitó la marca de pagado al número ${value}`,
    amount: price,
    tone: isPaid ? "leaf" : "sun",
  }),
  "raffle.released": ({ value, cause }) => ({
    did: `liberó el número ${value}${cause === "unpaid" ? " porque no se pagó a tiempo" : ""}`,
  }),
  "raffle.holder-erased": ({ value }) => ({
    did: `borró los datos de quien tenía el número ${value}`,
    tone: "clay",
  }),
  "raffle.reset": ({ values }) => ({
    did: `reseteó el tablero: ${counted(values.length, "número", "números")} quedaron libres`,
    tone: "clay",
  }),
} satisfies Partial<Descriptions>;
