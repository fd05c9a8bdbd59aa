import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  changedIn,
  countAsWritten,
  recordFrom,
  valuesOf,
} from "../../../api/src/core/below-mapper/records.ts";
import { hasUnwritten } from "../../../api/src/core/below-mapper/unwritten.ts";
import {
  sentValues,
  TextRow,
  type TextValues,
  type Wire,
} from "../../../api/src/core/below-mapper/text-row.ts";
import type { Work } from "../../../api/src/core/mutation/work.ts";
import { Secret } from "../../../api/src/core/secrets/secret.entity.ts";
import { START } from "../../support/calendar.ts";
import { type CoreServices, openCore } from "./core-services.ts";

let core: CoreServices;
beforeAll(async () => {
  core = await openCore();
});
afterAll(() => core?.close());

describe("the members of pg that docs/below-the-mapper.md names", () => {
  const statement = { name: "below", text: "select ($1::int + 1)::text as next" };

  it("prepare a statement once, whether pg sends it first or we do", async () => {
    const client = new pg.Client({ connectionString: core.url });
    await client.connect();
    const wire = client.connection as Wire;
    const ours = (value: number) =>
      new Promise<TextValues | undefined>((resolve, reject) => {
        const query = new TextRow({ ...statement, values: [value] });
        query.callback = (error, row) => (error ? reject(error) : resolve(row));
        client.query(query);
      });
    const prepared = "select from pg_prepared_statements where name = 'below'";
    try {
      expect(await ours(1)).toEqual(["2"]);
      expect(wire.parsedStatements["below"]).toBe(statement.text);
      expect((await client.query({ ...statement, values: [2] })).rows).toEqual([{ next: "3" }]);
      expect(await ours(3)).toEqual(["4"]);
      expect((await client.query(prepared)).rowCount).toBe(1);
      expect(wire.sendCopyFail).toBeTypeOf("function");
    } finally {
      await client.end();
    }
  });

  it("convert values as pg does before it sends them", () => {
    const [instant = null, ...others] = sentValues([START, { a: 1 }, ["x", null], 5, true, null]) as string[];
    expect(new Date(instant ?? "")).toEqual(START);
    expect(others).toEqual(['{"a":1}', '{"x",NULL}', "5", "true", null]);
  });
});

describe("the members of the mapper that docs/below-the-mapper.md names", () => {
  const kept = async (work: Work) => {
    const secret = Object.assign(new Secret(), { name: "below", value: "one" });
    work.add(secret);
    await work.save();
    return secret;
  };
  const undone = async (judge: (work: Work) => Promise<void>) => {
    const done = new Error("done");
    const act = async (work: Work) => {
      await judge(work);
      throw done;
    };
    await expect(core.run(act, null)).rejects.toBe(done);
  };

  it("say what of a record is not written yet, until it counts as written", () =>
    undone(async (work) => {
      const secret = await kept(work);
      expect(hasUnwritten(work.em)).toBe(false);
      secret.value = "two";
      const values = valuesOf(work.em, secret);
      expect(values).toEqual({ name: "below", value: "two" });
      expect(changedIn(work.em, secret, values)).toEqual(["value"]);
      expect(hasUnwritten(work.em)).toBe(true);
      countAsWritten(secret, values);
      expect(changedIn(work.em, secret, valuesOf(work.em, secret))).toEqual([]);
      expect(hasUnwritten(work.em)).toBe(false);
      work.add(Object.assign(new Secret(), { name: "another", value: "new" }));
      expect(hasUnwritten(work.em)).toBe(true);
    }));

  it("read a row into the record of its key", () =>
    undone(async (work) => {
      const secret = await kept(work);
      secret.value = "forgotten";
      expect(recordFrom(work.em, Secret, { name: "below", value: "read" })).toBe(secret);
      expect(secret.value).toBe("read");
      expect(hasUnwritten(work.em)).toBe(false);
    }));
});
