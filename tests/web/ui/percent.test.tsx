// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { LimitProgress } from "../../../web/src/features/commissions/limit/LimitProgress.tsx";
import { formatPercent } from "../../../web/src/ui/percent.ts";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

it.each([
  [0, "0,0 % del límite"],
  [46.24, "46,2 % del límite"],
  [104.96, "105,0 % del límite"],
  [-3.5, "-3,5 % del límite"],
])("%d percent of a limit is named in words", (percent, words) => {
  show(<LimitProgress percent={percent} status="safe" />);
  expect(screen.getByText(words)).toBeTruthy();
});

it("a percentage keeps a figure and its sign together, and shows no more places than it has", () => {
  expect([formatPercent(12), formatPercent(12.5), formatPercent(1 / 3)]).toEqual([
    "12\u00a0%",
    "12,5\u00a0%",
    "0,33\u00a0%",
  ]);
});
