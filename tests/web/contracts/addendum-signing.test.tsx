// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { inDays, YEAR } from "../../support/calendar.ts";
import { openAt, serverAnswers } from "../../support/web.tsx";

// The library draws on a canvas, which this browser does not have.
const strokes = vi.hoisted((): Record<string, () => void> => ({}));
vi.mock("signature_pad", () => ({
  default: class {
    addEventListener = (name: string, listener: () => void) => (strokes[name] = listener);
    isEmpty = () => false;
    toDataURL = () => "data:image/png;base64,iVBORw0KGgo=";
    toData = () => [];
    fromData = () => undefined;
    off = () => undefined;
  },
}));

const routes: AppRoute[] = [
  {
    path: "/contract-signature/:contractId",
    guard: "public",
    layout: "bare",
    screen: async () =>
      (await import("../../../web/src/pages/contracts/SignatureScreen.tsx")).SignatureScreen,
  },
];

const page = {
  __typename: "AddendumPage",
  id: "a",
  status: "sent",
  origen: "Bogotá",
  destino: "Cartagena",
  fechaInicioViaje: inDays(51),
  fechaFinViaje: inDays(56),
  numeroPasajeros: 2,
  firmante: "María Fernanda Torres",
  correo: "maria@example.com",
  smsCodeTo: null,
  tipoDocumento: "cc",
  documento: "52123456",
  desactualizado: false,
  pdfVersion: 4,
  pdfSha256: "ab12",
  pdfUrl: "/files/otrosi.pdf",
  content: {
    __typename: "AddendumContent",
    numero: 1,
    contrato: `CT-${YEAR}-000001`,
    motivo: "El cliente agrega un tour",
    cambios: [{ __typename: "ChangedTerm", label: "Servicio", before: "", after: "Extras: Tour a Barú" }],
    precioAntes: 3_000_000,
    precioDespues: 3_200_000,
    plan: null,
  },
};

const open = (over: object = {}) => {
  serverAnswers({ AddendumToSign: { data: { addendumToSign: { ...page, ...over } } } });
  openAt("/contract-signature/c?otrosi=a&token=abc", routes);
};

afterEach(cleanup);

describe("the page on which a client signs an addendum", () => {
  it("says what changes, in words and figures, and asks to sign it", async () => {
    open();
    expect(await screen.findByText("Ahora: Extras: Tour a Barú")).toBeTruthy();
    expect(screen.getByText("Antes: No estaba")).toBeTruthy();
    expect(screen.getByText(/Ahora: \$\s3\.200\.000/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Ver otrosí" }).getAttribute("href")).toBe("/files/otrosi.pdf");
    expect(screen.getByRole("button", { name: "Firmar otrosí digitalmente" })).toBeTruthy();
  });

  it.each([
    ["that stands no more", { desactualizado: true }, /El contrato cambió después de enviarse el otrosí/],
    ["that was signed", { status: "signed" }, /El otrosí ya fue firmado/],
  ])("lets nobody sign one %s", async (_, over, words) => {
    open(over);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Firmar otrosí digitalmente" })).toBeNull();
  });

  it.each([
    ["Firmar otrosí digitalmente", "AddendumSign"],
    ["Enviarme el código", "AddendumCode"],
  ])("that was left open while the trip was cancelled says so after «%s»", async (name, operation) => {
    const over = {
      errors: [{ message: "El enlace no es válido o ya venció.", extensions: { code: "UNAUTHENTICATED" } }],
      data: null,
    };
    let cancelled = false;
    serverAnswers({
      AddendumToSign: () => (cancelled ? over : { data: { addendumToSign: page } }),
      [operation]: () => {
        cancelled = true;
        return over;
      },
      LinkLeads: {
        data: { linkLeads: { __typename: "LinkLeads", opens: [], mails: ["trip"], cancelled: true } },
      },
    });
    openAt("/contract-signature/c?otrosi=a&token=abc", routes);
    await screen.findByRole("button", { name: "Guardar Firma" });
    act(() => {
      strokes["beginStroke"]?.();
      strokes["endStroke"]?.();
    });
    fireEvent.change(await screen.findByRole("textbox", { name: /Código de 6 dígitos/ }), {
      target: { value: "123456" },
    });
    for (const box of screen.getAllByRole("checkbox")) fireEvent.click(box);
    fireEvent.click(screen.getByRole("button", { name }));
    expect(await screen.findByText(/Este viaje se canceló/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Firmar otrosí digitalmente" })).toBeNull();
  });
});
