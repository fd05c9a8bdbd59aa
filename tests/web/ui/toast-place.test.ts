import { describe, expect, it } from "vitest";
import { freePlace } from "../../../web/src/ui/toast-place.ts";

const room = { left: 0, top: 60, right: 400, bottom: 800 };
const size = { width: 300, height: 50 };
const at = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("the place of a toast", () => {
  it("is the top right corner of the room where nothing is in the way", () => {
    expect(freePlace(size, [at(0, 300, 400, 40)], room)).toEqual(at(100, 60, 300, 50));
  });

  it("is below what it would lie over there, or beside it where that is nearer", () => {
    expect(freePlace(size, [at(350, 70, 40, 60)], room)).toEqual(at(42, 60, 300, 50));
    expect(freePlace(size, [at(150, 70, 200, 30)], room)).toEqual(at(100, 108, 300, 50));
  });

  it("is null when no place is free", () => {
    const rows = Array.from({ length: 20 }, (_, row) => at(200, 60 + row * 40, 40, 30));
    expect(freePlace(size, rows, room)).toBeNull();
  });
});
