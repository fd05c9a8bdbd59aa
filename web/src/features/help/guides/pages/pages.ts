import type { Guide } from "../../help.types.ts";
import { customersGuide } from "./customers.ts";
import { contentGuides } from "./content.ts";
import { exportsGuide } from "./exports.ts";
import { moneyGuides } from "./money.ts";
import { publicGuides } from "./public.ts";
import { saleGuides } from "./sale.ts";
import { teamGuides } from "./team.ts";

/** General guides of the pages, for roles without a guide of their own there. */
export const pageGuides: readonly Guide[] = [
  ...saleGuides,
  customersGuide,
  ...moneyGuides,
  ...teamGuides,
  ...contentGuides,
  ...publicGuides,
  exportsGuide,
];
