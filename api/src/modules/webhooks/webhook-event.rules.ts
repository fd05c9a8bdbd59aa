/** Kinds of records whose events are delivered, in the order of the sales process. */
export const hookKinds = {
  quote: "Cotizaciones",
  contract: "Contratos y firmas",
  purchase: "Compras",
  payment: "Pagos",
  refund: "Devoluciones",
  commission: "Comisiones",
  reservation: "Reservas",
  invoice: "Facturas",
  claim: "Solicitudes y reclamos",
} as const;
export type HookKind = keyof typeof hookKinds;

/** Event of the sales process that a receiver can subscribe to. */
interface HookedEvent {
  readonly label: string;
  readonly kind: HookKind;
  /** Type of the audit entry that represents this event. */
  readonly line: string;
  /**
   * Key of the record's id in the audit entry's details; absent when the entry is about the record itself.
   */
  readonly idIn?: string;
}

const event = (kind: HookKind, line: string, label: string, idIn?: string): HookedEvent => ({
  kind,
  line,
  label,
  ...(idIn !== undefined && { idIn }),
});

/** Events that a receiver can subscribe to, in the order of the sales process. */
export const hookEvents = {
  quote_created: event("quote", "quote.created", "Se creó una cotización"),
  quote_sent: event("quote", "quote.sent", "Se envió una cotización"),
  quote_moved: event("quote", "quote.moved", "Una cotización cambió de estado"),
  quote_closing_started: event("quote", "quote.closing-started", "Un cliente empezó a cerrar en línea"),
  quote_closing_stalled: event("quote", "quote.closing-stalled", "Un cierre en línea lleva una hora quieto"),
  quote_closing_left: event("quote", "quote.closing-taken-over", "Un cierre en línea sigue con el vendedor"),
  quote_closing_stopped: event("quote", "quote.closing-stopped", "Se detuvo un cierre en línea"),
  quote_closing_paid: event("quote", "quote.closing-paid", "Un cliente cerró en línea"),
  contract_created: event("contract", "contract.created", "Se creó un contrato"),
  contract_sent: event("contract", "contract.sent", "Se envió un contrato a firmar"),
  contract_signed: event("contract", "contract.signed", "El cliente firmó un contrato"),
  contract_addendum_signed: event("contract", "contract.addendum-signed", "El cliente firmó un otrosí"),
  contract_completed: event("contract", "contract.completed", "Se completó un contrato"),
  contract_cancelled: event("contract", "contract.cancelled", "Se canceló un contrato"),
  purchase_registered: event("purchase", "purchase.registered", "Se registró una compra"),
  purchase_paid: event("purchase", "purchase.paid", "Se terminó de pagar una compra"),
  purchase_voided: event("purchase", "purchase.voided", "Se anuló una compra"),
  payment_registered: event("payment", "payment.registered", "Se registró un pago"),
  payment_verified: event("payment", "payment.verified", "Se verificó un pago"),
  payment_rejected: event("payment", "payment.rejected", "Se rechazó un pago"),
  payment_reversed: event("payment", "payment.reversed", "Se anuló un pago verificado"),
  refund_opened: event("refund", "refund.opened", "Se abrió una devolución"),
  refund_paid: event("refund", "refund.paid", "Se pagó una devolución"),
  refund_annulled: event("refund", "refund.annulled", "Se anuló una devolución"),
  commission_generated: event("commission", "commission.generated", "Se generó una comisión"),
  commission_created: event("commission", "commission.created", "Se creó una comisión a mano"),
  commission_approved: event("commission", "commission.approved", "Se aprobó una comisión"),
  commission_paid: event("commission", "commission.paid", "Se pagó una comisión"),
  commission_voided: event("commission", "commission.voided", "Se anuló una comisión"),
  reservation_booked: event("reservation", "reservation.booked", "Se hizo una reserva"),
  reservation_changed: event("reservation", "reservation.changed", "Cambió una reserva"),
  reservation_paid: event("reservation", "reservation.paid", "Se pagó una reserva"),
  reservation_completed: event("reservation", "reservation.completed", "Se completó una reserva"),
  reservation_annulled: event("reservation", "reservation.annulled", "Se anuló una reserva"),
  invoice_issued: event("invoice", "invoice.issued", "Se emitió una factura"),
  invoice_status_changed: event("invoice", "invoice.status-changed", "Una factura cambió de estado"),
  invoice_corrected: event("invoice", "invoice.corrected", "Se corrigió una factura"),
  invoice_credited: event("invoice", "credit-note.issued", "Se emitió una nota crédito", "invoiceId"),
  claim_filed: event("claim", "claim.filed", "Llegó una solicitud o reclamo"),
  claim_answered: event("claim", "claim.answered", "Se respondió una solicitud o reclamo"),
  claim_closed: event("claim", "claim.closed", "Se cerró una solicitud o reclamo"),
} as const satisfies Readonly<Record<string, HookedEvent>>;
export type HookEvent = keyof typeof hookEvents;

