import { credentialsOf } from "../auth/credentials.ts";
import type { LinkPurpose } from "../auth/viewer.ts";
import type { Context } from "../context.ts";
import { notFound } from "../failure.ts";
import type { Contexts } from "../request/contexts.ts";
import { answer } from "./answer.ts";
import { type Handler, isRead } from "./exchange.ts";
import { originOf } from "./origin.ts";

/** Calendar of a module; only links of its purpose open it. */
export interface CalendarSource {
  readonly purpose: LinkPurpose;
  /** Returns the calendar of a record as iCalendar text (RFC 5545). */
  of(context: Context, recordId: string): Promise<string>;
}

declare module "../module.ts" {
  interface Module {
    /** Calendars of this module. */
    readonly calendars?: readonly CalendarSource[];
  }
}

const ADDRESS = /^\/calendario\/([\w-]{1,100})\.ics$/;

/** Returns the path of a calendar by the token of its link. */
export const calendarPath = (token: string): string => `/calendario/${token}.ics`;

/**
 * Serves `/calendario/{token}.ics`. Calendar programs fetch it again and again, so fetching does not count as
 * opening the link. A token that is unknown, expired or revoked is answered 404.
 */
export const calendars =
  (contexts: Contexts, sources: readonly CalendarSource[]): Handler =>
  async (exchange) => {
    const token = isRead(exchange) ? ADDRESS.exec(exchange.path)?.[1] : undefined;
    if (token === undefined) return false;
    const asked = { ...credentialsOf({}, token), fromStaff: true };
    const context = await contexts.of(asked, originOf(exchange, "rest"));
    const source = sources.find(({ purpose }) => purpose === context.link?.purpose);
    if (!context.link || !source) throw notFound("Calendario no encontrado");
    const text = await source.of(context, context.link.recordId);
    exchange.response.setHeader("Cache-Control", "private, no-cache");
    exchange.response.setHeader("Referrer-Policy", "no-referrer");
    await answer(exchange, text, 200, "text/calendar; charset=utf-8");
    return true;
  };
