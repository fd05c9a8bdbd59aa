/** Titles of the activities on a sale, by type of audit entry, or by type and new status. */
export const activityTitles: Readonly<Record<string, string>> = {
  "quote.created": "Cotización creada",
  "quote.sent": "Cotización enviada",
  "quote.moved:pending_passengers": "Cotización aprobada",
  "quote.moved:rejected": "Cotización rechazada",
  "quote.moved:requote": "Recotización pedida",
  "quote.moved:expired": "Cotización vencida",
  "contract.created": "Contrato creado",
  "contract.sent": "Contrato enviado a firma",
  "contract.signed": "Contrato firmado",
  "contract.completed": "Servicios comprados",
  "contract.cancelled": "Contrato cancelado",
  "payment.registered": "Pago registrado",
  "payment.verified": "Pago verificado",
  "payment.rejected": "Pago rechazado",
  "payment.reversed": "Pago anulado",
  "reservation.booked": "Reserva creada",
  "reservation.paid": "Reserva pagada",
  "reservation.annulled": "Reserva anulada",
};

/** Returns the type of an activity as used in the API: `contract_signed`, `quote_rejected`. */
export const activityType = (key: string): string => {
  const [type = "", moved] = key.split(":");
  if (!moved) return type.replace(".", "_");
  return `quote_${moved === "pending_passengers" ? "approved" : moved}`;
};
