// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { saveBytes } from "../../../web/src/base/files/save-file.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("a file that is saved can still be read a while after the press, and is let go then", () => {
  vi.useFakeTimers();
  const held = new Set<string>();
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    held.add("blob:extracto");
    return "blob:extracto";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((url) => void held.delete(url));
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);

  saveBytes(new Blob(["Extracto"]), "extracto.txt");
  expect(pressed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(30_000);
  expect(held).toEqual(new Set(["blob:extracto"]));
  vi.advanceTimersByTime(60_000);
  expect(held).toEqual(new Set());
});
