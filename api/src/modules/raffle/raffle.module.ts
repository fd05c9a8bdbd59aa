import type { Module } from "../../core/module.ts";
import { personalNumbers } from "./holder/personal-data.parts.ts";
import { raffleListeners } from "./holder/raffle.listeners.ts";
import { releaseUnpaidNumbers } from "./acts/release-unpaid-numbers.ts";
import { notifyOfUnregisteredRaffle } from "./acts/notify-of-unregistered-raffle.ts";
import { Raffle } from "./raffle.entity.ts";
import { RaffleResolver, RaffleMutations, RaffleQueries } from "./raffle.resolver.ts";
import { raffleFragments, raffleRoutes } from "./raffle.rest.ts";
import { seedRaffle } from "./raffle.seed.ts";
import { RaffleNumber } from "./raffle-number.entity.ts";
import {
  RaffleNumberResolver,
  RaffleNumberMutations,
  RaffleNumberQueries,
} from "./raffle-number.resolver.ts";
import { raffleWords } from "./raffle.words.ts";

/**
 * Raffles: a board of 1,000 numbers that everybody watches live.
 *
 * Acts: accept-private-raffle, cancel-raffle, create-raffle, draw-raffle, notify-of-unregistered-raffle,
 *   pay-raffle-number, release-raffle-number, release-unpaid-numbers, reset-raffle-numbers,
 *   select-raffle-numbers, start-raffle, update-raffle.
 * Emits: raffle.drawn, raffle.paid, raffle.released, raffle.selected, raffle.unregistered.
 * Listens to: person.erased, user.erased.
 */
export const raffle: Module = {
  name: "raffle",
  words: raffleWords,
  entities: [Raffle, RaffleNumber],
  resolvers: [
    RaffleResolver,
    RaffleQueries,
    RaffleMutations,
    RaffleNumberResolver,
    RaffleNumberQueries,
    RaffleNumberMutations,
  ],
  fragments: raffleFragments,
  section: {
    title: "Sorteos",
    text: "Los números de un sorteo: verlos, apartarlos y confirmarlos.",
  },
  routes: raffleRoutes,
  sweeps: [
    {
      name: "raffle.release-unpaid",
      run: async ({ run }) => void (await run(releaseUnpaidNumbers, undefined)),
    },
    {
      name: "raffle.unregistered",
      run: async ({ run }) => void (await run(notifyOfUnregisteredRaffle, undefined)),
    },
  ],
  listeners: raffleListeners,
  personalData: personalNumbers,
  seed: seedRaffle,
};
