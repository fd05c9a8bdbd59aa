import { createSourceEventStream, execute, type ExecutionResult } from "graphql";
import type { Context } from "../context.ts";
import { HEAVY_ROWS } from "../read/limits/cost.ts";
import { personOf } from "../read/limits/heavy.ts";
import { type Accepted, asGraphQLError } from "./accept.ts";
import type { Turns } from "./turns.ts";

/** A subscription to be followed, with its context. */
export interface Followed extends Accepted {
  /** Returns the current context of the receiver; null when it no longer has one. */
  contextNow(): Promise<Context | null>;
  /** Called when events were lost, so that the client has to start again. */
  lost(): void;
}

const over = { value: undefined, done: true } as const;

/**
 * Follows a subscription. Each event is answered in its own turn of the event loop and with the receiver's
 * current rights, not with the rights at the time of subscribing. It ends when there is no receiver any more.
 */
export async function follow(
  args: Followed,
  turns: Turns,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const stream = await createSourceEventStream(args);
  if (!(Symbol.asyncIterator in stream)) return stream;
  const events = stream[Symbol.asyncIterator]();
  let left = false;
  const leave = async () => {
    left = true;
    await events.return?.();
    return over;
  };
  // No async generator: its `return` would wait for an event that may never happen.
  const answers: AsyncIterableIterator<ExecutionResult> = {
    async next() {
      const event = await events.next();
      if (event.done) {
        if (!left) args.lost();
        return over;
      }
      await turns.next();
      const contextValue = await args.contextNow();
      if (!contextValue) return leave();
      return { value: await answerTo(event.value, args, contextValue), done: false };
    },
    return: leave,
    [Symbol.asyncIterator]: () => answers,
  };
  return answers;
}

/** Returns the answer to one event; a heavy one waits for its turn among the same person's requests. */
async function answerTo(rootValue: unknown, args: Followed, contextValue: Context): Promise<ExecutionResult> {
  contextValue.read.together();
  const answered = async () => execute({ ...args, rootValue, contextValue });
  if (args.rows <= HEAVY_ROWS) return answered();
  try {
    const leave = await contextValue.services.limits.heavy.enter(personOf(contextValue));
    return await answered().finally(leave);
  } catch (error) {
    return { errors: [asGraphQLError(error)] };
  }
}
