import { rowsFrom } from "../../../core/read/rows.ts";
import type { HiddenPage } from "../../../core/http/hidden-pages.ts";
import { workingLink } from "./owner-link.ts";

/** /primer-dia is there for the token of a link that works. */
export const firstDayPage: HiddenPage = {
  page: "firstDay",
  async shows({ pool, clock }, query) {
    const token = query.get("token");
    if (!token) return false;
    return (await rowsFrom(pool, workingLink(token, clock.now()))).length > 0;
  },
};
