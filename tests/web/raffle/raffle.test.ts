import { describe, expect, it } from "vitest";
import { readSelection, SelectionStore } from "../../../web/src/features/raffle/board/selection.ts";
import { rafflePictureProblem } from "../../../web/src/features/raffle/panel/raffle.form.ts";
import { takenFilterOf } from "../../../web/src/features/raffle/panel/taken.filters.ts";
import { qrPath } from "../../../web/src/ui/qr.path.ts";

const aTab = (kept: string | null = null) => {
  let value = kept;
  return {
    getItem: () => value,
    setItem: (_: string, next: string) => void (value = next),
    removeItem: () => void (value = null),
  };
};

describe("the selection of a tab", () => {
  it("is kept in order, and found again by the next page", () => {
    const tab = aTab();
    const store = new SelectionStore(tab);
    for (const value of ["500", "007", "123", "500"]) store.toggle("rifa-1", value);
    expect(store.read()).toEqual({ raffleId: "rifa-1", values: ["007", "123"] });
    expect(new SelectionStore(tab).read()).toEqual(store.read());
    store.clear();
    expect(new SelectionStore(tab).read()).toEqual({ raffleId: null, values: [] });
  });

  it("takes twenty numbers and no more", () => {
    const store = new SelectionStore(aTab());
    const taken = Array.from({ length: 21 }, (_, n) => store.toggle("rifa-1", String(100 + n)));
    expect([taken.filter(Boolean).length, taken.at(-1)]).toEqual([20, false]);
    expect(store.toggle("rifa-1", "100")).toBe(true);
    expect(store.read().values.length).toBe(19);
  });

  it("begins again with another raffle", () => {
    const store = new SelectionStore(aTab());
    store.toggle("rifa-1", "001");
    store.toggle("rifa-2", "002");
    expect(store.read()).toEqual({ raffleId: "rifa-2", values: ["002"] });
  });

  it("loses what somebody else took, and says which", () => {
    const store = new SelectionStore(aTab());
    let calls = 0;
    store.subscribe(() => (calls += 1));
    for (const value of ["001", "002", "003"]) store.toggle("rifa-1", value);
    expect(store.drop(["002", "900"])).toEqual(["002"]);
    expect(store.drop(["002"])).toEqual([]);
    expect([store.read().values, calls]).toEqual([["001", "003"], 4]);
  });

  it("works where the browser keeps nothing", () => {
    const refuses = () => {
      throw new Error("denied");
    };
    const store = new SelectionStore({ getItem: refuses, setItem: refuses, removeItem: refuses });
    expect(store.toggle("rifa-1", "001")).toBe(true);
    expect(store.read().values).toEqual(["001"]);
  });

  it.each(["{", "null", "[]", '{"raffleId":1,"values":["001"]}', '{"raffleId":"r","values":["1","x",null]}'])(
    "is empty where the tab keeps %s",
    (kept) => {
      expect(readSelection(aTab(kept))).toEqual({ raffleId: null, values: [] });
    },
  );
});

describe("the filters of the taken numbers", () => {
  it.each([
    [{}, { search: undefined, isPaid: undefined, raffleId: undefined }],
    [
      { pagado: "si", search: "marta" },
      { search: "marta", isPaid: true, raffleId: undefined },
    ],
    [
      { pagado: "no", rifa: "r-1" },
      { search: undefined, isPaid: false, raffleId: "r-1" },
    ],
    [{ pagado: "quizás" }, { search: undefined, isPaid: undefined, raffleId: undefined }],
  ])("%o", (values, filter) => {
    expect(takenFilterOf(values as Record<string, string>)).toEqual(filter);
  });
});

describe("a prize's picture", () => {
  it.each([
    [null, null],
    [new File(["x"], "a.png", { type: "image/png" }), null],
    [new File(["x"], "a.pdf", { type: "application/pdf" }), "Solo se permiten imágenes JPG, PNG o WebP"],
  ])("%o", (file, problem) => {
    expect(rafflePictureProblem(file)).toBe(problem);
  });
});

describe("a QR code", () => {
  it("is a square of dark modules with light ones around", async () => {
    const { d, side } = await qrPath("https://travesia.test/login/ABC");
    expect(side).toBeGreaterThan(24);
    expect(d).toMatch(/^M2 2h1v1h-1z/);
    expect(d).not.toContain("M0 ");
    expect((await qrPath("otra cosa")).d).not.toBe(d);
  });
});
