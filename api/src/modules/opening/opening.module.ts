import type { Module } from "../../core/module.ts";
import { OpeningLine } from "./opening-line.entity.ts";
import { Opening } from "./opening.entity.ts";

/** Balances with which the accounting of the first exported month begins. */
export const opening: Module = {
  name: "opening",
  entities: [Opening, OpeningLine],
};
