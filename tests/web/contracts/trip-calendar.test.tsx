// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TripCalendar } from "../../../web/src/features/contracts/trip/TripCalendar.tsx";
import { serverAnswers, showConnected } from "../../support/web.tsx";

const ADDRESS = "https://viajes.co/calendario/abc.ics";
const device = "En este iPhone, iPad o Mac";
const google = "En Google Calendar";
const copy = "Copiar dirección del calendario";
const closed = vi.fn();
const copied: string[] = [];
let tab: { location: { href: string }; close: () => void };

beforeEach(() => {
  tab = { location: { href: "" }, close: closed };
  vi.spyOn(window, "open").mockReturnValue(tab as never);
  vi.spyOn(window.location, "assign").mockReturnValue(undefined);
  vi.spyOn(navigator.clipboard, "write").mockImplementation(async ([item]) => {
    const text = await item!.getType("text/plain");
    copied.push(await text.text());
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  closed.mockReset();
  copied.length = 0;
});

/** Shows the button of a trip; counts the links that it makes. */
function show(works = true) {
  const refused = { errors: [{ message: "Ya no se puede", extensions: { code: "CONFLICT" } }], data: null };
  const seen = serverAnswers({ TripCalendar: works ? { data: { makeTripCalendar: ADDRESS } } : refused });
  showConnected(<TripCalendar of={{ contractId: "c" }} token="abc" />);
  return () => seen.filter(({ operation }) => operation === "TripCalendar").length;
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const openDialog = () => press("Agregar al calendario");
const close = async () => {
  press("Cerrar");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
};

describe("the calendar of a trip", () => {
  it("is made by no opening", async () => {
    const links = show();
    openDialog();
    await close();
    openDialog();
    expect(screen.getByRole("button", { name: device })).toBeTruthy();
    expect(links()).toBe(0);
  });

  it.each([
    [
      device,
      () => expect(window.location.assign).toHaveBeenCalledWith("webcal://viajes.co/calendario/abc.ics"),
    ],
    [google, () => expect(tab.location.href).toContain("calendar.google.com")],
    [copy, () => expect(copied.at(-1)).toBe(ADDRESS)],
  ])("is made once, at the first press of a way: %s", async (way, arrived) => {
    const links = show();
    openDialog();
    press(way);
    await waitFor(arrived);
    expect((await screen.findByRole("link", { name: device })).getAttribute("href")).toMatch(/^webcal:/);
    await close();
    openDialog();
    expect(screen.getByRole("link", { name: google }).getAttribute("href")).toContain("calendar.google.com");
    press(copy);
    await waitFor(() => expect(copied.at(-1)).toBe(ADDRESS));
    expect(links()).toBe(1);
  });

  it("leaves no empty tab behind where it was refused", async () => {
    show(false);
    openDialog();
    press(google);
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(screen.getByRole("button", { name: google })).toBeTruthy();
  });
});
