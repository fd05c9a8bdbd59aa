// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { formatCop } from "../../../api/src/core/colombia/cop.ts";
import { onlineStatus, pauseAfter } from "../../../web/src/features/payments/card/attempt-state.ts";
import { cardPaths } from "../../../web/src/features/payments/card/card.paths.ts";
import { keyOf } from "../../../web/src/features/payments/card/payment-key.ts";
import { forgetTyped, keepSent, sentOf } from "../../../web/src/features/payments/card/typed-payment.ts";
import { payForm, payInput, payProblems } from "../../../web/src/features/payments/card/pay.form.ts";
import { PayPage } from "../../../web/src/features/payments/card/PayPage.tsx";
import { CardRefused, ProviderSilent, tokenize } from "../../../web/src/features/payments/card/provider.ts";
import { inDays, TODAY, YEAR } from "../../support/calendar.ts";
import { show } from "../../support/web.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bill = {
  pagador: null,
  titulo: `Contrato CT-${YEAR}-000001`,
  destino: "Cartagena",
  precioTotal: 3_000_000,
  saldoPendiente: 2_000_000,
  porPagar: 1_500_000,
  montoSugerido: 500_000,
  motivo: null,
} as const;
const typed = payForm({
  monto: 500_000,
  cardNumber: "4242 4242 4242 4242",
  cardExpiry: `12/${inDays(400).slice(2, 4)}`,
  cardCvc: "123",
  cardHolder: "María Pérez",
  email: "maria@example.com",
  terms: true,
  personalData: true,
});
const limits = { least: 1_500, most: 1_500_000, knownEmail: null };
const problems = (changed: object) => payProblems({ ...typed, ...changed }, limits, TODAY);

describe("what is typed to pay", () => {
  it("is right as a whole", () => expect(problems({})).toEqual([]));

  it.each([
    [{ monto: null }, "monto", "El monto debe ser mayor a cero"],
    [{ monto: 1_500_001 }, "monto", `El monto supera el saldo pendiente (${formatCop(1_500_000)}).`],
    [{ monto: 1_000 }, "monto", `El valor mínimo para pagar en línea es ${formatCop(1_500)}.`],
    [{ cardNumber: "" }, "cardNumber", "El número de la tarjeta es obligatorio"],
    [{ cardNumber: "4242" }, "cardNumber", "Al número le faltan dígitos"],
    [{ terms: false }, "terms", "Acepta los términos para pagar"],
    [{ personalData: false }, "personalData", "Autoriza el tratamiento de tus datos para pagar"],
    [{ medio: "nequi" }, "celularNequi", "El celular debe tener 10 dígitos y empezar por 3"],
    [{ email: "maria" }, "email", "Formato de email inválido. Ejemplo: usuario@dominio.com"],
  ])("%j is refused at its field", (changed, field, text) => {
    expect(problems(changed)).toContainEqual([field, text]);
  });

  it("needs no e-mail where the client's is known, and a right one where it is typed", () => {
    const known = (email: string) =>
      payProblems({ ...typed, email }, { ...limits, knownEmail: "m***@example.com" }, TODAY);
    expect(known(" ")).toEqual([]);
    expect(known("maria").map(([field]) => field)).toEqual(["email"]);
    expect(problems({ email: "" }).map(([field]) => field)).toEqual(["email"]);
  });

  it("asks of each means what it needs and no more", () => {
    expect(problems({ medio: "nequi", celularNequi: "3001234567", cardNumber: "" })).toEqual([]);
    expect(problems({ medio: "pse" }).map(([field]) => field)).toEqual([
      "banco",
      "documento",
      "nombre",
      "telefono",
    ]);
  });

  it("sends the card's token and nothing else of it", () => {
    const input = payInput(
      typed,
      { contractId: "1", orderId: null },
      { terms: "a", personalData: "b" },
      "tok_1",
    );
    expect(input).toMatchObject({ token: "tok_1", pagadorNombre: "María Pérez", installments: 1 });
    expect(JSON.stringify(input)).not.toMatch(/4242|"123"|cvc/i);
  });
});

