import type { Words } from "../../core/words.ts";

/** Spanish texts for the names in this module. */
export const numberingWords: Words = {
  types: {
    NumberingRange: "Rango de números que la DIAN autorizó para una clase de documento.",
    NumberingRangeInput: "Rango de números, como lo dice la resolución de la DIAN.",
  },
  roots: {
    numberingRanges: "Lee los rangos de numeración autorizados por la DIAN.",
    addNumberingRange: "Agrega un rango de numeración; uno que se cruza con otro se rechaza.",
    withdrawNumberingRange: "Retira un rango; los números que ya salieron quedan como están.",
  },
  values: {
    NumberedKind: {
      documento_soporte: "Documento soporte en adquisiciones a no obligados a facturar.",
      factura: "Factura electrónica de venta.",
      nota_credito: "Nota crédito electrónica.",
    },
  },
};
