import type { Module } from "../../core/module.ts";
import { LiveResolver } from "./live.resolver.ts";
import { liveWords } from "./live.words.ts";

/** Live view of an open record: its changes, and the other people who have it open. */
export const live: Module = {
  name: "live",
  words: liveWords,
  resolvers: [LiveResolver],
};
