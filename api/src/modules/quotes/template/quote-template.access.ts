import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { badInput, conflict } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { quoteTemplateActs } from "./quote-template.acts.rules.ts";
import { QuoteTemplate } from "./quote-template.entity.ts";

export const NO_TEMPLATE = "Plantilla no encontrada";

/** Maximum number of a person's own templates. The next constant is the maximum that the agency shares. */
const mostOwn = 50;
const mostShared = 200;

/**
 * Returns the filter of the templates that the viewer may see: the viewer's own, and the agency's for
 * everyone who sells.
 */
export const visibleTemplates = (viewer: Viewer | null): FilterQuery<QuoteTemplate> => ({
  $or: [{ shared: true }, { createdBy: viewer?.id ?? 0 }],
});

/** Loads a template that the caller may see; otherwise NOT_FOUND. */
export const findTemplate = (scope: Scope, id: string): Promise<QuoteTemplate> =>
  scope.find(QuoteTemplate, { $and: [{ id }, visibleTemplates(scope.viewer)] }, NO_TEMPLATE);

/**
 * Loads and locks a template that the caller may change: the caller's own, or for administration a shared
 * one.
 * @throws Refusal NOT_FOUND or FORBIDDEN.
 */
export async function templateForChange(
  work: Work,
  id: string,
  act: "rename" | "delete",
): Promise<QuoteTemplate> {
  await work.lockName("quote templates");
  const template = await findTemplate(work.forUpdate, id);
  quoteTemplateActs.refuse(act, work, {
    status: template.shared ? "shared" : "own",
    createdById: template.createdBy?.id ?? null,
  });
  return template;
}

/**
 * Returns an entered name with normalized whitespace that no other template in the same scope has.
 * @throws Refusal BAD_USER_INPUT for an empty name, CONFLICT for a name in use.
 */
export async function freeTemplateName(
  work: Work,
  typed: string,
  { id, shared, createdBy }: Pick<QuoteTemplate, "id" | "shared" | "createdBy">,
): Promise<string> {
  const name = typed.trim().replace(/\s+/g, " ");
  if (!name) throw badInput("name", "La plantilla necesita un nombre");
  const place = shared ? { shared } : { shared, createdBy: createdBy?.id ?? null };
  const others = await work.em.find(QuoteTemplate, { ...place, id: { $ne: id } });
  const same = others.find((other) => other.name.toLowerCase() === name.toLowerCase());
  if (same) throw conflict(`Ya hay una plantilla con el nombre «${same.name}».`);
  const most = shared ? mostShared : mostOwn;
  if (others.length >= most)
    throw conflict(`Se guardan hasta ${most} plantillas. Elimina una e intenta de nuevo.`);
  return name;
}
