import type { Module } from "../../core/module.ts";
import { SearchResolver } from "./search.resolver.ts";
import { searchSweeps } from "./search.sweeps.ts";

/** Finding any record from anywhere. */
export const search: Module = {
  name: "search",
  resolvers: [SearchResolver],
  sweeps: searchSweeps,
};
