import type { Words } from "../../core/words.ts";

/** Spanish texts for the names in this module. */
export const dossiersWords: Words = {
  types: { Dossier: "Todo lo que prueba una venta en un solo archivo, que dura un día." },
  roots: {
    myDossiers: "Lee los expedientes de una venta que uno ha pedido.",
    startDossier: "Pide el expediente de una venta, que se arma en segundo plano.",
    openDossier: "Da una dirección para abrir un expediente propio; queda en la historia.",
  },
  arguments: { code: "Código de la verificación en dos pasos." },
};
