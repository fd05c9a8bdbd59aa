import type { Module } from "../../core/module.ts";
import { numberingSweeps } from "./numbering.jobs.ts";
import { NumberingRange } from "./numbering-range.entity.ts";
import { NumberingResolver, NumberingMutations, NumberingQueries } from "./numbering.resolver.ts";
import { seedNumbering } from "./numbering.seed.ts";
import { technicalKeys } from "./technical-key.ts";
import { numberingWords } from "./numbering.words.ts";

/**
 * The ranges of numbers that the DIAN authorized, from which documents are numbered without gaps.
 *
 * Acts: add-numbering-range, warn-of-ranges, withdraw-numbering-range.
 * Emits: numbering-range.ending.
 */
export const numbering: Module = {
  name: "numbering",
  words: numberingWords,
  entities: [NumberingRange],
  resolvers: [NumberingResolver, NumberingQueries, NumberingMutations, NumberingMutations],
  sweeps: numberingSweeps,
  secrets: [technicalKeys],
  seed: seedNumbering,
};
