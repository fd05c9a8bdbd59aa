// @vitest-environment happy-dom
import { gql } from "@apollo/client";
import { afterEach, describe, expect, it } from "vitest";
import { createApollo } from "../../../web/src/app/apollo.ts";
import { createSession } from "../../../web/src/base/session/session.ts";
import { type Answer, serverAnswers } from "../../support/web.tsx";

const LIST = gql`
  query NoteList {
    notes
  }
`;
const WRITE = gql`
  mutation NoteWrite {
    writeNote
  }
`;
const broken: Answer = {
  errors: [{ message: "Algo falló", extensions: { code: "INTERNAL" } }],
  data: null,
};

describe("a change that is shown by reading again", () => {
  const ends: (() => void)[] = [];
  afterEach(() => ends.splice(0).forEach((end) => end()));

  /** A page that shows notes; the answer of its list can be set. */
  async function page(written: Answer) {
    let list: Answer = { data: { notes: 1 } };
    const seen = serverAnswers({ NoteList: () => list, NoteWrite: () => written });
    const client = createApollo({ apiUrl: "/", session: createSession(localStorage) });
    const shown: unknown[] = [];
    const watching = client
      .watchQuery({ query: LIST })
      .subscribe(({ data }) => data && shown.push((data as { notes: number }).notes));
    ends.push(() => watching.unsubscribe());
    await expect.poll(() => shown.at(-1)).toBe(1);
    const write = () =>
      client.mutate({ mutation: WRITE, refetchQueries: ["NoteList"], awaitRefetchQueries: true });
    return { write, shown, seen, answer: (next: Answer) => void (list = next) };
  }

  it("is over once the page shows it", async () => {
    const { write, shown, answer } = await page({ data: { writeNote: true } });
    answer({ data: { notes: 2 } });
    expect((await write()).data).toEqual({ writeNote: true });
    expect(shown.at(-1)).toBe(2);
  });

  it("was made where that could not be read: shown as refused, it would be made again", async () => {
    const { write, seen, answer } = await page({ data: { writeNote: true } });
    answer(broken);
    expect((await write()).data).toEqual({ writeNote: true });
    expect(seen.map(({ operation }) => operation)).toEqual(["NoteList", "NoteWrite", "NoteList"]);
  });

  it("that was refused is refused, and nothing is read again", async () => {
    const { write, seen } = await page(broken);
    await expect(write()).rejects.toThrow("Algo falló");
    expect(seen.map(({ operation }) => operation)).toEqual(["NoteList", "NoteWrite"]);
  });
});
