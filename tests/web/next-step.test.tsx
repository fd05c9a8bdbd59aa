// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { TODAY } from "../support/calendar.ts";
import { contractWaits } from "../../web/src/features/contracts/contract/contract.waits.ts";
import { quoteWaits } from "../../web/src/features/quotes/quote/quote.waits.ts";
import { CustomerLine } from "../../web/src/ui/passage/CustomerLine.tsx";
import { NextStep } from "../../web/src/ui/passage/NextStep.tsx";
import { whatsAppOf } from "../../web/src/ui/passage/whatsapp.ts";

afterEach(cleanup);

const person = (name: string) => ({ id: 1, name, lastname: "Ruiz" });
const event = (kind: "created" | "sent" | "viewed" | "passengers_completed", at: string) => ({
  ...{ id: at, event: kind, at, actorName: "Ana", note: null },
});
const quote = {
  ...{ status: "sent" as const, nombreCliente: "María Torres", createdAt: "a" },
  ...{ vendedor: person("Ana"), lider: person("Luz"), gerente: person("Gil") },
  tracking: [event("created", "a"), event("sent", "b"), event("viewed", "c")],
};

describe("who does the next step of a quote", () => {
  it("is the client from the sending on, the seller before, and a manager at the end", () => {
    expect(quoteWaits(quote)).toEqual({ who: "María Torres (cliente)", since: "b" });
    expect(quoteWaits({ ...quote, status: "pending" })).toEqual({ who: "Ana Ruiz", since: "a" });
    const tracking = [...quote.tracking, event("passengers_completed", "d")];
    expect(quoteWaits({ ...quote, status: "approved", tracking })).toEqual({ who: "Gil Ruiz", since: "d" });
    expect(quoteWaits({ ...quote, status: "converted" })).toBeNull();
  });

  it("is administration while nobody has it", () => {
    const nobody = { ...quote, status: "pending" as const, vendedor: null, lider: null };
    expect(quoteWaits(nobody)?.who).toBe("administración, que asigna un vendedor");
  });
});

describe("who does the next step of a contract", () => {
  type Seen = Parameters<typeof contractWaits>[0];
  const contract = {
    ...{ status: "active", saldoVencido: 0, openItems: 2, sentAt: "s", signedAt: "g", createdAt: "c" },
    ...{ cliente: { name: "María", lastname: "Torres" }, plan: [] },
  } as unknown as Seen;

  it("is the client to sign, then administration to buy, and the client again when a payment is late", () => {
    expect(contractWaits(contract)).toEqual({ who: "María Torres (cliente)", since: "s" });
    expect(contractWaits({ ...contract, status: "signed" })).toEqual({
      ...{ who: "administración, que compra", since: "g" },
    });
    const plan = [{ pagado: 0, monto: 10, fechaVencimiento: TODAY }] as unknown as Seen["plan"];
    const late: Seen = { ...contract, status: "completed", saldoVencido: 10, plan };
    expect(contractWaits(late)).toEqual({
      ...{ who: "María Torres (cliente)", since: `${TODAY}T00:00:00-05:00` },
    });
    expect(contractWaits({ ...contract, status: "cancelled" })).toBeNull();
  });
});

describe("what follows, on a record", () => {
  it("names who does it, and reminds them at a press; off, it says why", () => {
    const remind = vi.fn();
    const shown = (off: string | null) => (
      <NextStep waits={{ who: "María" }} reminders={[{ label: "Recordar", onPress: remind, off }]}>
        Falta su firma.
      </NextStep>
    );
    const { rerender } = render(shown(null));
    expect(screen.getByText("María")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Recordar" }));
    expect(remind).toHaveBeenCalledOnce();
    rerender(shown("Ya se recordó hoy."));
    fireEvent.click(screen.getByRole("button", { name: "Recordar" }));
    expect(remind).toHaveBeenCalledOnce();
  });
});

describe("the customer in the head of a record", () => {
  it("is called and written to by their telephone, and only named without one", () => {
    const { rerender } = render(<CustomerLine name="María" phone="+573001234567" />);
    const hrefs = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs()).toEqual(["tel:+573001234567", "https://wa.me/573001234567"]);
    rerender(<CustomerLine name="María" phone={null} />);
    expect(hrefs()).toEqual([]);
    expect(screen.getByText("María")).toBeTruthy();
  });

  it.each([
    ["3001234567", "https://wa.me/573001234567"],
    ["+34 600 111 222", "https://wa.me/34600111222"],
    ["+576011234567", null],
    ["llamar tarde", null],
  ])("of %s has the chat %s", (phone, chat) => expect(whatsAppOf(phone)).toBe(chat));
});
