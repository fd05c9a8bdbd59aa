import { noticeKind } from "../kinds/notices.rules.ts";
import { NOTIFICATIONS_PATH } from "../notification.rules.ts";
import type { SentNotice } from "./notice.mail.ts";

/** Maximum length of a single SMS with seven-bit characters. */
const LONGEST = 160;

/** Returns the text of an SMS about notices: the agency and the notice's title, without names and amounts. */
export function smsText(agency: string, notices: readonly Pick<SentNotice, "type">[], site: string): string {
  const [first] = notices;
  const title =
    notices.length > 1 || !first ? `Tienes ${notices.length} avisos nuevos` : publicTitle(first.type);
  const address = `${site}${NOTIFICATIONS_PATH}`;
  const notice = `${agency}: ${title}. ${address}`;
  return notice.length <= LONGEST ? notice : `${agency}: ${title}.`.slice(0, LONGEST);
}

/**
 * Returns the title of an event that may be shown on a locked screen; a notice written by a colleague gets a
 * general title.
 */
export const publicTitle = (type: string): string => noticeKind(type)?.title ?? "Tienes un aviso nuevo";
