// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { ActButton } from "../../../web/src/ui/dialog/ActButton.tsx";
import { show } from "../../support/web.tsx";

const web = join(import.meta.dirname, "../../../web/src");

/** Conditions that need no reason: work under way, and the end of a row of steps. */
const plain =
  /busy|loading|stopping|starting|waits|^disabled$|^shown\.disabled$|^false$|^step !== null$|^!(data|known|raffle|look\.columns)$/i;
const steps = [
  ...["ui/desk/QueueSteps.tsx", "ui/desk/FileView.tsx", "features/help/GuideView.tsx"],
  ...["features/catalog/panel/ImagesField.tsx", "features/catalog/panel/PlaceButtons.tsx"],
  "features/quotes/itinerary/ItineraryDayRow.tsx",
];
/** Files whose sentence is in the page beside the button. */
const saidBeside = ["features/reports/financial/FinancialFilters.tsx"];

/** Returns the attributes of an element that begins there: until the `>` outside braces. */
function attributesAt(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (text[at] === ">" && depth === 0) return text.slice(from, at);
  }
  return "";
}

/** Returns the conditions under which the buttons of a file are off without a reason. */
const unexplained = (text: string): string[] =>
  [...text.matchAll(/<(?:Act)?(?:Icon)?Button\b/g)].flatMap(({ index }) => {
    const off = /\bdisabled=\{([^}]*)\}/.exec(attributesAt(text, index))?.[1];
    return off && !plain.test(off) ? [off] : [];
  });

afterEach(cleanup);

const REASON = "Escribe primero el total";

it("a button that is off says why, unless something is under way or steps are at their end", () => {
  const found = readdirSync(web, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx") && ![...steps, ...saidBeside].includes(file))
    .map((file) => ({ file, off: unexplained(readFileSync(join(web, file), "utf8")) }))
    .filter(({ off }) => off.length > 0);
  expect(found).toEqual([]);
});

it("the reason is read by who reaches the button with the keyboard, and a press does nothing", async () => {
  const onClick = vi.fn();
  show(
    <ActButton reason={REASON} onClick={onClick}>
      Distribuir
    </ActButton>,
  );
  const button = () => screen.getByRole("button", { name: "Distribuir", description: REASON });
  fireEvent.keyDown(document.body, { key: "Tab" });
  act(() => button().focus());
  expect((await screen.findByRole("tooltip")).textContent).toBe(REASON);
  fireEvent.click(button());
  expect(onClick).not.toHaveBeenCalled();
});
