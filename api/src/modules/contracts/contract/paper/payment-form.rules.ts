/** What a payment form is called. */
export const formaPagoLabels = { contado: "Contado", cuotas: "Cuotas" } as const;
