import type { Context } from "../../context.ts";

/** A resolver's method decorated with `@Reads`, as TypeGraphQL calls it. */
export type ReadMethod = (this: unknown, ...params: unknown[]) => unknown;

/**
 * Function that calls a read's method again for another request, with the arguments that were converted and
 * validated at the first call.
 */
export type Replay = (context: Context) => unknown;

const replays = new WeakMap<object, Replay>();

/** Wraps a read's method: when a request needs text, it records the function that replays the call. */
export const replayable = (method: ReadMethod): ReadMethod =>
  function (this: unknown, ...params: unknown[]) {
    const place = params.findIndex(wantsText);
    const context = params[place];
    if (context) {
      // Kept for later requests too, so the context of the first caller must not be kept with it.
      const others = params.with(place, undefined);
      others.forEach(freeze);
      replays.set(context, (another) => method.apply(this, others.with(place, another)));
    }
    return method.apply(this, params);
  };

/** Returns the function that replays the read called with this context; undefined when there was none. */
export const replayOf = (context: Context): Replay | undefined => replays.get(context);

const wantsText = (param: unknown): param is Context =>
  typeof param === "object" && param !== null && (param as Partial<Context>).read?.asText === true;

/**
 * Freezes arguments, because other requests use them too: a read that changed them would throw, and GraphQL
 * would answer instead.
 */
function freeze(param: unknown): void {
  if (typeof param !== "object" || param === null || "fieldNodes" in param || Object.isFrozen(param)) return;
  Object.freeze(param);
  Object.values(param).forEach(freeze);
}
