import { setTimeout } from "node:timers/promises";
import type { Link, Origin, Viewer } from "../auth/viewer.ts";
import type { Services } from "../context.ts";
import { dateSavesOf } from "../database/timestamps.ts";
import { conflict, Refusal, unavailable } from "../failure.ts";
import type { Act, Once, PreparedAct } from "./act.ts";
import { settleEditsOf } from "./edits.ts";
import { impliedOnce, runOnce, wasAnswered } from "./once.ts";
import { Scope } from "./scope.ts";
import { Work } from "./work.ts";

/** Person, link or job on whose behalf an act runs. */
export interface Actor {
  readonly viewer: Viewer | null;
  readonly link: Link | null;
  readonly origin: Origin;
  /**
   * Refuses, within the transaction, a caller who has lost access; absent when the caller was checked a
   * moment before.
   */
  readonly confirm?: ((work: Work) => Promise<void>) | undefined;
}

const TRIES = 4;
/**
 * Maximum wait in milliseconds before a retry, multiplied by the number of attempts, so that colliding acts
 * separate.
 */
const PAUSE = 40;
const retriable = new Set(["40P01", "40001"]);
const sqlState = (error: unknown) => (error as { code?: string } | null)?.code ?? "";
/** SQLSTATE of a refusal by a trigger, whose message is shown to people as that of a conflict. */
const REFUSED_BY_TRIGGER = "TR409";

/**
 * Runs an act in one transaction; after a deadlock it is retried from the start, a few times. A prepared act
 * first does its slow work outside the transaction. Steps that the act added with `then` run after the
 * commit, each in its own transaction. @throws Refusal UNAVAILABLE when every attempt collided with other
 * transactions; nothing was done.
 */
export async function mutate<A, R, P>(
  services: Services,
  actor: Actor,
  act: Act<A, R> | PreparedAct<A, P, R>,
  args: A,
  once?: Once,
): Promise<R> {
  const { viewer, link, origin } = actor;
  const known = once?.key ? once : impliedOnce(origin, act);
  let perform: (work: Work) => Promise<R>;
  if (typeof act === "function") perform = (work) => act(work, args);
  else {
    const scope = new Scope(services, services.orm.em.fork(), viewer, link, origin);
    try {
      const prepared = await act.prepare(scope, args);
      perform = (work) => act.act(work, args, prepared);
    } catch (error) {
      // A record that the first request moved refuses the second, which gets the first one's answer.
      if (!(await wasAnswered(scope, known, args))) throw error;
      perform = () => Promise.reject(error as Error);
    }
  }
  const { again } = act;
  const { result, work } = await transaction(services, actor, async (work) => {
    await actor.confirm?.(work);
    return runOnce(work, known, args, {
      first: () => perform(work),
      again: again && (() => again(work, args)),
    });
  });
  if (work.refusal) throw work.refusal;
  for (const next of work.afterwards) {
    try {
      await transaction(services, actor, next.run);
    } catch (error) {
      services.log.warn(
        { err: error, requestId: origin.requestId },
        "the act that follows a committed one failed",
      );
      const failed = next.failed;
      if (failed)
        await transaction(services, actor, (work) =>
          failed(work, error instanceof Error ? error : new Error(String(error))),
        );
    }
  }
  return result;
}

interface Done<R> {
  readonly result: R;
  readonly work: Work;
}

async function transaction<R>(
  services: Services,
  actor: Actor,
  perform: (work: Work) => Promise<R>,
): Promise<Done<R>> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inOne(services, actor, perform);
    } catch (error) {
      if (sqlState(error) === REFUSED_BY_TRIGGER) throw conflict((error as Error).message);
      if (error instanceof Refusal || !retriable.has(sqlState(error))) throw error;
      if (attempt === TRIES) {
        services.log.error({ err: error, attempt }, "an act was in the way of others at each of its tries");
        throw unavailable();
      }
      await setTimeout(PAUSE * attempt * Math.random());
    }
  }
}

/**
 * Runs one transaction manually: the mapper's own transaction creates a second entity manager, and checks
 * every record again before and after the commit.
 */
async function inOne<R>(
  services: Services,
  { viewer, link, origin }: Actor,
  perform: (work: Work) => Promise<R>,
): Promise<Done<R>> {
  const em = services.orm.em.fork();
  await em.begin();
  try {
    const work = new Work(services, em, viewer, link, origin);
    dateSavesOf(em, work.now);
    settleEditsOf(em, work.edits);
    const result = await perform(work).catch((error: unknown) => kept<R>(work, error));
    await work.finish();
    // All is written: the mapper has nothing more to look at.
    em.clear();
    await em.commit();
    return { result, work };
  } catch (error) {
    // The first error is thrown, not that of a connection that cannot even roll back.
    await em.rollback().catch(() => undefined);
    throw error;
  }
}

/**
 * Returns undefined for a refusal that keeps its writes, so that its transaction commits; `mutate` throws the
 * refusal afterwards.
 */
function kept<R>(work: Work, error: unknown): R {
  if (error !== work.refusal) throw error;
  return undefined as R;
}
