export const NO_PURCHASE = "Compra no encontrada";
export const NO_INSTALLMENT = "Cuota no encontrada";
