// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AppRoute } from "../../../web/src/base/routes/route.ts";
import { inDays, YEAR } from "../../support/calendar.ts";
import { type Answer, openAt, serverAnswers } from "../../support/web.tsx";

// The library draws on a canvas, which this browser does not have.
const pad = vi.hoisted(() => {
  const strokes: Record<string, () => void> = {};
  return { empty: true, strokes };
});
vi.mock("signature_pad", () => ({
  default: class {
    addEventListener = (name: string, listener: () => void) => (pad.strokes[name] = listener);
    isEmpty = () => pad.empty;
    toDataURL = () => "data:image/png;base64,iVBORw0KGgo=";
    toData = () => [];
    fromData = () => undefined;
    clear = () => (pad.empty = true);
    off = () => undefined;
  },
}));
const draw = () => {
  pad.empty = false;
  act(() => {
    pad.strokes["beginStroke"]?.();
    pad.strokes["endStroke"]?.();
  });
};
const typeCode = async (code = "123456") =>
  fireEvent.change(await screen.findByRole("textbox", { name: /Código de 6 dígitos/ }), {
    target: { value: code },
  });

const routes: AppRoute[] = [
  {
    path: "/contract-signature/:contractId",
    guard: "public",
    layout: "bare",
    screen: async () =>
      (await import("../../../web/src/pages/contracts/SignatureScreen.tsx")).SignatureScreen,
  },
  {
    path: "/signature-success/:contractId",
    guard: "public",
    layout: "bare",
    screen: async () => () => <p>Quedó firmado</p>,
  },
];

const contract = {
  __typename: "Contract",
  id: "c",
  contractNumber: `CT-${YEAR}-000001`,
  status: "active",
  formaPago: "contado",
  origen: "Bogotá",
  destino: "Cartagena",
  precioTotal: 3_000_000,
  numeroPasajeros: 2,
  fechaInicioViaje: inDays(51),
  fechaFinViaje: inDays(56),
  pasajeroTitular: "María Fernanda Torres",
  clienteTipoDocumento: "cc",
  clienteDocumentoIdentidad: "52123456",
  signedAt: null,
  pdfDesactualizado: false,
  printedNames: "",
  emailHeldUntil: null,
  emailDenied: false,
  smsCodeTo: null,
  pdfVersion: 2,
  pdfSha256: "ab12",
  cliente: { __typename: "ContractClient", name: "María", lastname: "Torres", email: "maria@example.com" },
  plan: [
    {
      __typename: "PlanLine",
      id: "1",
      descripcion: "Pago de contado",
      monto: 3_000_000,
      fechaVencimiento: inDays(21),
    },
  ],
  advisor: null,
};

const reading = {
  __typename: "ContractReading",
  parties: "Travesía S.A.S. y María Torres (el cliente) celebran este contrato.",
  facts: [{ __typename: "ReadFact", label: "Correo", value: "maria@example.com" }],
  travellers: [{ __typename: "ReadTraveller", name: "María Torres", document: "", holder: true }],
  services: [
    { __typename: "ReadService", kind: "Tiquetes", text: "Bogotá – Cartagena", detail: "Ida y vuelta" },
  ],
  noIncluye: ["Propinas"],
  condicionesEspeciales: null,
  observaciones: "Cuna en la habitación",
  clausulas: "## Objeto\nUn viaje **en grupo**.",
};

function open(
  over: object = {},
  sign: Answer = { data: { signContract: null } },
  code: Answer = { data: { requestSignatureCode: { __typename: "Contract", id: "c" } } },
) {
  const seen = serverAnswers({
    SignatureDetail: { data: { contract: { ...contract, ...over } } },
    ContractReading: { data: { contractReading: reading } },
    ContractSign: sign,
    ContractSigningCode: code,
  });
  const { router } = openAt("/contract-signature/c?token=abc", routes);
  return {
    router,
    signed: () => seen.filter(({ operation }) => operation === "ContractSign"),
    asked: () =>
      seen
        .filter(({ operation }) => operation === "ContractSigningCode")
        .map(({ variables }) => variables["channel"]),
  };
}
const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => fireEvent.click(await button(name));

beforeEach(() => {
  pad.empty = true;
});
afterEach(cleanup);

