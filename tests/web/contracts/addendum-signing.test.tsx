// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { inDays, YEAR } from "../../support/calendar.ts";
import { openAt, serverAnswers } from "../../support/web.tsx";

// The library draws on a canvas, which this browser does not have.
vi.mock("signature_pad", () => ({
  default: class {
    addEventListener = () => undefined;
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
});
