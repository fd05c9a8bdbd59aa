import type { MikroORM } from "@mikro-orm/postgresql";
import { validate } from "uuid";
import type { AgencySource } from "../agency.ts";
import { notFound } from "../failure.ts";
import { answer } from "../http/answer.ts";
import { type Exchange, type Handler, isRead, onlyFor } from "../http/exchange.ts";
import { printInstant } from "../scalars.ts";
import type { Storage } from "../storage/storage.ts";
import { MailMessage } from "./mail.entity.ts";
import { picturesOf, withPictures } from "./mark.ts";
import { listPage, messagePage } from "./mailbox.html.ts";
import { escaped } from "../read/escaped.ts";

const MOST = 200;
const page = "text/html; charset=utf-8";
/**
 * Content security policy of an e-mail displayed in a frame: it runs no scripts and cannot access our pages.
 */
const framed = "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-ancestors 'self'";

/**
 * Serves captured e-mails: `/dev/mailbox` (list), `/dev/mailbox/{id}` (message) and `/dev/mailbox.json` (a
 * bare array, newest first); `?to=` selects one recipient. Mounted only where e-mails are captured, and never
 * in production.
 */
export function mailbox(orm: MikroORM, storage: Storage, agency: AgencySource): Handler {
  const find = (to: string | null) =>
    orm.em
      .fork()
      .find(
        MailMessage,
        { sentAt: { $ne: null }, ...(to ? { to: { $ilike: escaped(to) } } : {}) },
        { orderBy: { createdAt: "desc", id: "desc" }, limit: MOST },
      );
  const files = ({ attachments }: MailMessage) =>
    attachments.map(({ storageKey, filename, contentType, size }) => ({
      filename,
      size,
      url: storage.addressOf({ key: storageKey, filename, contentType }),
    }));

  const pictured = async (html: string) =>
    withPictures(html, await picturesOf(html, storage, await agency.current()));
  const shown = (html: string) => html.replace("<head>", '<head><base target="_blank">');

  return onlyFor(isMailbox, async (exchange) => {
    const { path, query, response } = exchange;
    response.setHeader("Cache-Control", "no-store");
    // No receiver has a null character, and Postgres takes none.
    const to = query.get("to")?.replaceAll("\0", "").trim() || null;
    if (path === "/dev/mailbox.json") {
      const mails = (await find(to)).map((mail) => {
        const { id, createdAt, subject, text, html } = mail;
        return {
          id,
          at: printInstant(createdAt),
          to: mail.to,
          subject,
          text,
          html,
          attachments: files(mail),
        };
      });
      await answer(exchange, JSON.stringify(mails));
      return true;
    }
    if (path === "/dev/mailbox" || path === "/dev/mailbox/") {
      await answer(exchange, listPage(await find(to), to), 200, page);
      return true;
    }
    const [, id = "", part] = /^\/dev\/mailbox\/([^/]+)(\/html)?$/.exec(path) ?? [];
    const mail = validate(id)
      ? await orm.em.fork().findOne(MailMessage, { id, sentAt: { $ne: null } })
      : null;
    if (!mail) throw notFound("Correo no encontrado");
    if (part) response.setHeader("Content-Security-Policy", framed);
    await answer(
      exchange,
      part ? shown(await pictured(mail.html)) : messagePage(mail, files(mail)),
      200,
      page,
    );
    return true;
  });
}

const isMailbox = (exchange: Exchange): boolean =>
  exchange.path.startsWith("/dev/mailbox") && isRead(exchange);
