import { ADMIN, OWNER, permissions } from "@travesia/api/permissions";
import type { TooltipTopic } from "./tooltip.texts.ts";

const administration: readonly number[] = [ADMIN, OWNER];
const wider: Partial<Record<TooltipTopic, readonly number[]>> = {
  "nueva-cotizacion-btn": permissions.manageQuotes,
};

/**
 * Returns whether a role sees the tooltip of a topic: administration all topics, sellers only the topic of a
 * new quote.
 */
export const explains = (topic: TooltipTopic, role: number): boolean =>
  (wider[topic] ?? administration).includes(role);
