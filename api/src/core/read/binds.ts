import type { Link, Viewer } from "../auth/viewer.ts";
import { today } from "../colombia/days.ts";
import type { Config } from "../config/config.ts";
import { offersSms } from "../config/sms.ts";
import type { Services } from "../context.ts";
import type { Binds } from "./sql.ts";

/** Person or link on whose behalf data is read, and the time of the request. */
export interface ReadBy {
  readonly viewer: Viewer | null;
  readonly link?: Link | null;
  readonly now: Date;
  /** Returns whether the request has changed anything; if so, it must read its own writes. */
  readonly hasActed?: () => boolean;
}

/**
 * Returns the values that fragments of a request may bind; the day and the public address are computed at
 * first use.
 */
export const bindsOf = (by: ReadBy, { config }: Pick<Services, "config">): Binds =>
  new RequestBinds(by, config);

class RequestBinds implements Binds {
  readonly role: number;
  readonly me: number | null;
  readonly link: boolean;
  readonly purpose: string | null;
  readonly now: Date;

  constructor(
    { viewer, link, now }: ReadBy,
    private readonly config: Config,
  ) {
    this.role = viewer?.isActive ? viewer.role : 0;
    this.me = viewer?.id ?? null;
    this.link = Boolean(link);
    this.purpose = link?.purpose ?? null;
    this.now = now;
  }

  get today() {
    return today(this.now);
  }

  get site() {
    return this.config.publicUrl;
  }

  get sms() {
    return offersSms(this.config);
  }
}
