import type { FilterQuery } from "@mikro-orm/core";
import type { Link, LinkPurpose, Viewer } from "../../../core/auth/viewer.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import { leads, managesLeaders, seesAll } from "../../accounts/staff.rules.ts";
import { Quote } from "./quote.entity.ts";

/** Message for a quote that does not exist or is out of scope. */
export const NO_QUOTE = "Cotización no encontrada";

/** Message for people who may not create quotes. */
export const MAY_NOT_CREATE = "No tienes permisos para crear cotizaciones.";

/**
 * Returns the filter of the quotes that the viewer or the link may access: administration all quotes, sellers
 * the quotes where a seller column names them, clients their own, and a link of one of `purposes` the quote
 * that it opens. The seller ids are copied to the quote when it is assigned, so that the history does not
 * change when a seller moves to another team.
 */
export function visibleQuotes(
  viewer: Viewer | null,
  link: Link | null,
  purposes: readonly LinkPurpose[] = ["quote"],
): FilterQuery<Quote> {
  if (seesAll(viewer)) return {};
  const seen: FilterQuery<Quote>[] = viewer
    ? [{ cliente: viewer.id }, { asesor: viewer.id }, { admin: viewer.id }]
    : [];
  if (viewer && leads(viewer)) seen.push({ lider: viewer.id });
  if (viewer && managesLeaders(viewer)) seen.push({ gerente: viewer.id });
  if (link && purposes.includes(link.purpose)) seen.push({ id: link.recordId });
  return { $or: seen };
}

/** Loads a quote within the caller's scope; otherwise NOT_FOUND. */
export const findQuote = (scope: Scope, id: string): Promise<Quote> =>
  scope.find(Quote, { $and: [{ id }, visibleQuotes(scope.viewer, scope.link)] }, NO_QUOTE);
