import type { Context } from "../../../core/context.ts";
import { classOf } from "../../../core/mail-kinds.ts";
import type { Page, PageArgs } from "../../../core/page.ts";
import { sql } from "../../../core/read/sql.ts";
import { waitingMailsFrom } from "./waiting-mail.sql.ts";
import { WAITING_DAYS } from "./waiting-mail.rules.ts";
import type { WaitingMail } from "./waiting-mail.types.ts";

/** Returns a page of the messages that wait for the owner, newest first. */
export async function waitingMails(
  { read }: Context,
  { page, limit, offset }: PageArgs,
): Promise<Page<WaitingMail>> {
  const { items, total } = await read.listing<Omit<WaitingMail, "what"> & { readonly key: string }>({
    columns: sql`m.id, m.key, m."to", m.subject, m.waiting_at as since,
      m.waiting_at + make_interval(days => ${WAITING_DAYS}) as "endsAt"`,
    from: waitingMailsFrom,
    order: sql`m.waiting_at desc, m.id desc`,
    limit,
    offset,
  });
  return {
    items: items.map(({ key, ...mail }) => ({ ...mail, what: classOf(key).waits ?? "" })),
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
}
