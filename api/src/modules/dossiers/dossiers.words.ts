import type { Words } from "../../core/words.ts";

/** Sentences on the names of this module. */
export const dossiersWords: Words = {
  types: { Dossier: "Todo lo que prueba una venta en un solo archivo, que dura un día." },
  roots: {
    myDossiers: "Lee los expedientes de una venta que uno ha pedido.",
    startDossier: "Pide el expediente de una venta, que se arma en segundo plano.",
    openDossier: "Da una dirección para abrir un expediente propio; queda en la historia.",
  },
  fields: {
    expiresAt: "Cuándo se borra su archivo.",
    full: "Si trae costos, compras y la historia completa.",
    total: "Cuántos archivos tendrá; 0 hasta contarlos.",
    done: "Cuántos archivos van.",
    code: "Código de su página `/verificar/{code}`.",
    size: "Tamaño en bytes; nulo mientras no está listo.",
  },
  arguments: { code: "Código de la verificación en dos pasos." },
};
