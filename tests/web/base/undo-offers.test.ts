import { expect, it, vi } from "vitest";
import { offerUndo, undoLast } from "../../../web/src/base/saving/undo-offers.ts";

it("the act that was begun last is undone first, also when its answer came before that of an earlier act", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const now = performance.now();
  expect(offerUndo(second, now + 2).isLast()).toBe(true);
  expect(offerUndo(first, now + 1).isLast()).toBe(false);
  expect(undoLast()).toBe(true);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  expect(undoLast()).toBe(true);
  expect(first).toHaveBeenCalledOnce();
  expect(undoLast()).toBe(false);
});
