export const deskTexts = {
  queue: "Pagos por verificar",
  /** Returns the separate counts of the payments that the workspace shows together. */
  waiting: ({ pending, inReview }: { readonly pending: number; readonly inReview: number }) =>
    `${pending} por verificar y ${inReview} en revisión`,
  verify: "Verificar y siguiente",
  next: "Siguiente",
  open: "Abrir pago",
  refund: "Devolución",
  chargeback: "Caso",
  noProof: "Este pago no tiene comprobante.",
  lookAtBank: "Compáralo con el extracto del banco antes de verificarlo.",
  empty: "No hay pagos por verificar.",
  suspicious: "Revisa antes de verificar",
  notes: "Ten en cuenta",
  gone: "Este pago ya no espera verificación: otra persona lo decidió o quien lo registró lo retiró.",
  noAccount: "No se sabe",
} as const;
