import { accounting } from "./chapters/accounting.ts";
import { administration } from "./chapters/administration.ts";
import { advisor } from "./chapters/advisor.ts";
import { customer } from "./chapters/customer.ts";
import { firstSteps } from "./chapters/first-steps.ts";
import { leader } from "./chapters/leader.ts";
import { manager } from "./chapters/gerente.ts";
import { owner } from "./chapters/owner.ts";
import { questions } from "./chapters/questions.ts";
import { states } from "./chapters/states.ts";
import type { ManualChapter } from "./manual.types.ts";

/** Chapters of the manual, in order. */
export const manual: readonly ManualChapter[] = [
  firstSteps,
  customer,
  advisor,
  leader,
  manager,
  administration,
  accounting,
  owner,
  states,
  questions,
];
