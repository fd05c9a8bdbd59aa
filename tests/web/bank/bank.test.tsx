// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { acceptedText } from "../../../web/src/features/bank/bank.texts.ts";
import { BankDialogs } from "../../../web/src/features/bank/BankDialogs.tsx";
import { ImportStatementDialog } from "../../../web/src/features/bank/ImportStatementDialog.tsx";
import { useBankActions } from "../../../web/src/features/bank/useBankActions.ts";
import { aSessionUser, serverAnswers, showConnected, uploadsAnswered } from "../../support/web.tsx";

afterEach(cleanup);

const accountant = aSessionUser({ role: 6 });
const owner = aSessionUser({ role: 7 });

function Bank() {
  const actions = useBankActions();
  return (
    <>
      <button onClick={() => void actions.offerExact(undefined)}>Aceptar las exactas</button>
      <BankDialogs actions={actions} />
    </>
  );
}

describe("the exact proposals", () => {
  const typed = (name: string, fields: object) => ({ __typename: name, ...fields });
  const movement = (id: string, free: number, registeredByMe: boolean, status = "pending") =>
    typed("BankMovement", {
      id,
      free,
      proposals: [
        typed("BankProposal", {
          id: `p${id}`,
          exact: true,
          payment: typed("Payment", { id: `of ${id}`, status, registeredByMe }),
        }),
      ],
    });
  const offered = async (user: typeof accountant, items: readonly object[]) => {
    serverAnswers({
      BankExactProposals: { data: { bankMovements: typed("BankMovementPage", { items }) } },
    });
    showConnected(<Bank />, user);
    fireEvent.click(screen.getByText("Aceptar las exactas"));
    const dialog = await screen.findByRole("dialog", { name: "Aceptar las propuestas exactas" });
    const said = dialog.textContent!.replaceAll("\u00a0", " ");
    return { dialog, said, button: (name: string) => within(dialog).getByRole("button", { name }) };
  };
  const seen = [
    movement("1", 100_000, false),
    movement("2", 20_000, true),
    movement("3", 3_000, true, "verified"),
  ];

  it("are the ones that the viewer may accept; for the others the page says who accepts them", async () => {
    const { said, button } = await offered(accountant, seen);
    expect(said).toContain("$ 103.000 coinciden");
    expect(said).toContain("1 más la acepta otra persona, porque tú registraste ese pago.");
    expect(button("Aceptar 2")).toBeTruthy();
  });

  it("are all of them for the owner", async () => {
    const { said, button } = await offered(owner, seen);
    expect(said).toContain("$ 123.000 coinciden");
    expect(said).not.toContain("otra persona");
    expect(button("Aceptar 3")).toBeTruthy();
  });

  it("are absent when another person accepts each: there is no button", async () => {
    const { said, button } = await offered(accountant, [
      movement("1", 1_000, true),
      movement("2", 1_000, true),
    ]);
    expect(said).toContain("2 más las acepta otra persona, porque tú registraste esos pagos.");
    expect(button("Aceptar 0").getAttribute("aria-disabled")).toBe("true");
  });
});

it.each([
  [1, 0, "1 propuesta aceptada"],
  [2, 0, "2 propuestas aceptadas"],
  [1, 1, "1 propuesta aceptada; 1 no se pudo aceptar"],
  [2, 3, "2 propuestas aceptadas; 3 no se pudieron aceptar"],
])("%d accepted and %d refused are announced as «%s»", (accepted, refused, text) => {
  expect(acceptedText(accepted, refused)).toBe(text);
});

describe("importing a statement", () => {
  const account = { id: "a1", kind: "ahorros", bank: "Bancolombia", number: "12345678901" } as const;
  const button = (name: RegExp) => screen.getByRole("button", { name });
  const reason = async () => {
    fireEvent.mouseOver(button(/^Importar/));
    const hint = (await screen.findByRole("tooltip")).textContent;
    fireEvent.mouseLeave(button(/^Importar/));
    return hint;
  };
  const open = async () => {
    showConnected(<ImportStatementDialog accounts={[account]} onClose={vi.fn()} />, accountant);
    expect(await reason()).toBe("Elige el archivo del extracto.");
    fireEvent.mouseDown(screen.getByRole("combobox", { name: /^Cuenta/ }));
    fireEvent.click(await screen.findByRole("option"));
  };
  const choose = () =>
    fireEvent.change(document.querySelector("input[type=file]")!, {
      target: { files: [new File(["x"], "extracto.xlsx")] },
    });
  const unread = "No pudimos leer el archivo.";

  it("is off while there is no file that was read, and shows why", async () => {
    uploadsAnswered(() => ({ errors: [{ message: unread, extensions: { code: "BAD_USER_INPUT" } }] }));
    await open();
    expect(button(/^Importar/).getAttribute("aria-disabled")).toBe("true");
    choose();
    await screen.findByText(unread);
    expect(button(/^Importar/).getAttribute("aria-disabled")).toBe("true");
    expect(await reason()).toBe(unread);
  });

  it("asks for the account only once a file does not have it", async () => {
    uploadsAnswered(() => ({ errors: [{ message: unread, extensions: { code: "BAD_USER_INPUT" } }] }));
    showConnected(<ImportStatementDialog accounts={[account]} onClose={vi.fn()} />, accountant);
    choose();
    await screen.findByText(unread);
    expect(await reason()).toBe("Elige la cuenta del extracto.");
  });

  it("is on once the file was read", async () => {
    const columns = { day: "Fecha", text: "Descripción", amount: "Valor", credit: null, debit: null };
    uploadsAnswered(() => ({
      data: {
        previewBankFile: {
          __typename: "BankFilePreview",
          format: "csv",
          accountId: "a1",
          saysAccount: false,
          acquirer: null,
          headings: [],
          kept: true,
          lines: 3,
          fresh: 3,
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
          columns: { __typename: "BankFileColumns", ...columns, sign: null, reference: null, bankId: null },
        },
      },
    }));
    await open();
    choose();
    expect(
      (await screen.findByRole("button", { name: "Importar 3" })).getAttribute("aria-disabled"),
    ).toBeNull();
  });
});
