import { mutate } from "../../api/src/core/mutation/mutation.ts";
import type { Work } from "../../api/src/core/mutation/work.ts";
import type { TestApp } from "./app.ts";
import type { Handle } from "./people.ts";

/** Runs something as an act of a person, and leaves its transaction open until `done` is called. */
export async function heldAct(
  { app, people }: TestApp,
  who: Handle,
  act: (work: Work) => Promise<unknown>,
): Promise<{ readonly done: () => Promise<void> }> {
  const { promise: held, resolve: holds } = Promise.withResolvers<void>();
  const { promise: released, resolve: goOn } = Promise.withResolvers<void>();
  const caller = {
    viewer: people[who],
    link: null,
    origin: { requestId: "held", channel: "graphql", ip: null, userAgent: null } as const,
  };
  const running = mutate(
    app.services,
    caller,
    async (work: Work) => {
      await act(work);
      await work.save();
      holds();
      await released;
    },
    {},
  );
  await Promise.race([held, running]);
  return {
    done: async () => {
      goOn();
      await running;
    },
  };
}

/** Waits until some session of the database waits for a lock that another holds. */
export async function waitingForLock(test: TestApp): Promise<void> {
  while (!(await somebodyWaits(test)));
}

/**
 * Returns whether a request comes to wait for a lock that another transaction holds, before it is answered.
 */
export async function waitsForLock(test: TestApp, asked: Promise<unknown>): Promise<boolean> {
  let answered = false;
  const note = () => {
    answered = true;
  };
  asked.then(note, note);
  while (!answered) if (await somebodyWaits(test)) return true;
  return false;
}

async function somebodyWaits({ app }: TestApp): Promise<boolean> {
  const [row] = await app.services.orm.em.fork().execute<{ count: number }[]>(
    `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock'
       and datname = current_database()`,
  );
  return row!.count > 0;
}
