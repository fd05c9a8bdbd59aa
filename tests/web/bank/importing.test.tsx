// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BankImports, useBankImportActs } from "../../../web/src/features/bank/BankImports.tsx";
import { ImportStatementDialog } from "../../../web/src/features/bank/ImportStatementDialog.tsx";
import { openAct } from "../../support/record-acts.tsx";
import { aSessionUser, serverAnswers, showConnected, uploadsAnswered } from "../../support/web.tsx";

afterEach(cleanup);

const accountant = aSessionUser({ role: 6 });
const account = { id: "a1", kind: "ahorros", bank: "Bancolombia", number: "12345678901" } as const;
const typed = (name: string, fields: object) => ({ __typename: name, ...fields });

const columns = typed("BankFileColumns", {
  day: "Fecha",
  text: "Descripción",
  amount: "Valor",
  credit: null,
  debit: null,
  sign: null,
  reference: null,
  bankId: null,
});
const preview = (over: object) =>
  typed("BankFilePreview", {
    format: "csv",
    accountId: "a1",
    saysAccount: false,
    acquirer: null,
    headings: [],
    kept: true,
    lines: 1,
    fresh: 1,
    known: 0,
    problem: null,
    profile: null,
    remarks: [],
    asks: null,
    dayReadings: null,
    first: [],
    alike: [],
    leftOutCount: 0,
    leftOut: [],
    refusedLines: null,
    refused: [],
    columns,
    ...over,
  });
const previewed = (line: number, text: string) =>
  typed("PreviewedMovement", {
    line,
    day: "2026-11-05",
    amount: 500_000,
    centavos: 55,
    text,
    reference: null,
    kind: "abono",
  });

