export const documentValidityLabels = {
  valid: "Vigente",
  expiring: "Vence pronto",
  expired: "Vencido",
} as const;
