// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Look } from "../../../web/src/app/theme/Look.tsx";
import { ActivePopup } from "../../../web/src/features/content/popup/ActivePopup.tsx";
import { agencyFields } from "../../../web/src/features/content/agency/agency.form.ts";
import { CarouselHero } from "../../../web/src/features/content/carousel/CarouselHero.tsx";
import { moved } from "../../../web/src/base/lists/moved.ts";
import { PublishedText } from "../../../web/src/features/content/page-text/PublishedText.tsx";
import { pictureProblem } from "../../../web/src/features/content/picture-files.ts";
import { useFirstPause } from "../../../web/src/features/content/popup/useFirstPause.ts";
import { popupStatus } from "../../../web/src/features/content/popup/popup.form.ts";
import { VideoWall } from "../../../web/src/features/content/video/VideoWall.tsx";
import { inDays, TODAY } from "../../support/calendar.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const popup = {
  id: "p1",
  title: "Fin de año",
  content: "Quedan cupos",
  boton: "Ver más",
  image: null,
  link: "/allpacks",
};
const shown = () => screen.queryByRole("dialog") !== null;

describe("the announcement", () => {
  const show = (props: Partial<Parameters<typeof ActivePopup>[0]> = {}) =>
    render(
      <Look>
        <ActivePopup popups={[popup]} today={TODAY} {...props} />
      </Look>,
    );
  /** Shows the page, scrolls it a little, and stops. */
  const open = (props: Parameters<typeof show>[0] = {}) => {
    vi.useFakeTimers();
    show(props);
    fireEvent.scroll(window);
    act(() => void vi.advanceTimersByTime(1_000));
    vi.useRealTimers();
  };
  const close = () => fireEvent.click(screen.getByRole("button", { name: "Cerrar" }));

  it("is shown until it is closed, then not again that day", async () => {
    open();
    await screen.findByRole("dialog");
    close();
    expect(shown()).toBe(false);
    cleanup();
    open();
    expect(shown()).toBe(false);
    cleanup();
    open({ today: inDays(1) });
    expect(await screen.findByRole("dialog")).toBeTruthy();
  });

  it("of another popup is shown although one was closed today", async () => {
    open();
    await screen.findByRole("dialog");
    close();
    cleanup();
    open({ popups: [{ ...popup, id: "p2" }] });
    expect(await screen.findByRole("dialog")).toBeTruthy();
  });

  it("waits until no other dialog is open", async () => {
    const other = document.body.appendChild(document.createElement("div"));
    other.setAttribute("role", "dialog");
    open();
    expect(screen.queryByText(popup.title)).toBeNull();
    other.remove();
    await screen.findByText(popup.title);
  });

  it("waits for the first scroll to end, or for a pause without any input", () => {
    vi.useFakeTimers();
    const passes = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
    const still = renderHook(useFirstPause).result;
    passes(7_000);
    fireEvent.pointerDown(window);
    passes(7_000);
    expect(still.current).toBe(false);
    passes(1_100);
    expect(still.current).toBe(true);
    const scrolled = renderHook(useFirstPause).result;
    passes(1_000);
    fireEvent.scroll(window);
    passes(500);
    fireEvent.scroll(window);
    passes(500);
    expect(scrolled.current).toBe(false);
    passes(400);
    expect(scrolled.current).toBe(true);
    vi.useRealTimers();
  });

  it("is absent when there is none", () => {
    open({ popups: [] });
    open({ popups: undefined });
    expect(shown()).toBe(false);
  });

  it("leads only people of the team to the raffle", async () => {
    const raffle = [{ ...popup, link: "/rifa" }];
    open({ popups: raffle });
    await screen.findByRole("dialog");
    expect(screen.queryByRole("link", { name: "Ver más" })).toBeNull();
    cleanup();
    open({ popups: raffle, staff: true });
    const way = await screen.findByRole("link", { name: "Ver más" });
    expect(way.getAttribute("href")).toBe("/rifa");
  });
});