/** Shows the dialog with a file of which the server says what `read` gives; the variables that it saw. */
const chosen = async (read: (said: Record<string, unknown>) => object) => {
  const seen = uploadsAnswered((variables) => ({
    data:
      "take" in variables
        ? { importBankFile: typed("BankImport", { id: "i1", lines: 3, fresh: 2, held: 1 }) }
        : { previewBankFile: read(variables) },
  }));
  // The screen reads its lists again after an import; nothing of them is looked at here.
  serverAnswers({});
  const closed = vi.fn();
  showConnected(<ImportStatementDialog accounts={[account]} onClose={closed} />, accountant);
  fireEvent.mouseDown(screen.getByRole("combobox", { name: /^Cuenta/ }));
  fireEvent.click(await screen.findByRole("option"));
  fireEvent.change(document.querySelector("input[type=file]")!, {
    target: { files: [new File(["x"], "extracto.csv")] },
  });
  return { seen, closed };
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const isOff = (name: string | RegExp) =>
  screen.getByRole("button", { name }).getAttribute("aria-disabled") === "true";
const plain = (element: Element) => element.textContent!.replaceAll("\u00a0", " ");

it("brings the report of an acquirer as a settlement, with the payment of each transaction", async () => {
  const money = (amount: number, centavos = 0) => typed("ExactMoney", { amount, centavos });
  const zeros = ["feeVat", "withheldRenta", "withheldIva", "withheldIca", "other"];
  const totals = typed("SettledMoney", {
    ...Object.fromEntries(zeros.map((name) => [name, money(0)])),
    gross: money(920_000),
    fee: money(22_020, 50),
    net: money(897_979, 50),
  });
  const transaction = typed("PreviewedTransaction", {
    line: 2,
    day: "2026-11-05",
    reference: "CT-2026-000119-2",
    payer: null,
    status: "aprobada",
    known: false,
    paymentId: "p1",
    paymentName: "CT-2026-000119",
    gross: money(920_000),
  });
  const settlement = { acquirer: "wompi", fresh: 1, found: 1, problem: null, totals };
  const seen = uploadsAnswered((variables) => ({
    data:
      "byFile" in variables
        ? { previewBankFile: preview({ acquirer: "wompi", lines: 0, fresh: 0, problem: "Es el informe" }) }
        : "accountId" in variables
          ? { importSettlement: typed("ImportedSettlements", { ids: ["s1"], verified: 1, refused: [] }) }
          : {
              previewSettlement: typed("SettlementPreview", {
                ...settlement,
                transactions: [transaction],
              }),
            },
  }));
  serverAnswers({});
  const closed = vi.fn();
  showConnected(<ImportStatementDialog accounts={[account]} onClose={closed} />, accountant);
  fireEvent.change(document.querySelector("input[type=file]")!, {
    target: { files: [new File(["x"], "wompi.csv")] },
  });
  const button = await screen.findByRole("button", { name: "Importar 1" });
  const dialog = plain(screen.getByRole("dialog"));
  expect(dialog).toContain("Es el informe de ventas de Wompi. 1 transacción nueva · 1 con su pago");
  expect(dialog).toContain("Comisión-$ 22.020,50");
  expect(dialog).toContain("CT-2026-000119");
  expect(dialog).not.toContain("Retefuente");
  fireEvent.click(button);
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect(seen.at(-1)).toMatchObject({ accountId: "a1" });
});

it("chooses the account that the file names, without a press", async () => {
  const seen = uploadsAnswered(() => ({ data: { previewBankFile: preview({ saysAccount: true }) } }));
  serverAnswers({});
  showConnected(<ImportStatementDialog accounts={[account]} onClose={vi.fn()} />, accountant);
  fireEvent.change(document.querySelector("input[type=file]")!, {
    target: { files: [new File(["x"], "extracto.ofx")] },
  });
  await screen.findByText("La cuenta que dice el archivo.");
  expect(screen.getByRole("combobox", { name: /^Cuenta/ }).textContent).toContain("Bancolombia");
  expect(seen[0]).toMatchObject({ accountId: null, byFile: true });
  expect(screen.getByRole("button", { name: "Importar 1" }).getAttribute("aria-disabled")).toBeNull();
});

describe("a line that may be a movement that is there", () => {
  const alike = [previewed(2, "DE ANA"), previewed(5, "DE PEDRO"), previewed(9, "QR")].map((one, at) =>
    typed("AlikeMovement", {
      told: one,
      thereId: `m${at}`,
      thereText: "TRANSFERENCIA",
      thereReference: "1001",
      thereFile: "octubre.ofx",
    }),
  );
  const shown = async () => {
    const { seen } = await chosen(() => preview({ lines: 4, fresh: 1, alike }));
    const section = await screen.findByRole("region", { name: "Posiblemente la misma" });
    return { seen, section };
  };
  const sent = async (seen: readonly Record<string, unknown>[]) => {
    await vi.waitFor(() => expect(seen.at(-1)).toHaveProperty("take"));
    return seen.at(-1)!["take"];
  };

  it("is shown beside the existing one, and skipped unless a person takes it", async () => {
    const { seen, section } = await shown();
    expect(within(section).getAllByRole("listitem").map(plain)[0]).toContain(
      "En el archivo · Línea 2 · 5 nov 2026 · $ 500.000,55DE ANAYa está, de octubre.ofxTRANSFERENCIA · 1001",
    );
    press("Importar 1");
    expect(await sent(seen)).toEqual([]);
  });

  it("is taken by a press, and left by the next one", async () => {
    const { seen } = await shown();
    press("Tomar: Línea 5");
    press("Tomar: Línea 9");
    press("Dejar: Línea 5");
    press("Importar 2");
    expect(await sent(seen)).toEqual([9]);
  });

  it("is taken with all of them, and left with all of them", async () => {
    const { seen } = await shown();
    press("Tomar todas");
    expect(screen.getByRole("button", { name: "Importar 4" })).toBeTruthy();
    press("Dejar todas");
    expect(screen.getByRole("button", { name: "Importar 1" })).toBeTruthy();
    press("Tomar todas");
    press("Importar 4");
    expect(await sent(seen)).toEqual([2, 5, 9]);
  });

  it("is asked about again for another file", async () => {
    await shown();
    press("Tomar todas");
    fireEvent.change(document.querySelector("input[type=file]")!, {
      target: { files: [new File(["y"], "otro.csv")] },
    });
    expect(await screen.findByRole("button", { name: "Importar 1" })).toBeTruthy();
  });
});

describe("lines that cannot be read", () => {
  const refusedLines = typed("RefusedBankLines", { lines: 2, amount: 20_000, centavos: 50 });
  const refused = [3, 4].map((line) =>
    typed("RefusedBankLine", { line, text: "MALA · mil", problem: `Línea ${line}: no entendimos «mil».` }),
  );
  const leftOut = [typed("LeftOutBankLine", { line: 6, text: "Total", reason: "Sin fecha" })];

  it("keep the file out until a person imports it without them, named by count and sum", async () => {
    const said = { lines: 1, problem: refused[0]!["problem" as never], refusedLines, refused };
    const { seen } = await chosen(() => preview({ ...said, leftOutCount: 1, leftOut }));
    expect(plain(await screen.findByRole("alert"))).toContain("Línea 3: no entendimos «mil».MALA · mil");
    expect(screen.getByText("1 línea que no es un movimiento")).toBeTruthy();
    expect(isOff("Importar")).toBe(true);
    const without = screen.getByRole("checkbox");
    expect(plain(without.closest("label")!)).toBe("Importar sin estas 2 líneas, que suman $ 20.000,50");
    fireEvent.click(without);
    press("Importar 1");
    await vi.waitFor(() =>
      expect(seen.at(-1)).toMatchObject({ withoutRefused: { lines: 2, amount: 20_000, centavos: 50 } }),
    );
  });

  it("alone are no file that could be imported without them", async () => {
    await chosen(() => preview({ lines: 0, fresh: 0, problem: "Línea 3: mal.", refusedLines, refused }));
    expect(plain(await screen.findByRole("alert"))).toBe("Línea 3: mal.");
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(isOff("Importar")).toBe(true);
  });
});

it.each([
  "Línea 3: el saldo es $ 3.500,00 y con lo leído debería ser $ 3.000,00.",
  "Es el informe de las ventas de Bold, no un extracto.",
])("a file of which the server says «%s» is not imported, and why is seen", async (problem) => {
  await chosen(() => preview({ lines: 0, fresh: 0, problem }));
  expect((await screen.findByRole("alert")).textContent).toBe(problem);
  expect(isOff("Importar")).toBe(true);
});

describe("a PDF with a password", () => {
  const missing = "El PDF tiene contraseña.";
  const wrong = "Esa no es la contraseña del PDF.";
  const asked = (problem: string) =>
    preview({ format: "pdf", lines: 0, fresh: 0, asks: "password", problem });
  const shown = async () => {
    const answer = await chosen(({ password }) =>
      password === "1037" ? preview({ format: "pdf" }) : asked(password ? wrong : missing),
    );
    return { ...answer, field: await screen.findByLabelText("Contraseña del archivo") };
  };
  const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

  it("is read with the password that a person types, which is sent along when it is imported", async () => {
    const { seen, field } = await shown();
    expect(screen.getByText(missing)).toBeTruthy();
    expect(isOff("Leer el archivo")).toBe(true);
    type(field, "1");
    press("Leer el archivo");
    await screen.findByText(wrong);
    expect(field.getAttribute("aria-invalid")).toBe("true");
    type(field, "1037");
    expect(field.getAttribute("aria-invalid")).toBe("false");
    fireEvent.keyDown(field, { key: "Enter" });
    fireEvent.click(await screen.findByRole("button", { name: "Importar 1" }));
    await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ password: "1037", take: [] }));
  });

  it("is asked for again of another file: what was written for one is not sent with the next", async () => {
    const { seen, field } = await shown();
    type(field, "1037");
    press("Leer el archivo");
    await screen.findByRole("button", { name: "Importar 1" });
    fireEvent.change(document.querySelector("input[type=file]")!, {
      target: { files: [new File(["y"], "otro.pdf")] },
    });
    await screen.findByText(missing);
    expect(seen.map(({ password }) => password)).toEqual([null, "1037", null]);
  });
});

