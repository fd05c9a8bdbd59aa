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
    "raffle.reset": { values: string[] };
  }
}

export {};
