export const NO_RECEIPT = "El recibo se genera cuando el pago se verifica.";
