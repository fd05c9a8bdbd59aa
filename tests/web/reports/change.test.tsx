// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Change } from "../../../web/src/features/reports/Change.tsx";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

it.each([
  [26_763_080, 26_763_080, "igual que octubre"],
  [26_823_625, 26_763_080, "casi igual que octubre"],
  [110, 100, "10 % más que octubre"],
  [0, 0, ""],
])("%i beside %i is «%s»", (now, before, text) => {
  const { container } = show(<Change now={now} before={before} than="octubre" />);
  expect(container.textContent).toBe(text);
});
