// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RowMenu } from "../../../web/src/ui/dialog/RowMenu.tsx";
import { switchLetters } from "../../../web/src/ui/letter-keys.ts";
import { DataTable } from "../../../web/src/ui/table/DataTable.tsx";
import type { TableSelection } from "../../../web/src/ui/table/selection.ts";
import { show } from "../../support/web.tsx";

interface Trip {
  readonly id: string;
}

const trips: readonly Trip[] = [{ id: "Cartagena" }, { id: "Leticia" }, { id: "Pasto" }];
const onToggle = vi.fn<TableSelection<Trip>["onToggle"]>();
const open = vi.fn();

const showLists = () =>
  show(
    <>
      <input aria-label="un campo" />
      {["Viajes", "Otros"].map((label, at) => (
        <DataTable
          key={label}
          label={label}
          columns={[{ key: "id", label: "Destino", cell: ({ id }: Trip) => id }]}
          rows={at === 0 ? trips.slice(0, 2) : trips.slice(2)}
          rowKey={({ id }) => id}
          href={({ id }) => `/${id}`}
          actions={({ id }) => (
            <RowMenu label={`Acciones de ${id}`} acts={[{ label: "Borrar", choose: open }]} />
          )}
          empty={null}
          selection={{ chosen: new Map(), onToggle, onPage: vi.fn(), name: ({ id }) => id }}
        />
      ))}
    </>,
  );

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const here = () => document.activeElement?.textContent;

let visit = 0;

beforeEach(() => {
  // The row of the keys is remembered for an address.
  window.history.replaceState(null, "", `?visit=${++visit}`);
  localStorage.clear();
  vi.clearAllMocks();
});
afterEach(cleanup);

describe("the keys of a list", () => {
  it("step through the rows, from one list of the page into the next, and stop at its ends", () => {
    showLists();
    const places = ["j", "j", "j", "j", "k"].map((key) => {
      press(key);
      return here();
    });
    expect(places).toEqual(["Cartagena", "Leticia", "Pasto", "Pasto", "Leticia"]);
  });

  it("choose the row that they are on, with Shift all up to it, and open its menu", async () => {
    showLists();
    press("x");
    expect(onToggle).not.toHaveBeenCalled();
    press("j");
    press("x");
    press("j");
    press("X", { shiftKey: true });
    expect(onToggle.mock.calls).toEqual([
      [trips[0], false],
      [trips[1], true],
    ]);
    press("e");
    expect(await screen.findByRole("menuitem", { name: "Borrar" })).toBeTruthy();
    expect(open).not.toHaveBeenCalled();
  });

  it("go on where they were left when one comes back to the list", () => {
    showLists();
    press("j");
    press("j");
    cleanup();
    showLists();
    press("j");
    expect(here()).toBe("Leticia");
  });

  it.each(["ctrlKey", "metaKey", "altKey"])("do nothing with %s", (held) => {
    showLists();
    press("j", { [held]: true });
    expect(document.activeElement).toBe(document.body);
  });

  it("rest in a field and under a dialog, but not on a box that is ticked nor under a dialog that is closed", () => {
    showLists();
    const field = screen.getByLabelText("un campo");
    field.focus();
    press("j");
    expect(document.activeElement).toBe(field);
    screen.getByLabelText("Elegir Leticia").focus();
    press("j");
    expect(here()).toBe("Pasto");
    show(
      <div aria-hidden>
        <div role="dialog" />
      </div>,
    );
    press("k");
    expect(here()).toBe("Leticia");
    show(<div role="dialog" />);
    press("k");
    expect(here()).toBe("Leticia");
  });

  it("rest in a browser that has them switched off", () => {
    showLists();
    switchLetters(false);
    press("j");
    expect(document.activeElement).toBe(document.body);
    switchLetters(true);
    press("j");
    expect(document.activeElement).not.toBe(document.body);
  });
});
