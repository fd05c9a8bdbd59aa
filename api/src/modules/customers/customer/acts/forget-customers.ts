import { assign } from "../../../../core/rows.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { type Fragment, sql } from "../../../../core/read/sql.ts";
import { CustomerNote } from "../../note/customer-note.entity.ts";
import { TravelDocument } from "../../note/travel-document.entity.ts";
import { Customer } from "../customer.entity.ts";
import { CustomerKey } from "../customer-key.entity.ts";
import { PastSale } from "../../past-sale/past-sale.entity.ts";

/** Name that replaces the name of an erased customer. */
const FORGOTTEN = "Cliente suprimido";

/**
 * Erases the personal data of customers: notes, documents, and search keys. Contracts keep the data that the
 * law requires, and imported sales keep their amounts without the name. `which` is a condition on customers
 * `c`; customers merged into them are erased too.
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
