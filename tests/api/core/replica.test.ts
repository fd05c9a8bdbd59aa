import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Config } from "../../../api/src/core/config/config.ts";
import { judgeReplica } from "../../../api/src/server/health/health.rules.ts";
import { measureReplica } from "../../../api/src/server/health/measure-database.ts";
import { replicaWatch } from "../../../api/src/core/database/replica.ts";
import { onDatabase, START, type TestApp } from "../../support/app.ts";
import { createTestDatabase, type TestDatabase } from "../../support/database.ts";
import { eventually } from "../../support/patience.ts";
import { asAdmin } from "../../support/server.ts";
import type { Handle } from "../../support/people.ts";
import { Wire } from "../../support/wire.ts";

/** Milliseconds in which a read is answered while the replica is away, on a machine that does much else. */
const SOON = 2_000;

/** Milliseconds in which a replica is missed and found again, with nobody reading, on a busy machine. */
const NOTICED = 2_500;

let app: TestApp;
let primary: TestDatabase;
let replica: TestDatabase;
let wire: Wire;
let folder: string;

const TITLES = "query { instagramVideos { title } }";
const ON_PRIMARY = ["De la principal"];
const ON_REPLICA = ["De la réplica"];

const keepVideo = ({ ownerUrl }: TestDatabase, [title]: string[]) =>
  asAdmin(ownerUrl, (owner) =>
    owner.query(
      `insert into videos (id, kind, url, title, position, created_at, updated_at)
       values (gen_random_uuid(), 'instagram', 'https://example.com/v', $1, 0, $2, $2)`,
      [title, START],
    ),
  );

/** Lets the replica have the heartbeat of the primary, as it is now, less some seconds. */
const follow = async (behind = 0) => {
  const { rows } = await asAdmin(primary.ownerUrl, (owner) => owner.query("select at from replica_beat"));
  await asAdmin(replica.ownerUrl, (owner) =>
    owner.query(
      `insert into replica_beat (id, at) select 1, $1::timestamptz - make_interval(secs => $2)
         where $1::timestamptz is not null on conflict (id) do update set at = excluded.at`,
      [rows[0]?.at ?? null, behind],
    ),
  );
};

/** True while the replica follows the primary, as replication has it do. */
let follows = true;
let following: Promise<void>;
const left = new AbortController();
const followOn = async () => {
  while (!left.signal.aborted) {
    if (follows) await follow();
    await pause(200);
  }
};

const titlesFor = async (who: Handle | null) => {
  const { instagramVideos } = await app.as(who).ask(TITLES);
  return instagramVideos.map(({ title }) => title);
};
const isReplicaServing = async () => {
  const answer = await fetch(`${app.url}/readyz`);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { replica?: boolean }).replica;
};
const served = () => eventually(async () => expect(await isReplicaServing()).toBe(true));

// A database of its own plays a replica that has not applied the last change.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "travesia-replica-"));
  primary = await createTestDatabase();
  await (await onDatabase(primary.url, folder)).close();
  replica = await createTestDatabase(new URL(primary.url).pathname.slice(1));
  await keepVideo(primary, ON_PRIMARY);
  await keepVideo(replica, ON_REPLICA);
  wire = new Wire(new URL(replica.url));
  // Its first start: nobody answers at the replica's address.
  await wire.lay();
  await wire.cut();
  app = await onDatabase(primary.url, folder, { READ_DATABASE_URL: wire.url });
  following = followOn();
});
afterAll(async () => {
  left.abort();
  await following;
  await app.close();
  await wire.cut();
  await primary.drop();
  await replica.drop();
  await rm(folder, { recursive: true, force: true });
});

it("a start without the replica serves, reads the primary, and says so", async () => {
  expect(await isReplicaServing()).toBe(false);
  expect(await titlesFor(null)).toEqual(ON_PRIMARY);
});

