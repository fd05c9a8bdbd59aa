import { describe, expect, it } from "vitest";
import { isOffered } from "../../../web/src/base/acts/offered-acts.ts";
import { labelOf } from "../../../web/src/base/acts/shown-acts.ts";
import { quoteActs } from "../../../web/src/features/quotes/quote/quote.acts.tsx";
import { offeredQuoteActs } from "../../../web/src/features/quotes/quote/quote.offered-acts.ts";

const seller = { id: 2, role: 2 };
const leader = { id: 3, role: 3 };
const completed = {
  ...({ id: "q", status: "completed", clienteId: null, emailCliente: "maria@example.com" } as const),
  precioTotal: 3_000_000,
  precioDesactualizado: false,
  calculation: null,
  offerIsOver: false,
  departureIsPast: false,
  descuentoPorcentaje: null,
  descuentoAprobado: false,
  isMine: true,
  remindedToday: false,
  draftOptions: 0,
  repeatsId: null,
  repeatedStatus: null,
  telefonoCliente: "+573001234567",
  turns: [],
};

describe("what a screen offers of a quote", () => {
  it("shows sending off, with the reason, while nobody approved its discount", () => {
    const acts = offeredQuoteActs(seller, { ...completed, descuentoPorcentaje: 5 });
    expect(acts.get("send")).toBe(
      "El descuento requiere aprobación de un líder (hasta 15 %) o de un gerente.",
    );
    expect(isOffered(offeredQuoteActs(seller, completed), "send")).toBe(true);
  });

  it("offers the yes to a discount to who may give it, and a discount once a calculation is confirmed", () => {
    const waiting = {
      ...completed,
      descuentoPorcentaje: 10,
      calculation: { id: "k", estado: "confirmado" as const },
    };
    const acts = (viewer: typeof seller, quote: typeof waiting) => {
      const offered = offeredQuoteActs(viewer, quote);
      return [offered.has("approveDiscount"), isOffered(offered, "discount")];
    };
    expect(acts(seller, waiting)).toEqual([false, true]);
    expect(acts(leader, waiting)).toEqual([false, true]);
    expect(acts(leader, { ...waiting, isMine: false })).toEqual([true, true]);
    expect(acts(leader, { ...waiting, isMine: false, descuentoPorcentaje: 15.01 })).toEqual([false, true]);
    expect(acts(leader, { ...waiting, isMine: false, descuentoAprobado: true })).toEqual([false, true]);
    expect(offeredQuoteActs(seller, completed).has("discount")).toBe(false);
  });

  it("says of a trip that changed that its price comes first, and offers to type it", () => {
    const acts = offeredQuoteActs(seller, { ...completed, precioDesactualizado: true });
    expect(acts.get("send")).toBe(
      "Los datos del viaje cambiaron. Actualiza el precio antes de enviar la cotización.",
    );
    expect([isOffered(acts, "price"), acts.has("preview")]).toEqual([true, false]);
  });

  it("shows only what the role and the status allow", () => {
    const sent = { ...completed, status: "sent" } as const;
    expect([...offeredQuoteActs(seller, sent).keys()]).toEqual([
      ...["send", "requote", "remind", "remindByWhatsapp", "makePdf", "saveTemplate", "preview", "duplicate"],
    ]);
    expect([...offeredQuoteActs(leader, sent).keys()]).toEqual([
      ...["send", "approve", "reject", "requote", "remind", "remindByWhatsapp"],
      ...["makePdf", "saveTemplate"],
      ...["reassign", "preview", "duplicate"],
    ]);
    expect(offeredQuoteActs(leader, { ...sent, offerIsOver: true }).get("approve")).toBe(
      "La cotización está en estado «Expirada» y no puede pasar a «Aprobada».",
    );
  });

  it("reminds by mail with an e-mail, by WhatsApp with a mobile", () => {
    const ways = (over: Partial<typeof completed>) => {
      const turn = {
        userId: null,
        isClient: true,
        who: "María",
        people: [],
        act: "approve",
        step: "responder",
        since: null,
        sentence: "El cliente tiene la propuesta.",
        button: "Aceptar la propuesta",
      };
      const sent = { ...completed, status: "sent" as const, turns: [turn], ...over };
      const acts = offeredQuoteActs(seller, sent as unknown as typeof completed);
      return [acts.get("remind"), acts.get("remindByWhatsapp")];
    };
    expect(ways({})).toEqual([null, null]);
    expect(ways({ emailCliente: "" as never })).toEqual([
      ...["La cotización no tiene correo del cliente: escríbelo primero.", null],
    ]);
    expect(ways({ telefonoCliente: "+576011234567" })).toEqual([
      ...[null, "La cotización no tiene un celular del cliente: escríbelo primero."],
    ]);
    expect(ways({ status: "pending" as never })[1]).toBeUndefined();
  });

  it("types a price only where no calculation decides", () => {
    const pending = { ...completed, status: "pending", precioTotal: null } as const;
    const takes = (calculation: { estado: "temporal" | "confirmado" } | null) =>
      offeredQuoteActs(seller, {
        ...pending,
        calculation: calculation && { id: "k", ...calculation },
      }).has("price");
    expect([takes(null), takes({ estado: "temporal" }), takes({ estado: "confirmado" })]).toEqual([
      ...[true, true, false],
    ]);
  });

  it("corrects a typed price until it is sent, and none of a calculation", () => {
    const corrects = (quote: object) =>
      isOffered(offeredQuoteActs(seller, { ...completed, ...quote } as typeof completed), "price");
    expect(corrects({ calculation: null })).toBe(true);
    expect(corrects({ calculation: { id: "k", estado: "confirmado" } })).toBe(false);
    expect(corrects({ calculation: null, status: "sent" })).toBe(false);
    expect(labelOf(quoteActs.price, { status: "completed" })).toBe("Corregir el precio");
  });

  it("calls a second sending by its name", () => {
    expect([
      labelOf(quoteActs.send, { status: "completed" }),
      labelOf(quoteActs.send, { status: "sent" }),
    ]).toEqual(["Enviar cotización", "Enviar de nuevo"]);
  });
});
