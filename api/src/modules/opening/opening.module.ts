import type { Module } from "../../core/module.ts";
import { OpeningLine } from "./opening-line.entity.ts";
import { Opening } from "./opening.entity.ts";
import { OpeningMutations, OpeningQueries } from "./opening.resolver.ts";
import { openingWords } from "./opening.words.ts";

/**
 * Balances with which the accounting of the first exported month begins.
 *
 * Acts: confirm-opening, propose-opening, set-opening-line.
 */
export const opening: Module = {
  name: "opening",
  words: openingWords,
  entities: [Opening, OpeningLine],
  resolvers: [OpeningQueries, OpeningMutations],
};
