import type { Words } from "../../core/words.ts";

/** Sentences on the names of this module. */
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
  fields: {
    kind: "Documento que se numera.",
    prefijo: "Va antes de cada número; puede ir vacío.",
    desde: "Primer número autorizado.",
    hasta: "Último número autorizado.",
    ultimo: "Último número que salió; nulo antes del primero.",
    resolucion: "Número de la resolución de la DIAN.",
    warnedAt: "Cuándo se avisó que se acaba pronto y ninguno le sigue.",
    retiredAt: "Cuándo se retiró; nulo mientras se usa.",
    quedan: "Cuántos números quedan.",
    aviso: "Aviso sobre el rango; nulo si no hay.",
    claveTecnica: "Clave técnica que dio la DIAN; no se vuelve a mostrar.",
  },
  values: {
    NumberedKind: {
      documento_soporte: "Documento soporte en adquisiciones a no obligados a facturar.",
      factura: "Factura electrónica de venta.",
      nota_credito: "Nota crédito electrónica.",
    },
  },
};
