// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ColumnsDialog } from "../../../web/src/base/exports/ColumnsDialog.tsx";
import { daysOfRange } from "../../../api/src/core/colombia/day-ranges.ts";
import { ExportButton, LIST_DAYS } from "../../../web/src/base/lists/ExportButton.tsx";
import { TODAY } from "../../support/calendar.ts";
import { aSessionUser, serverAnswers, showConnected } from "../../support/web.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const column = (key: string, heading: string) => ({ __typename: "ExportableColumn", key, heading });

function open() {
  const onExport = vi.fn();
  serverAnswers({
    ExportableColumns: {
      data: {
        exportableColumns: [
          column("numero", "Número"),
          column("cliente", "Cliente"),
          column("valor", "Valor"),
        ],
      },
    },
  });
  showConnected(<ColumnsDialog list="quotes" onExport={onExport} onClose={() => undefined} />);
  return onExport;
}
const box = (name: string) => screen.findByRole<HTMLInputElement>("checkbox", { name });

describe("the columns that are taken along", () => {
  it("are all of them at first, in the list's order, and the last chosen ones the next time", async () => {
    const first = open();
    expect((await box("Valor")).checked).toBe(true);
    fireEvent.click(await box("Número"));
    fireEvent.click(screen.getByRole("button", { name: "CSV" }));
    fireEvent.click(screen.getByRole("button", { name: "Exportar 2 columnas" }));
    expect(first.mock.calls).toEqual([["csv", ["cliente", "valor"]]]);
    cleanup();
    open();
    expect((await box("Número")).checked).toBe(false);
    expect((await box("Cliente")).checked).toBe(true);
  });

  it("are one at the least", async () => {
    open();
    await box("Valor");
    fireEvent.click(screen.getByRole("button", { name: "Quitar todas" }));
    const off = () => screen.getByRole("button", { name: /^Exportar/ }).getAttribute("aria-disabled");
    expect(off()).toBe("true");
    fireEvent.click(screen.getByRole("button", { name: "Elegir todas" }));
    await waitFor(() => expect(off()).toBeNull());
  });
});

describe("a month of a list", () => {
  it("is exported by one press of the list's options, with the other conditions of the list", async () => {
    const seen = serverAnswers({});
    showConnected(
      <ExportButton
        list="invoices"
        variables={{ page: 3, limit: 25, filter: { cobro: "parcial", startDate: TODAY, endDate: TODAY } }}
        days={LIST_DAYS}
      />,
      aSessionUser(),
    );
    fireEvent.click(screen.getByRole("menuitem", { name: "Mes pasado (Excel)" }));
    const { from, to } = daysOfRange("mes-pasado", TODAY);
    await waitFor(() =>
      expect(seen).toMatchObject([
        {
          operation: "ListExportStart",
          variables: {
            input: {
              format: "xlsx",
              arguments: { filter: { cobro: "parcial", startDate: from, endDate: to } },
            },
          },
        },
      ]),
    );
  });

  it("is not offered for a list without days", () => {
    showConnected(<ExportButton list="taxedPeople" variables={{}} />, aSessionUser());
    expect(screen.queryByRole("menuitem", { name: /^Mes pasado/ })).toBeNull();
    expect(screen.getByRole("menuitem", { name: /^Excel/ })).toBeTruthy();
  });
});
