import type pg from "pg";
import type { TestApp } from "../app.ts";
import { lastOf, monthIn } from "../calendar.ts";
import { CLOSE, reopen, REOPEN } from "../story/closing.ts";
import { aPayableContract, aVerifiedPayment } from "../story/payments.ts";
import type { Actor, Outcome } from "./model.ts";
import { type Act, Refused, outcomeOf } from "./outcomes.ts";

const mes = monthIn(-1);
/** The day of last month on which things are said to have happened. */
export const LAST_MONTH = lastOf(mes);

const WAITING = `query ($mes: String!) { accountingMonth(mes: $mes) { pendientes } }`;

/** Last month, as the three actors close it and open it again. */
export class MonthWorld {
  #moved = false;

  constructor(
    private readonly app: TestApp,
    private readonly database: pg.Client,
    private readonly act: Act,
  ) {}

  /** Opens what an earlier story left closed. Money moved in it: else it would be no month of anybody's. */
  async begin(): Promise<void> {
    await reopen(this.app, mes);
    if (this.#moved) return;
    this.#moved = true;
    const { id } = await aPayableContract(this.app);
    await aVerifiedPayment(this.app, id, { monto: 500_000, fechaPago: LAST_MONTH });
  }

  /** Closes it having seen what waits, again where that changed meanwhile. */
  close = (who: Actor): Promise<Outcome> =>
    outcomeOf(async () => {
      for (;;) {
        const { accountingMonth } = await this.act(who, WAITING, { mes });
        const pendientesVistos = (accountingMonth as { pendientes: number }).pendientes;
        const closed = await this.act(who, CLOSE, { input: { mes, pendientesVistos } }).catch(unlessChanged);
        if (closed) return mes;
      }
    });

  reopen = (who: Actor): Promise<Outcome> =>
    outcomeOf(async () => {
      await this.act(who, REOPEN, { input: { mes, motivo: "Faltaba un pago" } });
      return mes;
    });

  async see(): Promise<readonly (readonly [string, string])[]> {
    const { rowCount } = await this.database.query(
      "select from month_closings where mes = $1 and reopened_at is null",
      [mes],
    );
    return [["last month", rowCount ? "closed" : "open"]];
  }
}

function unlessChanged(error: unknown): null {
  if (error instanceof Refused && error.sentence.startsWith("Lo que espera de este mes cambió")) return null;
  throw error;
}

/** Returns the SQL of a figure stored with a closing, in COP. */
const kept = (figure: string): string => `(c.figures -> '${figure}' ->> 'total')::bigint`;
const inMonth = (day: string): string => `to_char(${day}, 'YYYY-MM') = c.mes`;

/** Each answers an example of where it does not hold, or null. */
export const monthSentences: Readonly<Record<string, string>> = {
  "what a closed month received moves by the provider alone": `select string_agg(c.mes, ', ')
     from month_closings c where c.reopened_at is null and ${kept("recibido")} + (
       select coalesce(sum(l.monto), 0) from late_bookings l where l.closing_id = c.id)
     <> (select coalesce(sum(p.monto), 0) from payments p
       where p.status = 'verified' and ${inMonth("p.fecha_pago")})`,
  "what came late to a closed month, nobody of the office booked": `select string_agg(p.id::text, ', ')
     from late_bookings l join payments p on p.id = l.payment_id
     where p.verified_by_id is not null or p.wompi_reference is null`,
  "what a closed month gave back never moves": `select string_agg(c.mes, ', ')
     from month_closings c where c.reopened_at is null and ${kept("devoluciones")}
     <> (select coalesce(sum(f.monto), 0) from refunds f
       where f.status = 'pagada' and ${inMonth("f.paid_on")})`,
};
