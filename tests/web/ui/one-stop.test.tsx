// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { useOneStop } from "../../../web/src/ui/one-stop.ts";
import { show } from "../../support/web.tsx";

function Bar() {
  const [more, setMore] = useState(false);
  const bar = useOneStop<HTMLDivElement>();
  return (
    <div ref={bar} role="toolbar">
      <input aria-label="Buscar" defaultValue="" />
      <button onClick={() => setMore(true)}>Filtros</button>
      {more && <button>Estado: Enviada</button>}
      <button disabled>Exportar</button>
      <input type="date" aria-label="Desde" />
      <button>Vistas</button>
    </div>
  );
}

const named = (name: string) =>
  screen.queryByRole<HTMLElement>("button", { name }) ?? screen.getByLabelText(name);
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
const stops = () =>
  [...document.querySelectorAll<HTMLElement>("[role=toolbar] :is(button, input)")]
    .filter((part) => part.tabIndex === 0 && !part.matches(":disabled, [type=date]"))
    .map((part) => part.textContent || part.getAttribute("aria-label"));

afterEach(cleanup);

it("a group of controls is one stop of Tab, at the part that had the focus last", () => {
  show(<Bar />);
  expect(stops()).toEqual(["Buscar"]);
  named("Buscar").focus();
  press("ArrowRight");
  expect(document.activeElement).toBe(named("Filtros"));
  expect(stops()).toEqual(["Filtros"]);
});

it("a group of controls skips disabled parts and parts that need the arrows themselves, and goes round", () => {
  show(<Bar />);
  named("Filtros").focus();
  press("ArrowRight");
  expect(document.activeElement).toBe(named("Vistas"));
  press("ArrowRight");
  expect(document.activeElement).toBe(named("Buscar"));
  press("End");
  expect(document.activeElement).toBe(named("Buscar"));
  press("ArrowLeft");
  press("Home");
  expect(document.activeElement).toBe(named("Buscar"));
});

it("a group of controls leaves the arrows to a text until its end", () => {
  show(<Bar />);
  const field = named("Buscar") as HTMLInputElement;
  field.value = "ana";
  field.focus();
  field.setSelectionRange(1, 1);
  press("ArrowRight");
  expect(document.activeElement).toBe(field);
  field.setSelectionRange(3, 3);
  press("ArrowRight");
  expect(document.activeElement).toBe(named("Filtros"));
});

it("a group of controls takes in a part that comes later", async () => {
  show(<Bar />);
  fireEvent.click(named("Filtros"));
  await waitFor(() => expect(named("Estado: Enviada").tabIndex).toBe(-1));
  named("Filtros").focus();
  press("ArrowRight");
  expect(document.activeElement).toBe(named("Estado: Enviada"));
});
