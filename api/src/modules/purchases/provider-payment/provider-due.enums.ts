import { registerEnum } from "../../../core/enums.ts";

/**
 * Filter of amounts owed to providers by due day: all unpaid amounts, due before today, due until today,
 * within this week (which ends on Sunday), later, or without a day; or the paid amounts.
 */
export const DueWhen = {
  open: "open",
  overdue: "overdue",
  due: "due",
  week: "week",
  later: "later",
  undated: "undated",
  paid: "paid",
} as const;
export type DueWhen = keyof typeof DueWhen;
registerEnum(DueWhen, {
  name: "DueWhen",
  labels: {
    open: "Todo por pagar",
    overdue: "Vencido",
    due: "Vencido y de hoy",
    week: "Esta semana",
    later: "Más adelante",
    undated: "Sin fecha",
    paid: "Pagado",
  },
  description: "Cuándo vence lo que se le debe a un proveedor.",
});
