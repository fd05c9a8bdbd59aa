import { formatCop } from "../../core/cop.ts";
import { labelled, type PersonalPart } from "../../core/personal-data.ts";
import { sql } from "../../core/read/sql.ts";
import { meansLabels } from "./payment/means/means.rules.ts";
import { paymentLifecycle } from "./payment/payment.lifecycle.ts";

/** What a client paid. */
export const personalPayments: readonly PersonalPart[] = [
  {
    title: "Pagos",
    select: (person) => sql`select c.contract_number as "Contrato", p.monto as "Valor", p.medio as "Medio",
      p.fecha_pago::text as "Fecha", p.status as "Estado", p.receipt_number as "Recibo"
     from payments p join contracts c on c.id = p.contract_id where c.cliente_id = ${person}
     order by p.created_at`,
    spoken: {
      Valor: (value) => formatCop(Number(value)),
      Medio: labelled(meansLabels),
      Estado: labelled(paymentLifecycle.labels),
    },
  },
];
