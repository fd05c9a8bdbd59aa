import type { Work } from "../../../core/mutation/work.ts";
import { sql } from "../../../core/read/sql.ts";
import { Provider } from "../provider.entity.ts";

/** Removes an erased person from the contacts of providers, matched by e-mail. */
export async function forgetContact(work: Work, { email }: { email: string }): Promise<void> {
  const rows = await work.rows<{ id: string }>(
    sql`select id from providers where contacts @> ${JSON.stringify([{ email }])}::jsonb
      order by id for update`,
  );
  for (const { id } of rows) {
    const provider = await work.em.findOneOrFail(Provider, { id }, { refresh: true });
    const kept = provider.contacts.filter((contact) => contact.email !== email);
    work.audit("provider.contact-erased", id, { contacts: provider.contacts.length - kept.length });
    provider.contacts = kept;
  }
}
