// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { BulkAct, BulkDialogProps, Outcome, Slice } from "../../../web/src/base/lists/bulk-act.ts";
import { ConfirmEach } from "../../../web/src/base/lists/ConfirmEach.tsx";
import { useBulk } from "../../../web/src/base/lists/useBulk.tsx";
import { DataTable } from "../../../web/src/ui/table/DataTable.tsx";
import { serverAnswers, showConnected } from "../../support/web.tsx";

interface Row {
  readonly id: string;
  readonly open: boolean;
}
const row = (number: number): Row => ({ id: `Q${number}`, open: number % 2 === 1 });
const records = Array.from({ length: 230 }, (_, place) => row(place + 1));
const SIZE = 5;

const calls: Slice[] = [];
let answer: (id: string) => Outcome | Error;

/** Ids that were opened again. */
const opened: string[] = [];

function CloseEach(props: BulkDialogProps<Row>) {
  return (
    <ConfirmEach
      {...props}
      title="Cerrar varios"
      confirm="Cerrar"
      perform={async (slice) => {
        calls.push(slice);
        await Promise.resolve();
        const outcomes = slice.ids.map(answer);
        const failed = outcomes.find((outcome) => outcome instanceof Error);
        if (failed) throw failed;
        return { data: { outcomes: outcomes as Outcome[] } };
      }}
      opposite={async (slice) => {
        opened.push(...slice.ids);
        await Promise.resolve();
        return { data: { outcomes: slice.ids.map((id) => ({ id, done: true, reason: null })) } };
      }}
    >
      {props.rows.length} se cierran.
    </ConfirmEach>
  );
}
const acts: BulkAct<Row>[] = [
  { key: "close", label: "Cerrar", allows: ({ open }) => open, Dialog: CloseEach },
];

function List({ offered = acts }: { readonly offered?: readonly BulkAct<Row>[] }) {
  const [page, setPage] = useState(1);
  const pageOf = (at: number, limit: number) => records.slice((at - 1) * limit, at * limit);
  const items = pageOf(page, SIZE);
  const bulk = useBulk({
    list: { items, total: records.length },
    rowKey: ({ id }) => id,
    name: ({ id }) => id,
    href: ({ id }) => `/viajes/${id}`,
    read: ({ page: at, limit }) => Promise.resolve(pageOf(at, limit)),
    acts: offered,
  });
  return (
    <>
      <DataTable
        label="Viajes"
        columns={[{ key: "id", label: "Viaje", cell: ({ id }) => id }]}
        rows={items}
        rowKey={({ id }) => id}
        empty={null}
        {...bulk.table}
      />
      <button onClick={() => setPage(page + 1)}>Otra página</button>
      {bulk.bar}
    </>
  );
}

const open = () => {
  serverAnswers({});
  calls.length = 0;
  opened.length = 0;
  answer = (id) => ({ id, done: true, reason: null });
  showConnected(<List />);
};
const choose = (id: string, keys = {}) =>
  fireEvent.click(screen.getByRole("checkbox", { name: `Elegir ${id}` }), keys);
