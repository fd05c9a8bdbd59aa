// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Later } from "../../../web/src/ui/Later.tsx";
import { Nearby } from "../../../web/src/ui/Nearby.tsx";
import { show } from "../../support/web.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("what a press makes comes after it: nothing moves under the finger", () => {
  // A window that sees neither of them.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  show(
    <>
      <Nearby waiting={null}>lejos</Nearby>
      <Later waiting={null}>después</Later>
      <button>Enviar</button>
    </>,
  );
  const button = screen.getByRole("button");
  fireEvent.pointerDown(button);
  expect(screen.queryByText(/lejos/)).toBeNull();
  expect(screen.queryByText(/después/)).toBeNull();
  fireEvent.click(button);
  expect(screen.getByText(/lejos/)).toBeTruthy();
  expect(screen.getByText(/después/)).toBeTruthy();
});
