import { assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { type Fragment, sql } from "../../../../core/read/sql.ts";
import { CustomerNote } from "../../note/customer-note.entity.ts";
import { TravelDocument } from "../../note/travel-document.entity.ts";
import { Customer } from "../customer.entity.ts";
import { CustomerKey } from "../customer-key.entity.ts";
import { PastSale } from "../../past-sale/past-sale.entity.ts";

/** The name of a customer whose data were erased. */
const FORGOTTEN = "Cliente suprimido";

/**
 * Removes the data of customers from their records: notes, documents, and the keys they are found by.
 * Contracts keep the data that the law requires, and imported sales their figures without the name. `which`
 * is a condition on customers `c`; customers merged into them are forgotten too.
 */
export async function forgetCustomers(work: Work, { which }: { which: Fragment }): Promise<void> {
  const found = await work.rows<{ id: string }>(
    sql`with meant as (select c.id from customers c where ${which})
      select c.id from customers c where c.erased_at is null
        and (c.id in (select id from meant) or c.merged_into_id in (select id from meant))
      order by c.id for update`,
  );
  for (const { id } of found) {
    const customer = await work.em.findOneOrFail(Customer, { id }, { refresh: true });
    const records =
      (await work.em.nativeDelete(CustomerNote, { customer: id })) +
      (await work.em.nativeDelete(TravelDocument, { customer: id })) +
      (await work.em.nativeDelete(CustomerKey, { customer: id }));
    await work.em.nativeUpdate(PastSale, { customer: id }, { cliente: FORGOTTEN });
    assign(customer, {
      name: FORGOTTEN,
      email: null,
      telefono: null,
      account: null,
      fechaNacimiento: null,
      tipoDocumento: null,
      documentoIdentidad: null,
      direccion: null,
      ciudad: null,
      erasedAt: work.now,
    });
    work.audit("customer.erased", id, { records });
  }
}