const bar = () => within(screen.getByRole("region", { name: "Acciones sobre lo elegido" }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const isChosen = (id: string) =>
  (screen.getByRole("checkbox", { name: `Elegir ${id}` }) as HTMLInputElement).checked;

afterEach(cleanup);

describe("choosing of a list", () => {
  it("offers an act with the number of the records that allow it", () => {
    open();
    expect(screen.queryByRole("region")).toBeNull();
    choose("Q1");
    expect(bar().getByText("1 elegido")).toBeDefined();
    expect(bar().getByRole("button", { name: "Cerrar" })).toBeDefined();
    choose("Q2");
    choose("Q3");
    expect(bar().getByRole("button", { name: "Cerrar (2 de 3)" })).toBeDefined();
    choose("Q1");
    choose("Q3");
    expect(bar().queryByRole("button", { name: /Cerrar/ })).toBeNull();
  });

  it("takes all rows between two with Shift, and lets them go alike", () => {
    open();
    choose("Q2");
    choose("Q5", { shiftKey: true });
    expect(bar().getByText("4 elegidos")).toBeDefined();
    choose("Q3", { shiftKey: true });
    expect([2, 3, 4, 5].map((number) => isChosen(`Q${number}`))).toEqual([true, false, false, false]);
  });

  it("keeps the choice on other pages, and says that it is not visible", () => {
    open();
    fireEvent.click(screen.getByRole("checkbox", { name: "Elegir la página" }));
    press("Otra página");
    choose("Q6");
    expect(bar().getByText("6 elegidos · 5 no están en esta página")).toBeDefined();
    press("Quitar selección");
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("extends to all rows of the filter, 200 at the most", async () => {
    open();
    fireEvent.click(screen.getByRole("checkbox", { name: "Elegir la página" }));
    press("Elegir los primeros 200 de 230");
    expect(await bar().findByText("200 elegidos · 195 no están en esta página")).toBeDefined();
    expect(screen.queryByRole("button", { name: /Elegir los/ })).toBeNull();
  });

  it("offers no boxes to a person without an act", () => {
    serverAnswers({});
    showConnected(<List offered={[]} />);
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});

describe("an act on the chosen rows", () => {
  const closeAll = async () => {
    fireEvent.click(screen.getByRole("checkbox", { name: "Elegir la página" }));
    press("Elegir los primeros 200 de 230");
    await bar().findByText(/200 elegidos/);
    press("Cerrar (100 de 200)");
    expect(
      screen.getByText("Otros 100 de los elegidos no lo permiten y se quedan como están."),
    ).toBeDefined();
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cerrar" }));
  };

  it("goes ten at a time under keys of one run, and leaves chosen what was refused, with its reason", async () => {
    open();
    answer = (id) =>
      id === "Q7" ? { id, done: false, reason: "Ya salió." } : { id, done: true, reason: null };
    await closeAll();
    expect(await screen.findByText("99 hechos · 1 rechazado")).toBeDefined();
    expect(calls.map(({ ids }) => ids.length)).toEqual(Array.from({ length: 10 }, () => 10));
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(10);
    expect(screen.getByText("Ya salió.")).toBeDefined();
    expect(screen.getByRole("link", { name: "Q7" }).getAttribute("href")).toBe("/viajes/Q7");
    press("Entendido");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(bar().getByText(/^101 elegidos/)).toBeDefined();
  });

  it("stops between two calls when it is stopped", async () => {
    open();
    answer = (id) => {
      if (calls.length === 2) fireEvent.click(screen.getByRole("button", { name: "Detener", hidden: true }));
      return { id, done: true, reason: null };
    };
    await closeAll();
    expect(await screen.findByText("20 hechos · 80 sin intentar")).toBeDefined();
  });

  it("breaks off where a call is refused as a whole, and says why", async () => {
    open();
    answer = (id) => (calls.length === 2 ? new Error("Sesión terminada") : { id, done: true, reason: null });
    await closeAll();
    expect(await screen.findByText("10 hechos · 90 sin intentar")).toBeDefined();
  });

  it("undoes its effects, and none that was refused", async () => {
    open();
    answer = (id) => ({ id, done: id !== "Q3", reason: id === "Q3" ? "Ya salió." : null });
    choose("Q1");
    choose("Q3");
    choose("Q5");
    press("Cerrar");
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cerrar" }));
    expect(await screen.findByText("2 hechos · 1 rechazado")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Deshacer", hidden: true }));
    await waitFor(() => expect(opened).toEqual(["Q1", "Q5"]));
  });

  it("says only that it is done where nothing was refused", async () => {
    open();
    choose("Q1");
    press("Cerrar");
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Cerrar" }));
    expect(await screen.findByText("Cerrar: 1 hecho.")).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByRole("region")).toBeNull();
  });
});