const page = (onPay: Parameters<typeof PayPage>[0]["onPay"], more: object = {}) =>
  show(
    <PayPage
      bill={bill}
      least={1_500}
      begun={typed}
      documents={{ terms: "https://p.co/t.pdf", personalData: "https://p.co/d.pdf" }}
      today={TODAY}
      busy={false}
      lost={false}
      onPay={onPay}
      {...more}
    />,
  );
const pay = () => fireEvent.click(screen.getByRole("button", { name: /^Pagar/ }));

describe("the page", () => {
  it("says what is paid, and the amount on its button", () => {
    page(() => Promise.resolve({ wrong: [], text: "" }));
    expect(screen.getByRole("heading", { name: "Revisa tu Reserva" })).toBeTruthy();
    expect(screen.getByText("Cartagena")).toBeTruthy();
    expect(screen.getByRole("button", { name: `Pagar ${formatCop(500_000)}` })).toBeTruthy();
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["https://p.co/t.pdf", "https://p.co/d.pdf"]);
  });

  it("offers the client's e-mail for the receipt, masked, and sends none then", async () => {
    const onPay = vi.fn(() => Promise.resolve({ wrong: [], text: "" }));
    const pagador = { nombre: "María Pérez", correo: "m***@example.com" };
    page(onPay, { bill: { ...bill, pagador }, begun: { ...typed, email: "" } });
    expect(screen.getByText("Si lo dejas vacío, el recibo llega a m***@example.com.")).toBeTruthy();
    pay();
    await waitFor(() => expect(onPay).toHaveBeenCalledOnce());
    const ref = { contractId: "1", orderId: null };
    const input = payInput({ ...typed, email: "" }, ref, { terms: "a", personalData: "b" }, "tok_1");
    expect(input.email).toBeNull();
  });

  it("shows the provider's refusal at its field", async () => {
    page(() =>
      Promise.resolve({ wrong: [["cardCvc", "El código no es válido"]], text: "Revisa los datos." }),
    );
    pay();
    expect(await screen.findByText("El código no es válido")).toBeTruthy();
    expect(screen.getByText("Revisa los datos.")).toBeTruthy();
  });

  it("pays nothing while something is wrong, or while it is paying", async () => {
    const onPay = vi.fn(() => Promise.resolve({ wrong: [], text: "" }));
    page(onPay, { begun: { ...typed, terms: false } });
    pay();
    expect(await screen.findByText("Acepta los términos para pagar")).toBeTruthy();
    cleanup();
    page(onPay, { busy: true });
    fireEvent.submit(document.querySelector("form")!);
    await waitFor(() => expect(onPay).not.toHaveBeenCalled());
  });

  it("says why nothing can be paid, instead of a form", () => {
    page(() => Promise.resolve({ wrong: [], text: "" }), {
      bill: { ...bill, motivo: "No hay nada pendiente por pagar." },
    });
    expect(screen.getByText("No hay nada pendiente por pagar.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Pagar/ })).toBeNull();
  });
});

describe("the page of who knows nothing but an id", () => {
  const amountAlone = {
    titulo: "Pago de tu viaje",
    destino: null,
    precioTotal: null,
    saldoPendiente: null,
    porPagar: null,
    montoSugerido: 500_000,
    motivo: null,
  } as const;

  it("shows the title and the amount, and leaves what is too much to the server", async () => {
    const onPay = vi.fn(() => Promise.resolve({ wrong: [], text: "" }));
    page(onPay, { bill: amountAlone, begun: { ...typed, monto: 9_000_000 } });
    expect(screen.getByRole("heading", { name: "Pago de tu viaje" })).toBeTruthy();
    expect(screen.getByText("Valor que te pedimos")).toBeTruthy();
    expect(screen.queryByText(/Precio total|Te falta|Puedes pagar hasta/)).toBeNull();
    pay();
    await waitFor(() => expect(onPay).toHaveBeenCalledOnce());
  });
});

describe("what this tab keeps of a payment", () => {
  afterEach(() => sessionStorage.clear());

  it("is its name while amount and means are the same: another amount is another payment", () => {
    const first = keyOf("c", { monto: 400_000, medio: "card" });
    expect(keyOf("c", { monto: 400_000, medio: "card" })).toBe(first);
    const other = keyOf("c", { monto: 300_000, medio: "card" });
    expect(other).not.toBe(first);
    expect(keyOf("c", { monto: 300_000, medio: "nequi" })).not.toBe(other);
    expect(keyOf("d", { monto: 400_000, medio: "card" })).not.toBe(first);
  });

  it("is all that was typed but the card, with the link, until it was paid", () => {
    keepSent("c", "abc", typed);
    const kept = JSON.stringify({ ...sessionStorage });
    expect(kept).not.toMatch(/4242|cardNumber|cardExpiry|cardCvc/);
    expect(sentOf("c")).toMatchObject({
      token: "abc",
      typed: { email: "maria@example.com", terms: true, personalData: true, monto: 500_000 },
    });
    expect(sentOf("d")).toBeNull();
    forgetTyped();
    expect(sentOf("c")).toEqual({ thing: "c", token: "abc", typed: null });
  });
});

describe("the provider", () => {
  const provider = { publicKey: "pub_test_x", providerUrl: "https://p.co/v1" };
  const card = { number: "4", cvc: "1", exp_month: "01", exp_year: "30", card_holder: "Ana" };
  const answers = (body: object, status: number) =>
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(body, { status })));

  it("gives a token for a card", async () => {
    answers({ data: { id: "tok_1" } }, 201);
    expect(await tokenize(provider, card)).toBe("tok_1");
  });

  it("reports its errors at our fields", async () => {
    answers({ error: { messages: { exp_year: ["Vencida"] } } }, 422);
    const failure: unknown = await tokenize(provider, card).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CardRefused);
    expect((failure as CardRefused).problems).toEqual([{ field: "expiry", message: "Vencida" }]);
  });

  it.each([
    ["fails", () => answers({}, 500)],
    ["is not reached", () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")))],
  ])("that %s has charged nothing", async (_, happen) => {
    happen();
    await expect(tokenize(provider, card)).rejects.toBeInstanceOf(ProviderSilent);
  });
});

