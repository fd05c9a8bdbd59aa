import { rowsFrom } from "../../../core/read/rows.ts";
import type { HiddenPage } from "../../../core/http/hidden-pages.ts";
import { workingLink } from "./owner-link.ts";

/** Page /primer-dia, which exists only for a request with the token of a valid link. */
export const firstDayPage: HiddenPage = {
  page: "firstDay",
  async shows({ pool, clock }, query) {
    const token = query.get("token");
    if (!token) return false;
    return (await rowsFrom(pool, workingLink(token, clock.now()))).length > 0;
  },
};
