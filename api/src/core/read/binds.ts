import type { Link, Viewer } from "../auth/viewer.ts";
import { today } from "../colombia/days.ts";
import { offersSms } from "../config/sms.ts";
import type { Services } from "../context.ts";
import type { Binds } from "./sql.ts";

/** Person or link on whose behalf is read, and the time of the request. */
export interface ReadBy {
  readonly viewer: Viewer | null;
  readonly link?: Link | null;
  readonly now: Date;
  /** Returns whether the request has changed anything: then it reads what it wrote. */
  readonly hasActed?: () => boolean;
}

/**
 * Returns the values that the fragments of a request may bind; the day and the public address only when one
 * asks for them.
 */
export const bindsOf = ({ viewer, link, now }: ReadBy, { config }: Pick<Services, "config">): Binds => ({
  role: viewer?.isActive ? viewer.role : 0,
  me: viewer?.id ?? null,
  link: Boolean(link),
  now,
  get today() {
    return today(now);
  },
  get site() {
    return config.publicUrl;
  },
  get sms() {
    return offersSms(config);
  },
});
