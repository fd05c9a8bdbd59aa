// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ImportProvidersDialog } from "../../../web/src/features/providers/ImportProvidersDialog.tsx";
import { START } from "../../support/calendar.ts";
import { aSessionUser, serverAnswers, showConnected, uploadsAnswered } from "../../support/web.tsx";

afterEach(cleanup);
beforeEach(() => {
  serverAnswers({
    ProviderImportList: { data: { providerImports: { __typename: "ProviderImportPage", items: [] } } },
  });
});

const column = (place: number, heading: string, field: string | null) => ({
  __typename: "ImportFileColumn",
  place,
  heading,
  samples: [`${heading} 1`],
  field,
});
const layout = (over: object = {}) => ({
  __typename: "ImportLayout",
  titles: 1,
  first: [{ __typename: "ImportTitleLine", line: 1, text: "Empresa · Aliado" }],
  columns: [column(0, "Empresa", "name"), column(1, "Aliado", null)],
  unread: ["Aliado"],
  missing: [],
  days: null,
  ...over,
});
const line = (at: number, over: object) => ({
  __typename: "PreviewedProvider",
  line: at,
  name: `Proveedor ${at}`,
  state: "ok",
  reasons: [],
  choices: [],
  ...over,
});
const previewed = (over: object = {}) => ({
  __typename: "ProviderImportPreview",
  ok: 1,
  doubtful: 0,
  asked: 0,
  repeated: 0,
  known: 0,
  refused: 0,
  layout: layout(),
  shown: [line(2, {})],
  ...over,
});
const imported = {
  __typename: "ProviderImport",
  id: "i1",
  filename: "aliados.csv",
  lines: 1,
  there: 1,
  createdAt: START.toISOString(),
  takenBackAt: null,
  createdBy: { __typename: "Person", id: "1", name: "Ana" },
  takenBackBy: null,
};

/** Opens the dialog with a file of which the server says this; returns its requests. */
async function opened(preview: (variables: Record<string, unknown>) => object) {
  const seen = uploadsAnswered((variables) => ({
    data:
      "leaveRefused" in variables
        ? { importProviders: imported }
        : { previewProviderImport: preview(variables) },
  }));
  const close = vi.fn();
  showConnected(<ImportProvidersDialog onClose={close} />, aSessionUser({ role: 5 }));
  fireEvent.change(document.querySelector("input[type=file]")!, {
    target: { files: [new File(["x"], "aliados.csv")] },
  });
  return { seen, close };
}

const choose = async (field: RegExp, option: string) => {
  fireEvent.mouseDown(await screen.findByRole("combobox", { name: field }));
  fireEvent.click(await screen.findByRole("option", { name: option }));
};

describe("importing providers", () => {
  it("names the columns that nobody reads, and lines that are taken together", async () => {
    await opened(() => previewed({ repeated: 2 }));
    expect(await screen.findByText("Se lee: Proveedor (Empresa). No se lee: Aliado.")).toBeTruthy();
    expect(screen.getByText(/2 líneas repiten a otra: se toman como un solo proveedor\./)).toBeTruthy();
  });

  it("asks whose a line is that contradicts another, and sends the answer", async () => {
    const reason = "Parece el proveedor de la línea 2, con otro NIT";
    const { seen, close } = await opened(() =>
      previewed({
        asked: 1,
        shown: [line(3, { state: "doubtful", reasons: [reason], choices: ["same"] }), line(2, {})],
      }),
    );
    expect(await screen.findByText(reason)).toBeTruthy();
    await choose(/^Línea 3: Proveedor 3/, "Es el mismo proveedor");
    fireEvent.click(screen.getByRole("button", { name: "Importar 1 proveedor" }));
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(seen.at(-1)).toMatchObject({ take: [{ line: 3, choice: "same" }], leaveRefused: false });
  });

  it("leaves a line out that nobody answers", async () => {
    const { seen, close } = await opened(() =>
      previewed({ asked: 1, shown: [line(3, { state: "doubtful", reasons: ["x"], choices: ["same"] })] }),
    );
    fireEvent.click(await screen.findByRole("button", { name: "Importar 1 proveedor" }));
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(seen.at(-1)).toMatchObject({ take: [] });
  });

  it("lets the columns be chosen where none is known, and imports with that choice", async () => {
    const { seen, close } = await opened(({ mapping }) =>
      mapping
        ? previewed()
        : previewed({
            ok: 0,
            shown: [],
            layout: layout({
              missing: ["Proveedor"],
              columns: [column(0, "Quién", null)],
              unread: ["Quién"],
            }),
          }),
    );
    expect(await screen.findByText(/No encontramos Proveedor en los títulos/)).toBeTruthy();
    await choose(/^Quién/, "Proveedor");
    fireEvent.click(screen.getByRole("button", { name: "Usar estas columnas" }));
    fireEvent.click(await screen.findByRole("button", { name: "Importar 1 proveedor" }));
    await waitFor(() => expect(close).toHaveBeenCalled());
    const columns = [{ place: 0, field: "name" }];
    expect(seen.at(-1)).toMatchObject({ mapping: { titles: 1, columns } });
  });
});
