import type { Link, Origin, Viewer } from "../auth/viewer.ts";
import type { Services } from "../context.ts";
import { dateSavesOf } from "../database/timestamps.ts";
import { conflict, Refusal } from "../failure.ts";
import type { Act, Once, PreparedAct } from "./act.ts";
import { settleEditsOf } from "./edits.ts";
import { impliedOnce, runOnce } from "./once.ts";
import { Scope } from "./scope.ts";
import { Work } from "./work.ts";

/** On whose behalf an act runs. */
export interface Actor {
  readonly viewer: Viewer | null;
  readonly link: Link | null;
  readonly origin: Origin;
}

const TRIES = 4;
const retriable = new Set(["40P01", "40001"]);
const sqlState = (error: unknown) => (error as { code?: string } | null)?.code ?? "";
/** What a trigger refuses on purpose: its sentence is for people, as that of a conflict. */
const REFUSED_BY_TRIGGER = "TR409";

/**
 * Runs an act in one transaction; deadlocks are tried again from the start. A prepared act first does its
 * slow work outside of the transaction. What the act left with `then` runs after the commit, each in a
 * transaction of its own.
 */
export async function mutate<A, R, P>(
  services: Services,
  actor: Actor,
  act: Act<A, R> | PreparedAct<A, P, R>,
  args: A,
  once?: Once,
): Promise<R> {
  const { viewer, link, origin } = actor;
  const prepared =
    typeof act === "function"
      ? null
      : await act.prepare(new Scope(services, services.orm.em.fork(), viewer, link, origin), args);
  const perform = (work: Work) =>
    typeof act === "function" ? act(work, args) : act.act(work, args, prepared as P);
  const { result, work } = await transaction(services, actor, (work) =>
    runOnce(work, once ?? impliedOnce(origin, act), args, () => perform(work)),
  );
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
      if (error instanceof Refusal || attempt === TRIES || !retriable.has(sqlState(error))) throw error;
    }
  }
}

/**
 * One transaction by hand: the mapper's own way makes a second entity manager, and looks at every record once
 * more before and after the commit.
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
    // What went wrong first is told, not that the connection cannot even roll back.
    await em.rollback().catch(() => undefined);
    throw error;
  }
}

/**
 * A refusal that keeps what was written lets the transaction commit; whoever opened it throws it afterwards.
 */
function kept<R>(work: Work, error: unknown): R {
  if (error !== work.refusal) throw error;
  return undefined as R;
}
