import { beforeAll, describe, expect, it } from "vitest";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { sql } from "../../../api/src/core/read/sql.ts";
import { User } from "../../../api/src/modules/accounts/account/user.entity.ts";
import { Provider } from "../../../api/src/modules/providers/provider.entity.ts";
import { Notification } from "../../../api/src/modules/notifications/notification.entity.ts";
import { notify } from "../../../api/src/modules/notifications/notify.ts";
import { mutate } from "../../../api/src/core/mutation/mutation.ts";
import { anApp, type TestApp } from "../../support/app.ts";
import { aProvider } from "../../support/story/providers.ts";

let test: TestApp;
beforeAll(async () => {
  test = await anApp();
});

const origin = { requestId: "closing", channel: "graphql", ip: "::1", userAgent: null } as const;
const run = <R>(act: (work: Work) => Promise<R>): Promise<R> =>
  mutate(test.app.services, { viewer: null, link: null, origin }, act, undefined);
const rows = async <Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> =>
  (await test.app.services.pool.query<Row>(text, values)).rows;

const notice = {
  type: "system_alert",
  category: "system",
  title: "Aviso",
  message: "Mira «esto», ¿sí?",
  // Waits for no other one: each leaves as a mail of its own.
  priority: "urgent",
} as const;
const notifyOwner = (work: Work, title: string) =>
  notify(work, [test.people.owner.id], { ...notice, title, data: { "ñ?": [1, "dos"] } });

/** Counts the notices, mails and audit entries left by an act with that title. */
async function leftBy(title: string) {
  const notices = await rows<{ id: string }>("select id from notifications where title = $1", title);
  const mails = await rows("select id from mails where subject = $1", title);
  const history = await rows("select id from audit_entries where record_id = $1", title);
  return [notices.length, mails.length, history.length];
}

describe("what an act leaves to its end", () => {
  it("is there once it commits: history, notifications and mails", async () => {
    await run(async (work) => {
      work.audit("provider.updated", "kept", {} as never);
      await notifyOwner(work, "kept");
    });
    expect(await leftBy("kept")).toEqual([1, 1, 1]);
  });

  it("is not there when it fails, nor is anything when its end fails", async () => {
    const leaving = (title: string, end: (work: Work) => void) =>
      run(async (work) => {
        work.audit("provider.updated", title, {} as never);
        await notifyOwner(work, title);
        end(work);
      });
    await expect(
      leaving("failed", () => {
        throw new Error("failed");
      }),
    ).rejects.toThrow("failed");
    await expect(leaving("broken", (work) => work.enqueue(sql`1 / 0`))).rejects.toThrow("division by zero");
    expect(await leftBy("failed")).toEqual([0, 0, 0]);
    expect(await leftBy("broken")).toEqual([0, 0, 0]);
  });

  it("is all of it where there is more than one statement takes", async () => {
    await run(async (work) => {
      for (let n = 0; n < 200; n += 1) {
        work.audit("provider.updated", "many", {} as never);
        await notifyOwner(work, "many");
      }
    });
    expect(await leftBy("many")).toEqual([200, 200, 200]);
  });

  it("keeps the order of the history within one instant", async () => {
    await run(async (work) => {
      for (const type of ["provider.added", "provider.updated", "provider.merged"] as const)
        work.audit(type, "ordered", {} as never);
      return Promise.resolve();
    });
    const types = await rows<{ type: string }>(
      "select type from audit_entries where record_id = $1 order by at, id",
      "ordered",
    );
    expect(types.map(({ type }) => type)).toEqual(["provider.added", "provider.updated", "provider.merged"]);
  });

  it("is written as the object mapper writes a record", async () => {
    const row = { ...notice, title: "alike", link: null, data: { "ñ?": [1, "dos"] } };
    const { id: user } = test.people.owner;
    await run(async (work) => {
      work.add(Object.assign(new Notification(), { ...row, user: work.em.getReference(User, user) }));
      const dated = { createdAt: work.now, updatedAt: work.now };
      work.insertLater(Notification, { ...row, ...dated, id: new Notification().id, user });
      return Promise.resolve();
    });
    const [one, other] = await rows<{ row: object }>(
      "select to_jsonb(n) - 'id' as row from notifications n where title = 'alike'",
    );
    expect(other?.row).toEqual(one?.row);
    expect(one?.row).toMatchObject({ version: 1, user_id: test.people.owner.id, data: { "ñ?": [1, "dos"] } });
  });
});

describe("an edit that changes nothing", () => {
  const edit = (providerId: string, notifies: boolean) =>
    run(async (work) => {
      const provider = await work.em.findOneOrFail(Provider, { id: providerId });
      work.edit(provider);
      work.audit("provider.updated", provider.id, {} as never);
      if (notifies) await notifyOwner(work, "edited");
    });
  const traces = async (id: string) => {
    const [provider] = await rows<{ version: number }>("select version from providers where id = $1", id);
    const history = await rows(
      "select id from audit_entries where record_id = $1 and type = 'provider.updated'",
      id,
    );
    return [provider?.version, history.length];
  };

  it("leaves no trace, but is an edit when it notifies a person", async () => {
    const { id } = await aProvider(test);
    await edit(id, false);
    expect(await traces(id)).toEqual([1, 0]);
    await edit(id, true);
    expect(await traces(id)).toEqual([2, 1]);
  });
});
