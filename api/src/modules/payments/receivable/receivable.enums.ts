import { registerEnum } from "../../../core/enums.ts";
import { DebtAge, debtAgeLabels } from "./receivable.rules.ts";

registerEnum(DebtAge, {
  name: "DebtAge",
  label: "Antigüedad",
  labels: debtAgeLabels,
  description: "Hace cuánto está vencido lo que debe un contrato.",
});

export { DebtAge };
