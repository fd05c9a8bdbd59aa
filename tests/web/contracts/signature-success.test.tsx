// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { SignatureSuccessScreen } from "../../../web/src/pages/contracts/SignatureSuccessScreen.tsx";
import { YEAR } from "../../support/calendar.ts";
import { type Answer, openAt, serverAnswers } from "../../support/web.tsx";

const routes: AppRoute[] = [
  {
    path: "/contract-signature/:contractId",
    guard: "public",
    layout: "bare",
    screen: async () => () => <p>Firma tu contrato</p>,
  },
  {
    path: "/signature-success/:contractId",
    guard: "public",
    layout: "bare",
    screen: async () => SignatureSuccessScreen,
  },
];

const contract = {
  __typename: "Contract",
  id: "c",
  contractNumber: `CT-${YEAR}-000001`,
  formaPago: "contado",
  origen: "Bogotá",
  destino: "Cartagena",
  precioTotal: 3_000_000,
  numeroPasajeros: 2,
  fechaInicioViaje: null,
  fechaFinViaje: null,
  pasajeroTitular: null,
  clienteTipoDocumento: "cc",
  clienteDocumentoIdentidad: "52123456",
  signedAt: null,
  pdfDesactualizado: false,
  printedNames: "",
  pdfVersion: 2,
  pdfSha256: "ab12",
  emailHeldUntil: null,
  emailDenied: false,
  cliente: { __typename: "ContractClient", name: "María", lastname: "Torres", email: null },
  plan: [],
  advisor: null,
};

function open(answer: Answer) {
  serverAnswers({ SignatureDetail: answer });
  return openAt("/signature-success/c?token=abc", routes).router;
}
const congratulation = () => screen.queryByRole("heading", { name: "Tu contrato quedó firmado" });

afterEach(cleanup);

describe("the page after a signature", () => {
  it.each(["signed", "completed"])("confirms a contract that is %s", async (status) => {
    open({ data: { contract: { ...contract, status } } });
    expect(await screen.findByRole("heading", { name: "Tu contrato quedó firmado" })).toBeTruthy();
    expect(screen.getByText(/Bogotá – Cartagena/)).toBeTruthy();
  });

  it.each(["draft", "active", "cancelled"])(
    "leads to the signature, with the link, where the contract is %s",
    async (status) => {
      const router = open({ data: { contract: { ...contract, status } } });
      expect(await screen.findByText("Firma tu contrato")).toBeTruthy();
      expect(router.state.location).toMatchObject({
        pathname: "/contract-signature/c",
        search: "?token=abc",
      });
      expect(congratulation()).toBeNull();
    },
  );

  it("congratulates nobody whose link opens nothing", async () => {
    const message = "El enlace no es válido o ya venció. Solicita uno nuevo a tu asesor.";
    open({ errors: [{ message, extensions: { code: "UNAUTHENTICATED" } }], data: null });
    expect(await screen.findByRole("heading", { level: 1, name: message })).toBeTruthy();
    expect(congratulation()).toBeNull();
  });
});
