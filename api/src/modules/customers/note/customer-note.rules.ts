export const paperValidityLabels = {
  valid: "Vigente",
  expiring: "Vence pronto",
  expired: "Vencido",
} as const;
