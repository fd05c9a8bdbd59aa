import type { Module } from "../../core/module.ts";
import { SearchResolver } from "./search.resolver.ts";
import { searchSweeps } from "./search.sweeps.ts";
import { searchWords } from "./search.words.ts";

/** Finding any record from anywhere. */
export const search: Module = {
  name: "search",
  words: searchWords,
  resolvers: [SearchResolver],
  sweeps: searchSweeps,
};
