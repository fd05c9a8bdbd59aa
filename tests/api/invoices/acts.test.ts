import { print } from "graphql";
import { beforeAll } from "vitest";
import {
  type InvoiceAct,
  invoiceActs,
  type InvoiceState,
} from "../../../api/src/modules/invoices/invoice/invoice.acts.rules.ts";
import { holdActs } from "../../support/acts.ts";
import type { TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { CANCEL } from "../../support/story/commissions.ts";
import {
  anInvoice,
  CONFIRM,
  CORRECT,
  CREDIT,
  CREDIT_PART,
  invoiceRanges,
  readInvoice,
  SEND_AGAIN,
  SET_STATUS,
} from "../../support/story/invoices.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anAppWithSales();
  await invoiceRanges(app);
});

const sql = (text: string, values: unknown[] = []) => app.app.services.orm.em.fork().execute(text, values);
const cancel = (id: string) => app.as("owner").ask(CANCEL, { id, input: { motivo: "Se canceló el viaje" } });

/** An invoice, and the status that it is given where that is not `paid`. */
interface Situation {
  readonly id: string;
  readonly next?: string;
}

/** An invoice as its provider left it. */
async function asSent(sendingState: string, status: string, next = "paid"): Promise<Situation> {
  const { invoice } = await anInvoice(app);
  await sql(
    `update invoices set sending_state = ?, status = ?, next_try_at = null,
       sent_at = case when ? = 'enviada' then issued_at end where id = ?`,
    [sendingState, status, sendingState, invoice.id],
  );
  if (sendingState === "rechazada")
    await sql(
      `insert into invoice_attempts (id, invoice_id, at, sent, answer, issue_date, code, content, lines, xml,
         iva_amount, total_amount)
       select gen_random_uuid(), id, issued_at, true, 'no', issue_date, code, content, '[]', xml, iva_amount,
         total_amount from invoices where id = ?`,
      [invoice.id],
    );
  return { id: invoice.id, next };
}

holdActs<InvoiceAct, InvoiceState, Situation>({
  app: () => app,
  acts: invoiceActs,
  called: "an invoice",
  field: "invoice(id: $id)",
  people: ["asesor", "gerente", "admin", "contador", "owner"],
  situations: {
    "waiting to be sent": async () => (await anInvoice(app)).invoice,
    "tried again": () => asSent("reintentando", "pending"),
    "sent and approved": () => asSent("enviada", "approved"),
    refused: () => asSent("rechazada", "rejected", "approved"),
    "to be reviewed": () => asSent("por_revisar", "pending"),
    "given up": () => asSent("fallida", "pending"),
    "paid for": () => asSent("enviada", "paid"),
    "of a cancelled contract, without a note": async () => {
      const { invoice, contract } = await anInvoice(app);
      // There is no number for the note on the day of the cancellation, and one afterwards.
      await sql("update numbering_ranges set retired_at = created_at where kind = 'nota_credito'");
      await cancel(contract.id);
      await sql("update numbering_ranges set retired_at = null where kind = 'nota_credito'");
      return invoice;
    },
    "taken back": async () => {
      const { invoice, contract } = await anInvoice(app);
      await cancel(contract.id);
      return invoice;
    },
  },
  state: async ({ id }) => {
    const { status, sendingState, faltaNota, conNota } = await readInvoice(app, id);
    return { status, sendingState, faltaNota, conNota };
  },
  asked: {
    // Whether a move is in the table of moves is tested there.
    changeStatus: [SET_STATUS, ({ next = "paid" }) => ({ input: { status: next } })],
    sendAgain: [SEND_AGAIN],
    confirm: [CONFIRM],
    correct: [print(CORRECT), () => ({ input: { impuesto: "GRAVADO_19", facturarA: {} } })],
    creditPart: [
      print(CREDIT_PART).replace("$invoiceId", "$id").replace("invoiceId: $invoiceId", "invoiceId: $id"),
      () => ({ input: { concepto: "anulacion", motivo: "Se facturó a otra persona" } }),
    ],
    credit: [print(CREDIT).replace("$invoiceId", "$id").replace("invoiceId: $invoiceId", "invoiceId: $id")],
  },
});
