// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { HowToPayBlockFragment } from "../../../web/src/features/payments/how-to-pay/how-to-pay.generated.ts";
import { HowToPay } from "../../../web/src/features/payments/how-to-pay/HowToPay.tsx";
import { OwnPayBar } from "../../../web/src/features/payments/client-page/OwnPayBar.tsx";
import { accountFields } from "../../../web/src/features/content/agency-account/account.form.ts";
import { inDays, longDay } from "../../support/calendar.ts";
import { show } from "../../support/web.tsx";
import { eventually } from "../../support/patience.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ways: HowToPayBlockFragment = {
  reference: "CT-000045",
  concept: "Cuota 2 de 3",
  amount: 1_131_000,
  due: inDays(9),
  online: "https://agencia.test/pay?contrato=1",
  accounts: [
    {
      id: "1",
      name: "Bancolombia · Cuenta de ahorros",
      number: "6981 2345 678",
      copied: "69812345678",
      holder: "Travesía Viajes S.A.S. · NIT 900.123.456-8",
      qr: null,
      isBankQr: false,
      note: null,
    },
    {
      id: "2",
      name: "Llave Bre-B (alfanumérica)",
      number: "@TRAVESIA",
      copied: "@TRAVESIA",
      holder: "Travesía Viajes S.A.S. · NIT 900.123.456-8",
      qr: "@TRAVESIA",
      isBankQr: false,
      note: "Por Bre-B puedes enviar hasta $ 1.000.000 en cada transferencia.",
    },
  ],
};
/** The plain address, of a page that no link opened. */
const way = { href: ways.online ?? "" };
const text = () => document.body.textContent.replaceAll("\u00a0", " ");

describe("how a payment is made", () => {
  it("says what is due when, and whose each account is", () => {
    show(<HowToPay ways={ways} wayToPay={way} />);
    for (const said of ["Cuota 2 de 3", "$ 1.131.000", `Hasta el ${longDay(inDays(9))}`, "CT-000045"])
      expect(text()).toContain(said);
    for (const { number, holder, note } of ways.accounts)
      for (const said of [number, holder, note ?? ""]) expect(text()).toContain(said);
  });

  it("copies a number without its blanks, and says so", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText } });
    show(<HowToPay ways={ways} wayToPay={way} />);
    fireEvent.click(
      screen.getByRole("button", { name: "Copiar el número de Bancolombia · Cuenta de ahorros" }),
    );
    await screen.findByText("Copiado");
    await waitFor(() => expect(writeText).toHaveBeenCalledWith("69812345678"));
    fireEvent.click(screen.getByRole("button", { name: "Copiar la referencia" }));
    await eventually(() => expect(writeText).toHaveBeenLastCalledWith("CT-000045"));
  });

  it("shows a number that could not be copied", async () => {
    vi.stubGlobal("navigator", {
      ...navigator,
      clipboard: { writeText: () => Promise.reject(new Error("denied")) },
    });
    show(<HowToPay ways={{ ...ways, accounts: ways.accounts.slice(0, 1) }} wayToPay={way} />);
    fireEvent.click(screen.getByRole("button", { name: /^Copiar el número/ }));
    expect(await screen.findByText("69812345678")).toBeTruthy();
  });

  it("leads to the page for paying at its plain address, or by the way that its page has", () => {
    const { unmount } = show(<HowToPay ways={ways} wayToPay={way} />);
    const plain = screen.getByRole("link", { name: "Pagar en línea" });
    expect(plain.getAttribute("href")).toBe("https://agencia.test/pay?contrato=1");
    unmount();
    const onClick = vi.fn();
    show(<HowToPay ways={ways} wayToPay={{ onClick, disabled: false }} />);
    fireEvent.click(screen.getByRole("button", { name: "Pagar en línea" }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("is one press away in the bar of a client's page, whose only coral button that is", () => {
    const way = { onClick: vi.fn(), disabled: false };
    show(
      <>
        <HowToPay ways={ways} wayToPay={way} main={false} />
        <OwnPayBar
          amount={ways.amount}
          due="Cuota 2 de 3 · Vence hoy"
          wayToPay={way}
          onHowToPay={() => undefined}
          onReport={() => undefined}
        />
      </>,
    );
    const bar = screen.getByRole("button", { name: "Pagar" });
    fireEvent.click(bar);
    expect(way.onClick).toHaveBeenCalledOnce();
    expect([...document.querySelectorAll(".MuiButton-contained.MuiButton-colorSecondary")]).toEqual([bar]);
  });

  it("has no button for paying online where that is not available, and a code only of keys", async () => {
    show(<HowToPay ways={{ ...ways, online: null }} wayToPay={way} />);
    expect(screen.queryByRole("link", { name: "Pagar en línea" })).toBeNull();
    const codes = screen.getAllByRole("button", { name: "Ver código QR" });
    expect(codes).toHaveLength(1);
    fireEvent.click(codes[0]!);
    expect(await screen.findByRole("img", { name: "Código QR de Llave Bre-B (alfanumérica)" })).toBeTruthy();
  });
});

describe("the form of an account", () => {
  const form = {
    ...accountFields.empty,
    number: "3005550100",
    holder: "Ana",
    holderDocument: "900.123.456-8",
  };

  it("asks a bank for its name, a key for its kind, and each number for its own form", () => {
    expect(accountFields.problems({ ...form, bank: "" })).toEqual({ bank: "El banco es obligatorio" });
    expect(accountFields.problems({ ...form, kind: "nequi", number: "300" })).toHaveProperty("number");
    expect(accountFields.problems({ ...form, kind: "nequi" })).toEqual({});
    expect(accountFields.problems({ ...form, kind: "bre_b", number: "travesia" })).toHaveProperty("number");
  });

  it("sends the kind of a key with a key alone", () => {
    expect(accountFields.input({ ...form, kind: "bre_b", number: "@ABCDE" }).keyKind).toBe("alfanumerica");
    expect(accountFields.input({ ...form, kind: "nequi" }).keyKind).toBeNull();
  });
});
