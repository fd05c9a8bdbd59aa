import { commissionLifecycle } from "@travesia/api/commissions/commission/commission.lifecycle";
import { contractLifecycle } from "@travesia/api/contracts/contract/contract.lifecycle";
import { itemLifecycle } from "@travesia/api/contracts/item/item.lifecycle";
import { quoteLifecycle } from "@travesia/api/quotes/quote/quote.lifecycle";
import type { ManualChapter } from "../manual.types.ts";

/** Returns the definition of every status; the build fails until a new status has one. */
function terms<Status extends string>(
  { labels }: { readonly labels: Readonly<Record<Status, string>> },
  meanings: Record<Status, string>,
) {
  return (Object.keys(meanings) as Status[]).map((status) => ({
    word: labels[status],
    meaning: meanings[status],
  }));
}

/** Manual's chapter on the meaning of each coloured status. */
export const states: ManualChapter = {
  id: "estados",
  title: "Estados y qué significan",
  roles: [],
  sections: [
    {
      id: "estados-cotizacion",
      title: "De una cotización",
      paragraphs: [],
      terms: terms(quoteLifecycle, {
        pending: "Falta calcular el viaje o escribir el precio.",
        completed: "Tiene precio y se puede enviar.",
        sent: "El cliente la tiene y puede responder.",
        pending_passengers: "El cliente dijo que sí; faltan los datos de los pasajeros.",
        approved: "Aprobada y con pasajeros: se puede convertir en contrato.",
        rejected: "El cliente dijo que no, con un motivo.",
        requote: "Se pidieron cambios y se está preparando otra propuesta.",
        expired: "Pasó su fecha de vigencia.",
        converted: "Ya es un contrato. Si ese contrato se canceló, se lee «Contrato cancelado».",
      }),
    },
    {
      id: "estados-contrato",
      title: "De un contrato",
      paragraphs: [],
      terms: terms(contractLifecycle, {
        draft: "Se está preparando; todavía no se envía.",
        active: "Enviado, en espera de la firma.",
        signed: "Firmado: se compra y se recibe el dinero.",
        completed: "Todo comprado y pagado.",
        cancelled: "No sigue. El motivo queda en el historial.",
      }),
    },
    {
      id: "estados-servicio",
      title: "De un servicio por comprar",
      paragraphs: [],
      terms: terms(itemLifecycle, {
        pendiente_compra: "Todavía no se compra.",
        comprado_pendiente: "Comprado con comprobante; falta pagarle al proveedor.",
        comprado_pagado: "Comprado y pagado por completo.",
      }),
    },
    {
      id: "estados-comision",
      title: "De una comisión",
      paragraphs: [],
      terms: terms(commissionLifecycle, {
        pending: "Nació al completarse el contrato y espera revisión.",
        generated: "El vendedor pidió el pago y tiene su cuenta de cobro.",
        approved: "Lista para pagar.",
        paid: "Pagada, con comprobante.",
        voided: "Anulada porque el contrato se canceló.",
      }),
    },
  ],
};
