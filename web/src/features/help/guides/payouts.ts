import type { Guide } from "../help.types.ts";

/** Guides to paying several commissions and to withholdings, for the roles that pay commissions. */
export const payoutGuides: readonly Guide[] = [
  {
    key: "/panel/comisiones/pagar",
    title: "Aprobar y pagar comisiones",
    steps: [
      {
        title: "Vienen elegidas las que caben",
        content:
          "De cada vendedor se eligen las más antiguas que caben en su límite del mes. La que no se puede pagar dice por qué.",
        action: "Filtra por vendedor o por mes, revisa la selección y toca «Pagar».",
        tip: "El archivo para el banco se descarga antes de pagar, con el neto de cada uno.",
      },
      {
        title: "Un solo comprobante",
        content:
          "Se pagan todas o ninguna. Las retenciones y los ajustes se descuentan, y a quien no factura se le hace el documento soporte.",
        action: "Adjunta el comprobante y confirma el neto.",
      },
    ],
  },
  {
    key: "/panel/retenciones",
    title: "Impuestos y numeración",
    steps: [
      {
        title: "Un perfil por persona",
        content: "Sin perfil no se retiene nada ni se hace documento soporte.",
        action: "Registra el perfil de quienes ganan comisiones.",
        tip: "Las tarifas no se editan: se agrega una fila con su fecha.",
      },
    ],
  },
];
