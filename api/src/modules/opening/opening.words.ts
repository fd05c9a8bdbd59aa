import type { Words } from "../../core/words.ts";

/** Descriptions of this module's types and root fields. */
export const openingWords: Words = {
  types: {
    Opening: "Saldos con los que empieza la contabilidad del primer mes que se exporta.",
    OpeningLine: "Saldo inicial de un contrato, un proveedor o una cuenta.",
    ProposeOpeningInput: "Primer mes que se lleva a la contabilidad.",
    OpeningLineInput: "Saldo inicial, como se escribe; 0 lo quita.",
    ConfirmOpeningInput: "Los saldos que se vieron al confirmar.",
  },
  roots: {
    opening: "Lee los saldos iniciales; nulo mientras nadie los ha propuesto.",
    proposeOpening: "Propone los saldos iniciales con lo que se sabe; lo que alguien escribió queda.",
    setOpeningLine: "Escribe un saldo inicial; 0 lo quita.",
    confirmOpening: "Confirma los saldos iniciales, una sola vez.",
  },
};
