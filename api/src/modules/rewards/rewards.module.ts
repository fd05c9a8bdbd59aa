import { followed } from "../../core/changes/followed-record.ts";
import type { Module } from "../../core/module.ts";
import { PointMovement } from "./point-movement.entity.ts";
import { visibleMovements } from "./points.access.ts";
import { PointsResolver, PointsMutations } from "./points.resolver.ts";
import { rewardListeners } from "./rewards.listeners.ts";
import { seedRewards } from "./rewards.seed.ts";
import { personalPoints } from "./personal-data.parts.ts";
import { rewardsWords } from "./rewards.words.ts";

/**
 * Points that people earn by referring customers.
 *
 * Acts: adjust-points, credit-points, reverse-points, reverse-points-of-refund.
 * Emits: points.adjusted, points.earned, points.taken-back.
 * Listens to: payment.reversed, payment.verified, refund.paid, reservation.paid, reservation.unpaid.
 */
export const rewards: Module = {
  name: "rewards",
  words: rewardsWords,
  entities: [PointMovement],
  resolvers: [PointsResolver, PointsMutations],
  changes: [followed("point_movement", PointMovement, visibleMovements, { lines: ["points"] })],
  listeners: rewardListeners,
  personalData: personalPoints,
  seed: seedRewards,
};
