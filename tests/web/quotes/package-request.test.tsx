// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Look } from "../../../web/src/app/theme/Look.tsx";
import { SettingsContext } from "../../../web/src/base/settings.ts";
import {
  keptReferral,
  rememberReferral,
} from "../../../web/src/features/accounts/registration/kept-referral.ts";
import { RequestReceived } from "../../../web/src/features/quotes/landing/RequestReceived.tsx";
import type { AgencyIdentity } from "../../../web/src/base/settings.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const agency = {
  whatsapp: "573005550100",
  horarioSemana: "08:00-18:00",
  horarioSabado: null,
  horarioDomingo: null,
} as AgencyIdentity;
const received = { number: "COT-000077", email: "ana@correo.test", trip: "Barú y mar", responde: null };

const show = (props: Partial<Parameters<typeof RequestReceived>[0]> = {}) =>
  render(
    <SettingsContext value={{ appName: "Travesía", wompiPublicKey: "", agency }}>
      <Look>
        <RequestReceived received={received} soon={null} onClose={() => undefined} {...props} />
      </Look>
    </SettingsContext>,
  );
const chat = () => new URL(screen.getByRole("link").getAttribute("href") ?? "");

describe("the answer to a request", () => {
  it("names the trip, the hour, the agency's hours and its WhatsApp", () => {
    show({ soon: "hoy antes de las 6 p. m." });
    screen.getByText(
      "Tu solicitud para «Barú y mar» es la COT-000077. Te respondemos hoy antes de las 6 p. m., a ana@correo.test.",
    );
    screen.getByText("Atendemos de lunes a viernes de 8 a. m. a 6 p. m.");
    expect(chat().pathname).toBe("/573005550100");
    expect(chat().searchParams.get("text")).toBe("Hola, les escribo por mi solicitud COT-000077.");
  });

  it("names the person of the link, with their own WhatsApp", () => {
    show({ received: { ...received, responde: { nombre: "Laura Gómez", telefono: "+573115550199" } } });
    screen.getByText("Te atiende Laura Gómez.");
    screen.getByText(/en 24 a 48 horas/);
    expect(screen.getByRole("link", { name: "Escribirle a Laura" })).toBeTruthy();
    expect(chat().pathname).toBe("/573115550199");
  });

  it("has the agency's WhatsApp for a person without a mobile, and none without a trip in its text", () => {
    show({ received: { ...received, trip: null, responde: { nombre: "Laura Gómez", telefono: null } } });
    screen.getByText(/^Tu solicitud es la COT-000077\./);
    expect(screen.getByRole("link", { name: "Escríbenos por WhatsApp" })).toBeTruthy();
    expect(chat().pathname).toBe("/573005550100");
  });
});

it("the browser keeps the referral code of the last link that it opened", () => {
  expect(keptReferral()).toBeNull();
  rememberReferral("ABCD2345");
  rememberReferral("WXYZ6789");
  expect(keptReferral()).toBe("WXYZ6789");
});