it("the order of days is asked with a line read in both, and goes along when the file is imported", async () => {
  const dayReadings = typed("BankDayReadings", { line: 2, dayFirst: "2026-05-11", monthFirst: "2026-11-05" });
  const { seen } = await chosen(({ dayOrder }) =>
    dayOrder
      ? preview({})
      : preview({ lines: 0, fresh: 0, asks: "dayOrder", problem: "Di cuál.", dayReadings }),
  );
  const group = await screen.findByRole("group", { name: "¿Qué va primero en las fechas de este archivo?" });
  expect(within(group).getAllByRole("button").map(plain)).toEqual([
    "El día: la línea 2 es del 11 may 2026",
    "El mes: la línea 2 es del 5 nov 2026",
  ]);
  expect(isOff("Importar")).toBe(true);
  press(/^El mes/);
  fireEvent.click(await screen.findByRole("button", { name: "Importar 1" }));
  await vi.waitFor(() => expect(seen.at(-1)).toMatchObject({ dayOrder: "month", take: [] }));
});

describe("taking an import back", () => {
  const brought = (over: object) =>
    typed("BankImport", {
      id: "i1",
      createdAt: "2026-11-05T15:00:00.000Z",
      filename: "octubre.csv",
      fileId: "f1",
      lines: 5,
      fresh: 3,
      firstDay: "2026-11-01",
      lastDay: "2026-11-05",
      own: 2,
      shared: 1,
      takenBackAt: null,
      takenBackBy: null,
      account: typed("AgencyAccount", account),
      createdBy: typed("User", { id: 7, name: "Ana", lastname: "Paz" }),
      acts: [typed("OfferedAct", { name: "undo", allowed: true, reason: null })],
      ...over,
    });
  const list = (over: object) => ({
    BankImports: {
      data: { bankImports: typed("BankImportPage", { items: [brought(over)], total: 1, totalPages: 1 }) },
    },
  });

  it("says how many movements go and how many stay, and asks the server once it is pressed", async () => {
    const seen = serverAnswers({
      ...list({}),
      BankImportUndo: {
        data: {
          undoBankImport: typed("BankImport", { id: "i1", takenBackAt: "2026-11-05T16:00:00.000Z" }),
        },
      },
    });
    showConnected(<BankImports accountId={undefined} onOpen={vi.fn()} />, accountant);
    fireEvent.click(await screen.findByRole("button", { name: "Deshacer importación: octubre.csv" }));
    const dialog = await screen.findByRole("dialog");
    expect(plain(dialog)).toContain(
      "Se quitan los 2 movimientos que trajo octubre.csv. Se queda 1 que otro archivo también trae.",
    );
    fireEvent.click(within(dialog).getByRole("button", { name: "Deshacer importación" }));
    await vi.waitFor(() =>
      expect(seen).toContainEqual(
        expect.objectContaining({ operation: "BankImportUndo", variables: { id: "i1" } }),
      ),
    );
  });

  it("is off while a movement of it backs a payment, and says why", async () => {
    const reason = "Uno de sus movimientos respalda un pago: deshaz primero esa asignación.";
    serverAnswers(list({ acts: [typed("OfferedAct", { name: "undo", allowed: false, reason })] }));
    showConnected(<BankImports accountId={undefined} onOpen={vi.fn()} />, accountant);
    await screen.findByText("octubre.csv");
    expect(isOff("Deshacer importación: octubre.csv")).toBe(true);
    fireEvent.mouseOver(screen.getByRole("button", { name: /^Deshacer/ }));
    expect((await screen.findByRole("tooltip")).textContent).toBe(reason);
  });

  it("names who did it, and offers it no more", async () => {
    const by = typed("User", { id: 9, name: "Constanza" });
    serverAnswers(list({ takenBackAt: "2026-11-05T16:00:00.000Z", takenBackBy: by, acts: [] }));
    showConnected(<BankImports accountId={undefined} onOpen={vi.fn()} />, accountant);
    expect(await screen.findByText(/^Deshecha por Constanza, 5 nov 2026/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Deshacer/ })).toBeNull();
  });

  it("that the server refuses stays open with its sentence", async () => {
    const brought = { id: "i1", filename: "octubre.csv", own: 1, shared: 0 };
    const message = "Esta importación ya se deshizo.";
    openAct(useBankImportActs, "undo", brought, { message });
    fireEvent.click(screen.getByRole("button", { name: "Deshacer importación" }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole("dialog", { name: "Deshacer importación" })).toBeTruthy();
  });
});
