import type { Module } from "../../core/module.ts";
import { SearchResolver } from "./search.resolver.ts";

/** Finding any record from anywhere. */
export const search: Module = {
  name: "search",
  resolvers: [SearchResolver],
};
