import type { FilterQuery } from "@mikro-orm/core";
import type { Viewer } from "../../../core/auth/viewer.ts";
import { badInput, conflict } from "../../../core/failure.ts";
import type { Scope } from "../../../core/mutation/scope.ts";
import type { Work } from "../../../core/mutation/work.ts";
import { quoteTemplateActs } from "./quote-template.acts.rules.ts";
import { QuoteTemplate } from "./quote-template.entity.ts";

export const NO_TEMPLATE = "Plantilla no encontrada";

/** Most templates that a person keeps of their own, and most that the agency shares. */
const mostOwn = 50;
const mostShared = 200;

/** Returns the templates that the viewer may see: their own and the agency's, for everybody who sells. */
export const visibleTemplates = (viewer: Viewer | null): FilterQuery<QuoteTemplate> => ({
  $or: [{ shared: true }, { createdBy: viewer?.id ?? 0 }],
});

/** Loads a template that the caller sees, or NOT_FOUND. */
export const findTemplate = (scope: Scope, id: string): Promise<QuoteTemplate> =>
  scope.find(QuoteTemplate, { $and: [{ id }, visibleTemplates(scope.viewer)] }, NO_TEMPLATE);

/**
 * Loads and locks a template that the caller may change: their own, or one of the agency's for
 * administration.
 * @throws Refusal NOT_FOUND, FORBIDDEN.
 */
export async function templateForChange(
  work: Work,
  id: string,
  act: "rename" | "delete",
): Promise<QuoteTemplate> {
  await work.turn("quote templates");
  const template = await findTemplate(work.forUpdate, id);
  quoteTemplateActs.refuse(act, work, {
    status: template.shared ? "shared" : "own",
    createdById: template.createdBy?.id ?? null,
  });
  return template;
}

/**
 * Returns a name that was typed, without needless blanks, which no other template in the same place has.
 * @throws Refusal BAD_USER_INPUT for none, CONFLICT for a taken one.
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
