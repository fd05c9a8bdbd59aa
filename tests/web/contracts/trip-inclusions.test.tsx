// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { TripInclusions } from "@travesia/pages/trip/TripInclusions.tsx";
import { afterEach, expect, it } from "vitest";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

const linesOf = (title: string) =>
  within(screen.getByRole("region", { name: title }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

it("a trip lists included and excluded services, each in its place", () => {
  show(<TripInclusions inclusions={["Guía"]} exclusions={["Propinas", "Tasas de salida"]} />);
  expect(linesOf("Tu viaje incluye")).toEqual(["Guía"]);
  expect(linesOf("No incluye")).toEqual(["Propinas", "Tasas de salida"]);
});

it("a trip that says neither has no heading for it", () => {
  show(<TripInclusions inclusions={[]} exclusions={[]} />);
  expect(screen.queryByRole("heading")).toBeNull();
});
