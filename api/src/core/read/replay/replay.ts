import type { Context } from "../../context.ts";

/** A resolver's method under `@Reads`, as TypeGraphQL calls it. */
export type ReadMethod = (this: unknown, ...params: unknown[]) => unknown;

/**
 * Calls a read's method again for another request, with arguments that were converted and checked when it was
 * called first.
 */
export type Replay = (context: Context) => unknown;

const replays = new WeakMap<object, Replay>();

/** Wraps a read's method: when a request wants text, it notes how the call can be replayed. */
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

/** Returns how the read that was called with this very context can be replayed; undefined when none was. */
export const replayOf = (context: Context): Replay | undefined => replays.get(context);

const wantsText = (param: unknown): param is Context =>
  typeof param === "object" && param !== null && (param as Partial<Context>).read?.asText === true;

/** Arguments serve other requests too: a read that changed them would fail, and GraphQL would answer. */
function freeze(param: unknown): void {
  if (typeof param !== "object" || param === null || "fieldNodes" in param || Object.isFrozen(param)) return;
  Object.freeze(param);
  Object.values(param).forEach(freeze);
}
