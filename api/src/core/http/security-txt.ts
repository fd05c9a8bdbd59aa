import { mailAddress } from "../colombia/emails.ts";
import type { Services } from "../context.ts";
import { daysAfter } from "../colombia/days.ts";
import { answer } from "./answer.ts";
import { type Handler, isRead, onlyFor } from "./exchange.ts";

/** Path of the file in which people who found a vulnerability look for a contact (RFC 9116, RFC 8615). */
const SECURITY_TXT = "/.well-known/security.txt";

/** Number of days for which the content is valid; the RFC requires less than a year. */
const GOOD_FOR = 180;

/** Answers the contact for vulnerability reports: the agency's current e-mail. */
export const securityTxt = ({
  agency,
  clock,
  config,
}: Pick<Services, "agency" | "clock" | "config">): Handler =>
  onlyFor(
    (exchange) => exchange.path === SECURITY_TXT && isRead(exchange),
    async (exchange) => {
      const { email } = await agency.current();
      // Of the day, so that it is the same text until tomorrow.
      const today = new Date(`${clock.now().toISOString().slice(0, 10)}T00:00:00Z`);
      const lines = [
        `Contact: ${mailAddress(email)}`,
        `Expires: ${daysAfter(today, GOOD_FOR).toISOString().replace(".000Z", "Z")}`,
        "Preferred-Languages: es, en",
        `Canonical: ${config.publicUrl}${SECURITY_TXT}`,
      ];
      exchange.response.setHeader("Cache-Control", "public, max-age=3600");
      await answer(exchange, `${lines.join("\n")}\n`, 200, "text/plain; charset=utf-8");
      return true;
    },
  );
