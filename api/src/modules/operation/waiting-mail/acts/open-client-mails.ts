import { AGENCY_CHANGED } from "../../../content/agency/agency-data.ts";
import { conflict } from "../../../../core/failure.ts";
import type { Work } from "../../../../core/mutation/work.ts";
import { sql } from "../../../../core/read/sql.ts";
import { AgencySettings } from "../../../content/agency/agency-settings.entity.ts";
import { forgetAgency } from "../../../content/agency/agency-source.ts";
import { ALREADY_OPEN } from "../waiting-mail.rules.ts";
import { waitingMailsFrom } from "../waiting-mail.sql.ts";

/**
 * Enables mails to clients permanently, so that they are sent automatically from now on. The sweep of the
 * next minute sends waiting messages, each in its own transaction, including messages that another process
 * is just writing.
 * @throws Refusal CONFLICT when mails are already enabled.
 */
export async function openClientMails(work: Work): Promise<void> {
  const settings = await work.forUpdate.find(AgencySettings, { id: 1 }, "Configuración no encontrada");
  if (settings.mailsOpenedAt !== null) throw conflict(ALREADY_OPEN);
  settings.mailsOpenedAt = work.now;
  const [found] = await work.rows<{ waiting: number }>(
    sql`select count(*)::int as waiting ${waitingMailsFrom}`,
  );
  work.audit("agency.mails-opened", "agency", { waiting: found?.waiting ?? 0 });
  await work.announce(AGENCY_CHANGED, {});
  work.then(forgetAgency, {});
}
