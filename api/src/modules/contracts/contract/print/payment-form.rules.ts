/** Labels of the payment forms. */
export const formaPagoLabels = { contado: "Contado", cuotas: "Cuotas" } as const;
