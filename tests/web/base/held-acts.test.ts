// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { heldIds, holdAct, sendHeld, undoHeld } from "../../../web/src/base/saving/held-acts.ts";
import { offerUndo, undoLast, UNDO_SECONDS } from "../../../web/src/base/saving/undo-offers.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(async () => {
  await sendHeld();
  vi.useRealTimers();
});

/** Holds an act on a record; answers what it was sent as, and how it is answered. */
function held(id: string) {
  let answer = () => undefined as void;
  const send = vi.fn(() => new Promise<void>((over) => (answer = over)));
  const undo = holdAct({ ids: [id], send, offer: () => offer });
  const offer = offerUndo(undo, performance.now());
  return { send, offer, answer: () => answer() };
}

const passed = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

it("an act is sent once, when it cannot be undone any more, and its record has no acts until the answer", async () => {
  const { send, offer, answer } = held("m1");
  await passed(UNDO_SECONDS - 1);
  expect(send).not.toHaveBeenCalled();
  expect([...heldIds()]).toEqual(["m1"]);
  await passed(1);
  expect(send).toHaveBeenCalledOnce();
  expect(offer.isLast()).toBe(false);
  expect([...heldIds()]).toEqual(["m1"]);
  answer();
  await passed(0);
  expect([...heldIds()]).toEqual([]);
  await sendHeld();
  expect(send).toHaveBeenCalledOnce();
});

it("an act that is undone is never sent, neither later nor when the page is left", async () => {
  const [first, second] = [held("m1"), held("m2")];
  expect(undoLast()).toBe(true);
  undoHeld("m1");
  expect([...heldIds()]).toEqual([]);
  window.dispatchEvent(new Event("pagehide"));
  await passed(UNDO_SECONDS * 2);
  expect([first.send.mock.calls, second.send.mock.calls]).toEqual([[], []]);
});

it.each([
  ["left", () => window.dispatchEvent(new Event("pagehide"))],
  [
    "hidden",
    () => {
      vi.spyOn(document, "visibilityState", "get").mockReturnValueOnce("hidden");
      document.dispatchEvent(new Event("visibilitychange"));
    },
  ],
])("a page that is %s sends its held acts at once, and they cannot be undone then", (_, go) => {
  const { send, answer } = held("m1");
  go();
  expect(send).toHaveBeenCalledOnce();
  expect(undoLast()).toBe(false);
  undoHeld("m1");
  expect([...heldIds()]).toEqual(["m1"]);
  answer();
});