describe("the carousel", () => {
  const slide = (id: string, destino = "") => ({
    id,
    image: `/paisajes/${id}.svg`,
    title: `Viaje ${id}`,
    description: "",
    destino,
  });

  it("goes around by its buttons, each slide leading to its destination", () => {
    render(
      <Look>
        <CarouselHero slides={[slide("a", "Por Tierra"), slide("b")]} />
      </Look>,
    );
    expect(screen.getByRole("link", { name: "Viaje a" }).getAttribute("href")).toBe(
      "/allpacks?destino=Por+Tierra",
    );
    fireEvent.click(screen.getByRole("button", { name: "Imagen anterior" }));
    expect(screen.getByRole("link", { name: "Viaje b" }).getAttribute("href")).toBe("/allpacks");
    fireEvent.click(screen.getByRole("button", { name: "Imagen siguiente" }));
    expect(screen.getByRole("group", { name: "1 de 2" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Ver Viaje b" }));
    expect(screen.getByRole("group", { name: "2 de 2" })).toBeTruthy();
  });

  it("of one slide has no buttons, and of none nothing", () => {
    const view = render(
      <Look>
        <CarouselHero slides={[slide("a")]} />
      </Look>,
    );
    expect(screen.queryAllByRole("button")).toEqual([]);
    view.rerender(
      <Look>
        <CarouselHero slides={[]} />
      </Look>,
    );
    expect(screen.queryByRole("region")).toBeNull();
  });
});

describe("the videos", () => {
  const video = {
    id: "v",
    url: "https://res.cloudinary.com/demo/video/upload/dog.mp4",
    title: "Costa Rica",
    image: null,
  };

  it("load nothing of their host until one is opened", async () => {
    render(
      <Look>
        <VideoWall videos={[video]} empty="No hay videos disponibles." />
      </Look>,
    );
    expect(document.querySelector("iframe, video")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: /^Costa Rica/ }));
    await screen.findByRole("dialog");
    expect(document.querySelector("video")?.src).toBe(video.url);
  });

  it("say when there are none", () => {
    render(
      <Look>
        <VideoWall videos={[]} empty="No hay videos disponibles." />
      </Look>,
    );
    expect(screen.getByText("No hay videos disponibles.")).toBeTruthy();
  });
});

it("a published text is in the page as it was published", () => {
  render(<PublishedText html="<h2>Título</h2><p>Texto</p>" />);
  expect(screen.getByRole("heading", { level: 2, name: "Título" })).toBeTruthy();
});

describe("the panel", () => {
  it.each([
    [{ isActive: false, startsOn: null, endsOn: null }, "Inactivo"],
    [{ isActive: true, startsOn: null, endsOn: null }, "Activo"],
    [{ isActive: true, startsOn: inDays(1), endsOn: null }, "Programado"],
    [{ isActive: true, startsOn: null, endsOn: inDays(-1) }, "Terminó"],
    [{ isActive: true, startsOn: TODAY, endsOn: TODAY }, "Activo"],
  ])("says of %o: %s", (popup, label) => expect(popupStatus(popup, TODAY).label).toBe(label));

  it("moves an entry by one place", () => {
    expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b", "c"], 2, -1)).toEqual(["a", "c", "b"]);
  });

  it("takes pictures and nothing else", () => {
    expect(pictureProblem({ type: "image/webp", size: 5 })).toBeNull();
    expect(pictureProblem({ type: "application/pdf", size: 5 })).toBe(
      "Solo se permiten imágenes JPG, PNG o WebP",
    );
    expect(pictureProblem({ type: "image/png", size: 11 * 1024 * 1024 })).toBe(
      "El archivo no debe superar los 10MB",
    );
  });

  it("sends the agency's data as they were shown when nothing was typed", () => {
    const nothing = {
      supportEmail: null,
      supportPhone: null,
      instagram: null,
      facebook: null,
      logo: null,
      brandColour: null,
      tiktok: null,
      youtube: null,
    };
    const settings = {
      name: "Rutas",
      legalName: "Rutas S.A.S.",
      nit: "890.903.938-8",
      rntNumber: "1",
      rntValidUntil: null,
      rntRequired: false,
      restPaymentsWithoutAcceptance: true,
      address: "Bogotá",
      phone: "(601) 555 0100",
      breBLimit: 11_552_000,
      horarioSemana: "08:00-18:00",
      horarioSabado: null,
      horarioDomingo: null,
      raffleRightPercent: 12.5,
      raffleAdministrationPercent: 1,
      whatsapp: "573005550100",
      email: "a@b.co",
      ...nothing,
    };
    expect(agencyFields.input(agencyFields.read({ ...settings, version: 3, rntWarning: null }))).toEqual({
      ...settings,
      phone: "6015550100",
      whatsapp: "3005550100",
    });
  });
});