describe("the page on which a client signs", () => {
  it("asks for the drawing, then for the terms, before anything is sent", async () => {
    const { signed } = open();
    await press("Firmar Contrato Digitalmente");
    expect(await screen.findByText("Debe firmar antes de continuar")).toBeTruthy();
    draw();
    await press("Firmar Contrato Digitalmente");
    expect(await screen.findByText("Debe aceptar los términos y condiciones")).toBeTruthy();
    expect(await screen.findByText("Escribe el código que te enviamos")).toBeTruthy();
    expect(signed()).toEqual([]);
  });

  it("lets the contract itself be read, clause by clause, and of one that cannot be signed nothing", async () => {
    open();
    expect(await screen.findByRole("heading", { name: "Lee tu contrato" })).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "1. Objeto" })).toBeTruthy();
    for (const words of [
      reading.parties,
      "María Torres (titular)",
      "Por completar",
      "Bogotá – Cartagena · Ida y vuelta",
      "No incluye",
      "Propinas",
      "Cuna en la habitación",
      "en grupo",
    ])
      expect(screen.getByText(words)).toBeTruthy();
    cleanup();
    open({ pdfDesactualizado: true });
    await screen.findByText(/El contrato está cambiando/);
    expect(screen.queryByText("Lee tu contrato")).toBeNull();
  });

  it("refuses an empty drawing, and saves a drawing automatically", async () => {
    open();
    await press("Guardar Firma");
    expect(await screen.findByText("Debe firmar antes de continuar")).toBeTruthy();
    draw();
    expect(await screen.findByText("Firma guardada")).toBeTruthy();
  });

  it("sends the code when it is asked for, and says where", async () => {
    open();
    expect(await screen.findByText(/te enviamos un código a maria@example\.com/)).toBeTruthy();
    await press("Enviarme el código");
    expect(await screen.findByText(/Enviamos el código a maria@example\.com/)).toBeTruthy();
    expect(await button("Enviar otro código")).toBeTruthy();
  });

  it("offers an SMS where the server names the mobile, and requests the code by the chosen way", async () => {
    const { asked } = open({ smsCodeTo: "••• 1234" });
    const sms = await screen.findByRole("radio", { name: "Por SMS al ••• 1234" });
    expect(screen.getByRole("radio", { name: "Por correo" })).toHaveProperty("checked", true);
    fireEvent.click(sms);
    expect(await screen.findByText(/te enviamos un código por SMS al ••• 1234/)).toBeTruthy();
    await press("Enviarme el código");
    expect(await screen.findByText(/Enviamos el código por SMS al ••• 1234/)).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: "Por correo" }));
    await press("Enviar otro código");
    expect(await screen.findByText(/Enviamos el código a maria@example\.com/)).toBeTruthy();
    expect(asked()).toEqual(["sms", "mail"]);
  });

  it("has nothing to choose where codes go by mail alone", async () => {
    const { asked } = open();
    await press("Enviarme el código");
    await screen.findByText(/Enviamos el código a maria@example\.com/);
    expect(screen.queryByRole("radio")).toBeNull();
    expect(asked()).toEqual(["mail"]);
  });

  it("says that an SMS could not be delivered, and is ready to mail the code", async () => {
    const message = "El SMS al ••• 1234 no se pudo entregar. Pide el código por correo.";
    const refused = { code: "BAD_USER_INPUT", errors: [{ field: "channel", message }] };
    open({ smsCodeTo: "••• 1234" }, undefined, { data: null, errors: [{ message, extensions: refused }] });
    fireEvent.click(await screen.findByRole("radio", { name: "Por SMS al ••• 1234" }));
    await press("Enviarme el código");
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await screen.findByText(/te enviamos un código a maria@example\.com/)).toBeTruthy();
    expect(screen.getByRole("radio", { name: "Por correo" })).toHaveProperty("checked", true);
  });

  it("asks for the document where the contract holds none", async () => {
    const { signed } = open({ clienteDocumentoIdentidad: null });
    await button("Guardar Firma");
    draw();
    fireEvent.change(await screen.findByRole("textbox", { name: /Cédula/ }), {
      target: { value: "52.123.456" },
    });
    await typeCode();
    for (const box of screen.getAllByRole("checkbox")) fireEvent.click(box);
    await press("Firmar Contrato Digitalmente");
    await screen.findByText("Quedó firmado");
    expect(signed()[0]?.variables).toMatchObject({ input: { signerInfo: { documento: "52.123.456" } } });
  });

  it("signs the version that is shown, as the holder, and leads to the confirmation with the link", async () => {
    const { router, signed } = open();
    await button("Guardar Firma");
    draw();
    await typeCode();
    for (const box of screen.getAllByRole("checkbox")) fireEvent.click(box);
    await press("Firmar Contrato Digitalmente");
    expect(await screen.findByText("Quedó firmado")).toBeTruthy();
    expect(router.state.location).toMatchObject({ pathname: "/signature-success/c", search: "?token=abc" });
    expect(signed()[0]?.variables).toEqual({
      id: "c",
      input: {
        signature: "data:image/png;base64,iVBORw0KGgo=",
        code: "123456",
        pdfVersion: 2,
        aceptaTratamiento: true,
        signerInfo: {
          nombre: "María Fernanda Torres",
          documento: "52123456",
          tipoDocumento: "cc",
          email: "maria@example.com",
          aceptaTerminos: true,
        },
      },
    });
  });

  it("keeps the drawing when the server refuses", async () => {
    open(
      {},
      {
        errors: [
          { message: "El contrato cambió. Revísalo y firma de nuevo.", extensions: { code: "CONFLICT" } },
        ],
      },
    );
    await button("Guardar Firma");
    draw();
    await typeCode();
    for (const box of screen.getAllByRole("checkbox")) fireEvent.click(box);
    await press("Firmar Contrato Digitalmente");
    expect(await screen.findByText("El contrato cambió. Revísalo y firma de nuevo.")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Firma guardada" })).toBeTruthy();
  });

  it("forgets a refusal once something is corrected, and a code with the one that follows it", async () => {
    const refusal = "Pide un código nuevo.";
    open({}, { errors: [{ message: refusal, extensions: { code: "CONFLICT" } }] });
    await button("Guardar Firma");
    draw();
    await typeCode();
    for (const box of screen.getAllByRole("checkbox")) fireEvent.click(box);
    const refused = async () => {
      await press("Firmar Contrato Digitalmente");
      expect(await screen.findByText(refusal)).toBeTruthy();
    };
    await refused();
    await typeCode("222222");
    await waitFor(() => expect(screen.queryByText(refusal)).toBeNull());
    await refused();
    await press("Enviarme el código");
    await waitFor(() => expect(screen.queryByText(refusal)).toBeNull());
    expect(screen.getByRole("textbox", { name: /Código de 6 dígitos/ })).toHaveProperty("value", "");
  });

  it("keeps the way to the signature visible, names the trip, and folds the hash away", async () => {
    open();
    expect(await screen.findByText(/^Firmas el contrato de tu viaje a Cartagena por/)).toBeTruthy();
    expect(screen.getByText("Huella del documento").closest("details")).toHaveProperty("open", false);
    const form = screen.getByRole("heading", { name: "Firma tu contrato" }).closest("[tabindex='-1']");
    expect(form).not.toBeNull();
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
    await press("Ir a firmar");
    expect(scrolled.mock.contexts).toContain(form);
    expect(document.activeElement).toBe(form);
    scrolled.mockRestore();
  });

  it.each([
    ["Firmar Contrato Digitalmente", "ContractSign"],
    ["Enviarme el código", "ContractSigningCode"],
  ])("of a contract that was signed on another page leads on after «%s»", async (name, operation) => {
    let status = "active";
    serverAnswers({
      SignatureDetail: () => ({ data: { contract: { ...contract, status } } }),
      ContractReading: { data: { contractReading: reading } },
      [operation]: () => {
        status = "signed";
        const errors = [{ message: "El contrato ya fue firmado.", extensions: { code: "CONFLICT" } }];
        return { data: null, errors };
      },
    });
    const { router } = openAt("/contract-signature/c?token=abc", routes);
    await button("Guardar Firma");
    draw();
    await typeCode();
    for (const box of screen.getAllByRole("checkbox")) fireEvent.click(box);
    await press(name);
    if (operation === "ContractSigningCode")
      fireEvent.click(await screen.findByRole("link", { name: "Ver tu contrato firmado" }));
    expect(await screen.findByText("Quedó firmado")).toBeTruthy();
    expect(router.state.location).toMatchObject({ pathname: "/signature-success/c", search: "?token=abc" });
  });

  it("of a contract that was cancelled meanwhile says so after the refusal", async () => {
    let cancelled = false;
    const over = {
      errors: [{ message: "El enlace no es válido o ya venció.", extensions: { code: "UNAUTHENTICATED" } }],
      data: null,
    };
    serverAnswers({
      SignatureDetail: () => (cancelled ? over : { data: { contract } }),
      ContractReading: { data: { contractReading: reading } },
      ContractSigningCode: () => {
        cancelled = true;
        return over;
      },
      LinkLeads: {
        data: { linkLeads: { __typename: "LinkLeads", opens: [], mails: ["trip"], cancelled: true } },
      },
    });
    openAt("/contract-signature/c?token=abc", routes);
    await press("Enviarme el código");
    expect(await screen.findByText(/^Este viaje se canceló/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Firmar Contrato Digitalmente" })).toBeNull();
  });

  it.each([
    ["is signed", { status: "signed" }, "El contrato ya fue firmado."],
    ["was cancelled", { status: "cancelled" }, /Este contrato fue cancelado/],
    ["is a draft", { status: "draft" }, /todavía se está preparando/],
    ["changed since it was sent", { pdfDesactualizado: true }, /El contrato está cambiando/],
    ["to be corrected in a name", { printedNames: "李小龍" }, /letras que no podemos imprimir/],
  ])(
    "offers no signature where the contract %s",
    async (_, over, notice) => {
      open(over);
      expect(await screen.findByText(notice)).toBeTruthy();
      expect(screen.queryByRole("button", { name: "Firmar Contrato Digitalmente" })).toBeNull();
    },
    30_000,
  );
});
