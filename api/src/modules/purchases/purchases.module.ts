import type { Module } from "../../core/module.ts";
import { DeadlineAlert } from "./deadline-alert.entity.ts";
import { Installment } from "./installment.entity.ts";
import { Purchase } from "./purchase.entity.ts";

/** What the agency buys for a contract, from whom, and when it pays. */
export const purchases: Module = {
  name: "purchases",
  entities: [Purchase, Installment, DeadlineAlert],
};
