import type { Context } from "../context.ts";

/** A resolver's method under `@Reads`, as TypeGraphQL calls it. */
export type ReadMethod = (this: unknown, ...params: unknown[]) => unknown;

/**
 * Asks a read once more, for another request: its arguments were read and checked when it was asked first.
 */
export type Again = (context: Context) => unknown;

const calls = new WeakMap<object, Again>();

/** The method itself, which on the way notes with what it was called for a request that wants text. */
export const heard = (method: ReadMethod): ReadMethod =>
  function (this: unknown, ...params: unknown[]) {
    const place = params.findIndex(asksForText);
    const context = params[place];
    if (context) {
      // Kept as long as the question is: whoever asked it first must not be kept with it.
      const others = params.with(place, undefined);
      others.forEach(freeze);
      calls.set(context, (another) => method.apply(this, others.with(place, another)));
    }
    return method.apply(this, params);
  };

/** How the read that was asked with this very context can be asked again; undefined when none was. */
export const againOf = (context: Context): Again | undefined => calls.get(context);

const asksForText = (param: unknown): param is Context =>
  typeof param === "object" && param !== null && (param as Partial<Context>).read?.asText === true;

/** Arguments serve other requests too: a read that changed them would fail, and GraphQL would answer. */
function freeze(param: unknown): void {
  if (typeof param !== "object" || param === null || "fieldNodes" in param || Object.isFrozen(param)) return;
  Object.freeze(param);
  Object.values(param).forEach(freeze);
}
