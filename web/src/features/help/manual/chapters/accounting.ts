import { CONTADOR, OWNER } from "@travesia/api/permissions";
import type { ManualChapter } from "../manual.types.ts";

/** Manual's chapter on incoming and outgoing money. */
export const accounting: ManualChapter = {
  id: "contador",
  title: "Contador",
  roles: [CONTADOR, OWNER],
  sections: [
    {
      id: "contador-pagos",
      title: "Verificar pagos de clientes",
      paragraphs: [
        "Un pago cuenta solo cuando está verificado. Nadie verifica el que registró, salvo el propietario.",
      ],
      steps: [
        "En Cobros, abre los pagos por verificar y mira el comprobante.",
        "Compara el valor y la fecha con el banco.",
        "Verifícalo, o recházalo con una observación. Un pago rechazado se corrige con uno nuevo.",
        "El recibo numerado se crea al verificar y queda para el cliente.",
      ],
    },
    {
      id: "contador-comisiones",
      title: "Pagar comisiones",
      paragraphs: [
        "Pagas las aprobadas, con comprobante. El sistema no deja pasar el límite del mes ni pagar a quien tiene documentos pendientes.",
      ],
    },
    {
      id: "contador-costos",
      title: "Costos y márgenes",
      paragraphs: [
        "Ves costos, márgenes y ganancias de cada contrato. Los vendedores y los clientes no los ven en ninguna parte.",
      ],
    },
  ],
};
