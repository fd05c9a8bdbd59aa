// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ProviderClaims } from "../../../web/src/features/purchases/claim/ProviderClaims.tsx";
import { BuyItemDialog } from "../../../web/src/features/purchases/purchase/BuyItemDialog.tsx";
import type { PurchaseItemFragment } from "../../../web/src/features/purchases/purchase/purchases.generated.ts";
import { StateTaxesDialog } from "../../../web/src/features/purchases/purchase/StateTaxesDialog.tsx";
import { inDays, TODAY, YEAR } from "../../support/calendar.ts";
import { serverAnswers, aSessionUser, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const text = () => screen.getByRole("dialog").textContent?.replaceAll("\u00a0", " ") ?? "";
const idle = { busy: false, failure: null, onClose: () => undefined };

describe("the taxes of a purchase", () => {
  const item = {
    id: "i",
    descripcion: "Hotel Caribe",
    precioTotal: 700_000,
    proveedor: "Hotel Caribe",
    fechaVencimientoPago: null,
  } as PurchaseItemFragment;
  const buy = () => {
    serverAnswers({
      ProviderSuggestions: { data: { providerSuggestions: [] } },
      ProviderNit: { data: { providerSuggestions: [] } },
    });
    const onSubmit = vi.fn((_: object) => Promise.resolve(null));
    showConnected(<BuyItemDialog item={item} {...idle} progress={null} onSubmit={onSubmit} />);
    type(/^Costo real/, "700000");
    const file = new File(["%PDF-1.7"], "factura.pdf", { type: "application/pdf" });
    fireEvent.change(screen.getByLabelText(/^Comprobante/), { target: { files: [file] } });
    return onSubmit;
  };

  it("are folded, so that a purchase is registered with no more fields than before", async () => {
    const onSubmit = buy();
    expect(screen.queryByLabelText("Base gravable")).toBeNull();
    press("Subir comprobante");
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ costo: 700_000, impuestos: null });
  });

  it("show the amount then paid to the provider, or the value that does not fit", async () => {
    const onSubmit = buy();
    press("Agregar");
    type("IVA", "111765");
    expect(text()).toContain("Escribe la base gravable.");
    type("Base gravable", "588235");
    type("Retención en la fuente", "23529");
    type("Retención de ICA", "5682");
    expect(text()).toContain("Se le pagan al proveedor $ 670.789 de $ 700.000.");
    press("Subir comprobante");
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      impuestos: { baseGravable: 588_235, iva: 111_765, retefuente: 23_529, reteIva: null, reteIca: 5_682 },
    });
  });

  it("are shown as they were stated, and sent whole when they are corrected", async () => {
    const onSubmit = vi.fn((_: object) => Promise.resolve(null));
    const purchase = { proveedor: "Hotel Caribe", costo: 700_000, baseGravable: 588_235, iva: 111_765 };
    showConnected(<StateTaxesDialog {...idle} purchase={purchase as never} onSubmit={onSubmit} />);
    type("Retención en la fuente", "23529");
    press("Guardar");
    const stated = { baseGravable: 588_235, iva: 111_765, retefuente: 23_529, reteIva: null, reteIca: null };
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(stated));
  });
});

describe("a refund that a provider owes", () => {
  const claim = {
    __typename: "ProviderClaim",
    id: "r",
    monto: 300_000,
    dia: inDays(-2),
    estado: "abierto",
    returnedOn: null,
    note: null,
    compra: {
      __typename: "ClaimedPurchase",
      providerId: "v",
      proveedor: "Hotel Caribe",
      contractId: "c",
      contractNumber: `CT-${YEAR}-000001`,
      descripcion: "Hotel de dos noches",
    },
    acts: [{ __typename: "OfferedAct", name: "return", allowed: true, reason: null }],
  };
  const open = (claims: readonly object[]) => {
    const seen = serverAnswers({
      ProviderClaims: { data: { providerClaims: claims } },
      ProviderClaimReturn: { errors: [{ message: "No", extensions: { code: "CONFLICT" } }], data: null },
    });
    showConnected(<ProviderClaims onlyOpen />, aSessionUser({ id: 9, role: 6 }));
    return () =>
      seen.filter(({ operation }) => operation === "ProviderClaimReturn").map(({ variables }) => variables);
  };

  it("is listed with its purchase, and its return is registered with its day", async () => {
    const sent = open([claim]);
    fireEvent.click(await screen.findByRole("button", { name: /^Registrar devolución de Hotel Caribe/ }));
    type(/^Día en que lo devolvió/, inDays(-3));
    press(/^Registrar \$\s300\.000$/);
    expect(await screen.findByText(/no puede ser anterior a la anulación/)).toBeTruthy();
    expect(sent()).toEqual([]);
    type(/^Día en que lo devolvió/, TODAY);
    type("Nota", "Consignación 18");
    press(/^Registrar \$\s300\.000$/);
    const input = { returnedOn: TODAY, note: "Consignación 18" };
    await waitFor(() => expect(sent()).toEqual([{ id: "r", input }]));
  });

  it("takes no room where there is none, or all was refunded", async () => {
    open([{ ...claim, estado: "devuelto", returnedOn: TODAY }]);
    await waitFor(() => expect(screen.queryByText("Por devolver del proveedor")).toBeNull());
  });
});