describe("while the replica is there", () => {
  beforeEach(async () => {
    follows = true;
    await wire.cut();
    await wire.lay();
    await served();
  });

  it("visitors read it, and who is signed in or holds a link reads the primary", async () => {
    expect(await titlesFor(null)).toEqual(ON_REPLICA);
    // A document is answered in two ways: the first time, and from then on.
    expect(await titlesFor(null)).toEqual(ON_REPLICA);
    for (const who of ["asesor", "admin"] as const) {
      expect(await titlesFor(who)).toEqual(ON_PRIMARY);
      expect(await titlesFor(who)).toEqual(ON_PRIMARY);
    }
  });

  it("visitors read the primary as soon as it is cut, and the replica once it is back", async () => {
    await wire.cut();
    const begun = performance.now();
    expect(await titlesFor(null)).toEqual(ON_PRIMARY);
    expect(performance.now() - begun).toBeLessThan(SOON);
    expect(await isReplicaServing()).toBe(false);
    await wire.lay();
    await served();
    expect(await titlesFor(null)).toEqual(ON_REPLICA);
  });

  it("its absence is noticed within a second, and its return, also when nobody reads", async () => {
    const { every, patience } = replicaWatch;
    expect(every + patience).toBeLessThan(1_000);
    const noticed = async (serving: boolean, change: () => unknown) => {
      await change();
      const begun = performance.now();
      await eventually(async () => expect(await isReplicaServing()).toBe(serving));
      return performance.now() - begun;
    };
    expect(await noticed(false, () => wire.cut())).toBeLessThan(NOTICED);
    expect(await noticed(true, () => wire.lay())).toBeLessThan(NOTICED);
    expect(await noticed(false, () => wire.hold())).toBeLessThan(NOTICED);
    await wire.cut();
    expect(await noticed(true, () => wire.lay())).toBeLessThan(NOTICED);
  });

  it("one that hears nothing of the primary any more is left, though it answers, and says so", async () => {
    follows = false;
    await eventually(async () => {
      await follow(11);
      expect(await isReplicaServing()).toBe(false);
    });
    expect(await titlesFor(null)).toEqual(ON_PRIMARY);
    follows = true;
    await served();
    expect(await titlesFor(null)).toEqual(ON_REPLICA);
  });

  it("no read waits for one that is stopped", async () => {
    wire.hold();
    const begun = performance.now();
    const heard = await Promise.all(Array.from({ length: 30 }, () => titlesFor(null)));
    expect(performance.now() - begun).toBeLessThan(SOON);
    expect(heard).toEqual(heard.map(() => ON_PRIMARY));
    expect(await isReplicaServing()).toBe(false);
  });

  it("what it has not applied yet, such as a new table, is read from the primary", async () => {
    await asAdmin(replica.ownerUrl, (owner) => owner.query("alter table videos rename to later_videos"));
    expect(await titlesFor(null)).toEqual(ON_PRIMARY);
    await asAdmin(replica.ownerUrl, (owner) => owner.query("alter table later_videos rename to videos"));
    expect(await titlesFor(null)).toEqual(ON_REPLICA);
  });
});

describe("the heartbeat", () => {
  const beat = async () => {
    const { rows } = await asAdmin(primary.ownerUrl, (owner) =>
      owner.query<{ at: Date; late: number }>(
        "select at, extract(epoch from clock_timestamp() - at)::float8 as late from replica_beat",
      ),
    );
    return rows[0]!;
  };

  it("is set again and again while nothing else is written", async () => {
    const before = await beat();
    await eventually(async () => expect((await beat()).at.getTime()).toBeGreaterThan(before.at.getTime()));
  });

  it("is how the doctor knows by how much a replica is late, once it cannot hear of anything", async () => {
    await wire.cut();
    await wire.lay();
    const addresses = { databaseUrl: primary.url, readDatabaseUrl: wire.url } as Config;
    follows = false;
    const lagSeconds = await eventually(async () => {
      await follow(3_600);
      const measured = await measureReplica(addresses, null);
      expect(measured.lagSeconds).toBeGreaterThan(3_500);
      return measured.lagSeconds;
    });
    expect(judgeReplica({ expected: true, lagSeconds, followers: 1 })).toMatchObject({
      text: "La réplica va 1 hora atrás.",
    });
  });
});