/** Display labels of the events. */
export const hookEventLabels = Object.fromEntries(
  Object.entries(hookEvents).map(([name, { label }]) => [name, label]),
) as Readonly<Record<HookEvent, string>>;

/** Name of a test event. */
export const TEST_EVENT = "webhook_test";

/** Returns the name of an event as the receiver gets it: `payment.verified`. */
export const typeOf = (event: string): string => event.replace("_", ".");

/** Fields of an audit entry that are read here. */
interface Line {
  readonly id: string;
  readonly type: string;
  readonly recordId: string;
  readonly detail: object;
}

/** Event of a record, found in the history. */
export interface FoundEvent {
  readonly event: HookEvent;
  readonly recordId: string;
  readonly entryId: string;
}

const byLine = new Map<string, readonly [HookEvent, HookedEvent]>(
  (Object.entries(hookEvents) as [HookEvent, HookedEvent][]).map((entry) => [entry[1].line, entry]),
);

/** Returns the events that audit entries represent, in their order. */
export function eventsIn(lines: readonly Line[]): FoundEvent[] {
  return lines.flatMap(({ id, type, recordId, detail }) => {
    const found = byLine.get(type);
    if (!found) return [];
    const [event, { idIn }] = found;
    const named = idIn === undefined ? recordId : (detail as Readonly<Record<string, unknown>>)[idIn];
    return typeof named === "string" ? [{ event, recordId: named, entryId: id }] : [];
  });
}

/** Returns the kind of records that these events are about; null when there are several kinds, or none. */
export function kindOf(events: readonly HookEvent[]): HookKind | null {
  const [kind, ...others] = new Set(events.map((event) => hookEvents[event].kind));
  return kind !== undefined && others.length === 0 ? kind : null;
}

/** Example queries, one for each kind of record. */
export const hookExamples: Readonly<Record<HookKind, string>> = {
  quote: `query ($id: ID!) {
  quote(id: $id) {
    id
    quoteNumber
    status
    nombreCliente
    destino
    fechaIda
    fechaRegreso
    precioTotal
    vendedor { name }
  }
}`,
  contract: `query ($id: ID!) {
  contract(id: $id) {
    id
    contractNumber
    status
    destino
    fechaInicioViaje
    precioTotal
    totalPagado
    saldoPendiente
    fechaFirma
  }
}`,
  purchase: `query ($id: ID!) {
  purchase(id: $id) {
    id
    proveedor
    costo
    estadoPago
    saldoPendiente
    fechaCompra
  }
}`,
  payment: `query ($id: ID!) {
  payment(id: $id) {
    id
    monto
    status
    medio
    fechaPago
    receiptNumber
    contract { id contractNumber saldoPendiente }
  }
}`,
  refund: `query ($id: ID!) {
  refund(id: $id) {
    id
    monto
    status
    dueOn
    paidOn
    contract { id contractNumber }
  }
}`,
  commission: `query ($id: ID!) {
  commission(id: $id) {
    id
    status
    nombreVendedor
    montoComision
    neto
    contract { id contractNumber }
  }
}`,
  reservation: `query ($id: ID!) {
  reservation(id: $id) {
    id
    code
    status
    salida
    numberOfPeople
    totalPrice
    paid
    balance
  }
}`,
  invoice: `query ($id: ID!) {
  invoice(id: $id) {
    id
    number
    status
    issueDate
    totalAmount
    creditedAmount
    contract { id contractNumber }
  }
}`,
  claim: `query ($id: ID!) {
  claim(id: $id) {
    id
    number
    kind
    status
    filedOn
    dueOn
  }
}`,
};