describe("after paying", () => {
  it.each([
    ["started", false, null, "waiting"],
    ["pending", false, null, "waiting"],
    ["approved", false, "verified", "approved"],
    ["approved", true, "pending", "review"],
    ["approved", false, "rejected", "undone"],
    ["declined", false, "rejected", "refused"],
    ["failed", false, null, "refused"],
    ["voided", false, "rejected", "voided"],
  ] as const)("%s (in review: %s, payment: %s) is %s", (status, enRevision, payment, shown) =>
    expect(onlineStatus({ status, enRevision, payment: payment && { id: "p", status: payment } })).toBe(
      shown,
    ),
  );

  it("the server is asked ever more rarely", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 99].map(pauseAfter)).toEqual([1, 2, 3, 5, 8, 13, 20, 30, 30]);
  });

  it("addresses carry what they need and nothing empty", () => {
    expect(cardPaths.pay.ofContract({ contractId: "c", token: null, monto: 5_000 })).toBe(
      "/pay?contrato=c&monto=5000",
    );
    expect(cardPaths.pay.ofReservation("r")).toBe("/pay?reserva=r");
    expect(cardPaths.thanks.ofTransaction("t")).toBe("/thanks?id=t");
    expect(cardPaths.thanks.ofPayment("k", true)).toBe("/thanks?pago=k&banco=1");
  });
});
