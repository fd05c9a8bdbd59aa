import type { Viewer } from "../../../core/auth/viewer.ts";
import { bind, sql } from "../../../core/read/sql.ts";
import { ADMIN, LIDER, OWNER, type RoleNumber } from "../../accounts/permissions.rules.ts";
import { administering } from "../../accounts/staff.rules.ts";
import { visibleQuotes } from "../../quotes/quote/quote.access.ts";
import { Quote } from "../../quotes/quote/quote.entity.ts";
import { leaderDiscount } from "../../quotes/quote/seller/quote-authority.rules.ts";
import { filter, type Line } from "../my-day-line.ts";
import { ofQuote } from "../my-day-shown.ts";

/** Quotes whose discount, if they have one, waits for nobody. */
const agreed = {
  $or: [{ descuentoPorcentaje: null }, { descuentoPorcentaje: 0 }, { descuentoAprobado: true }],
};

/** Quotes whose discount somebody may approve: a leader up to 15 %, and only administration one's own. */
const approvableBy = ({ id, role }: Viewer): object => ({
  status: { $in: ["pending", "completed", "requote"] },
  ...(role === LIDER && { descuentoPorcentaje: { $lte: leaderDiscount } }),
  ...(!administering.includes(role as RoleNumber) && {
    $and: [
      { $or: [{ vendedor: null }, { vendedor: { $ne: id } }] },
      { $or: [{ maker: null }, { maker: { $ne: id } }] },
    ],
  }),
});

/** When the decision was made that waits for a second look. */
const decided = "(select max(k.decided_at) from quote_links k where k.quote_id = r.id and k.needs_review)";

const detail = "concat(replace((r.descuento_porcentaje::float8)::text, '.', ','), ' % · ', r.destino)";

/**
 * What stands between a price and its sending, to send it and the yes to its discount; and the second look
 * at what came back from where the maker of its link works.
 */
export const sendingLines: readonly Line[] = [
  {
    kind: "quotes_to_send",
    part: "waiting",
    capability: "manageQuotes",
    entity: Quote,
    shown: ofQuote("coalesce(r.completed_at, r.updated_at)"),
    where: ({ viewer }) => filter({ $and: [{ vendedor: viewer.id }, { status: "completed" }, agreed] }),
  },
  {
    kind: "discounts_to_approve",
    part: "waiting",
    capability: "approveDiscounts",
    entity: Quote,
    shown: ofQuote("r.updated_at", detail),
    where: ({ viewer }) => filter({ $and: [visibleQuotes(viewer, null), approvableBy(viewer)] }),
    // What the index of waiting discounts says, in its words.
    besides: () => sql`r.descuento_porcentaje > 0 and not r.descuento_aprobado`,
  },
  {
    kind: "decisions_to_review",
    part: "waiting",
    capability: "decideQuotes",
    entity: Quote,
    shown: ofQuote(decided),
    where: ({ viewer }) => filter(visibleQuotes(viewer, null)),
    // Nobody looks at what came by a link of their own, but administration.
    besides: () => sql`exists (select from quote_links k where k.quote_id = r.id and k.needs_review
      and k.reviewed_at is null
      and (k.maker_id is distinct from ${bind.me} or ${bind.role} in (${ADMIN}, ${OWNER})))`,
  },
];
