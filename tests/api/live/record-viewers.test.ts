import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { onDatabase, type TestApp } from "../../support/app.ts";
import { anAppWithSales } from "../../support/sales.ts";
import { type Listening, listenTo } from "../../support/live.ts";
import type { Handle } from "../../support/people.ts";
import { aQuote } from "../../support/story/quotes.ts";

type People = readonly { readonly initials: string; readonly name: string }[];

let here: TestApp;
let there: TestApp;
let folder: string;
beforeAll(async () => {
  here = await anAppWithSales();
  folder = await mkdtemp(join(tmpdir(), "travesia-second-"));
  there = await onDatabase(here.databaseUrl, folder);
});
afterAll(async () => {
  await there.close();
  await rm(folder, { recursive: true, force: true });
});

const LOOK = `subscription ($type: RecordKind!, $id: ID!) {
  onlookers(type: $type, id: $id) { initials name } }`;
const looking = (app: TestApp, who: Handle, id: string) =>
  listenTo<People>(app, who, LOOK, { type: "quote", id });

const nameOf = (who: Handle) => here.people[who].name;

/** Waits until a listener gets exactly these people, and returns them. */
async function expectNext({ next }: Listening<People>, ...people: Handle[]): Promise<People> {
  for (;;) {
    const now = await next();
    if (now.map(({ name }) => name).join() === people.map(nameOf).join()) return now;
  }
}

describe("who has a record open", () => {
  it("sees who else has, in whichever process, until they leave", async () => {
    const { id } = await aQuote(here);
    const asesor = await looking(here, "asesor", id);
    await expectNext(asesor);
    const lider = await looking(there, "lider", id);
    const [seen] = await expectNext(lider, "asesor");
    const [name = "", lastname = ""] = nameOf("asesor").split(" ");
    expect(seen?.initials).toBe(`${name[0]}${lastname[0]}`);
    await expectNext(asesor, "lider");
    const again = await looking(there, "lider", id);
    await lider.stop();
    // The same person has it open in another window still.
    await expectNext(again, "asesor");
    expect(asesor.waiting).toEqual([]);
    await again.stop();
    await expectNext(asesor);
    await asesor.stop();
  });

  it("is seen by nobody who may not see the record, nor by its client", async () => {
    const { id } = await aQuote(here);
    for (const who of ["asesor2", "cliente"] as const) {
      const refused = await looking(there, who, id);
      await expect(refused.next()).rejects.toThrow();
      await refused.stop();
    }
  });

  it("is forgotten when their process is gone", async () => {
    const { id } = await aQuote(here);
    const asesor = await looking(here, "asesor", id);
    await expectNext(asesor);
    const third = await onDatabase(here.databaseUrl, folder);
    const gerente = await looking(third, "gerente", id);
    await expectNext(asesor, "gerente");
    await gerente.stop();
    await third.close();
    await expectNext(asesor);
    await asesor.stop();
  });

  it("is known to a process that begins later", async () => {
    const { id } = await aQuote(here);
    const asesor = await looking(here, "asesor", id);
    const late = await onDatabase(here.databaseUrl, folder);
    const lider = await looking(late, "lider", id);
    await expectNext(lider, "asesor");
    await lider.stop();
    await asesor.stop();
    await late.close();
  });
});
