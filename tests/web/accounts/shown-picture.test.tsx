// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { PicturePart } from "../../../web/src/features/accounts/profile/PicturePart.tsx";
import { deadlineOf, inDays, longDay } from "../../support/calendar.ts";
import { serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const me = {
  id: 5,
  name: "Ana",
  lastname: "Ruiz",
  role: 2,
  image: "/media/a",
  pictureShownAt: null as string | null,
};
const show = (change: Partial<typeof me> = {}) =>
  showConnected(<PicturePart me={{ ...me, ...change } as never} />);
const label = "Mostrar mi foto a los clientes";

it("an advisor's picture is off until its person switches it on, with one press", async () => {
  const asked = serverAnswers({ ProfileUpdate: { data: { updateProfile: { ...me, version: 2 } } } });
  show();
  const box = screen.getByLabelText<HTMLInputElement>(label);
  expect(box.checked).toBe(false);
  expect(document.body.textContent).toContain("En tus propuestas ven tus iniciales.");
  fireEvent.click(box);
  await waitFor(() =>
    expect(asked).toMatchObject([
      { operation: "ProfileUpdate", variables: { input: { showsPicture: true } } },
    ]),
  );
});

it("an advisor's picture says since when clients see it, and is absent for a client", () => {
  serverAnswers({});
  show({ pictureShownAt: deadlineOf(inDays(-3)) });
  expect(screen.getByLabelText<HTMLInputElement>(label).checked).toBe(true);
  expect(document.body.textContent).toContain(`desde el ${longDay(inDays(-3))}`);
  cleanup();
  show({ role: 1 });
  expect(screen.queryByLabelText(label)).toBeNull();
});
