// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Figures } from "../../../web/src/ui/Figures.tsx";
import { show } from "../../support/web.tsx";

/** Space between two columns of a phone, in pixels. */
const GAP = 16;

const view = () => (window as unknown as { happyDOM: { setViewport: (to: object) => void } }).happyDOM;

beforeEach(() => view().setViewport({ width: 390, height: 844 }));
afterEach(() => {
  view().setViewport({ width: 1024, height: 768 });
  cleanup();
});

it("on a phone the question mark of a figure never reaches the figure beside it", () => {
  const figure = (label: string) => ({ label, about: "Lo que es.", value: "$ 0" });
  show(<Figures paired figures={["Recaudo", "Pagado", "Devoluciones de noviembre", "Flujo"].map(figure)} />);
  const marks = screen.getAllByRole("button").map((mark) => -parseFloat(getComputedStyle(mark).marginRight));
  expect(marks).toHaveLength(4);
  for (const beyond of marks) expect(beyond).toBeLessThanOrEqual(GAP);
});
