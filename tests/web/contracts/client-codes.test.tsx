// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LinkCodeSection } from "../../../web/src/features/payments/client-page/LinkCodeSection.tsx";
import { RetractoDialog } from "../../../web/src/features/payments/client-page/RetractoDialog.tsx";
import type { CodeChoice } from "../../../web/src/features/contracts/signature/useCodeChannel.ts";
import { inDays } from "../../support/calendar.ts";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

const choice = (over: Partial<CodeChoice> = {}): CodeChoice => ({
  smsTo: "••• 1234",
  channel: "mail",
  choose: vi.fn(),
  sent: null,
  ...over,
});

describe("the code of a link that an advisor sent", () => {
  const section = (code: CodeChoice) =>
    show(
      <LinkCodeSection
        email="m***@example.com"
        code=""
        choice={code}
        busy={false}
        onCode={vi.fn()}
        onSend={vi.fn()}
      />,
    );

  it("names its destination for the chosen way, and accepts another choice", () => {
    const code = choice();
    section(code);
    expect(screen.getByText(/el código que enviamos a m\*\*\*@example\.com\.$/)).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: "Por SMS al ••• 1234" }));
    expect(code.choose).toHaveBeenCalledWith("sms");
    cleanup();
    section(choice({ channel: "sms" }));
    expect(screen.getByText(/el código que enviamos por SMS al ••• 1234\.$/)).toBeTruthy();
  });

  it("has nothing to choose where it goes by mail alone", () => {
    section(choice({ smsTo: null }));
    expect(screen.queryByRole("radio")).toBeNull();
  });
});

describe("the code of a retracto", () => {
  const terms = {
    services: 1_000_000,
    servicesBy: inDays(15),
    tickets: 0,
    ticketsUntil: null,
    hours: 48,
    daysBefore: 8,
    ticketsReturn: false,
    ticketsBy: null,
    mostKept: 0,
    chooses: false,
    flightPrice: 0,
  } as const;
  const dialog = (code: CodeChoice, codeAsked: boolean) =>
    show(
      <RetractoDialog
        waiting={0}
        contractNumber="CT-1"
        terms={terms}
        codeAsked={codeAsked}
        code={code}
        busy={false}
        failure={null}
        onSendCode={vi.fn()}
        onRetract={vi.fn()}
        onClose={vi.fn()}
      />,
    );

  it("is announced, and then reported as sent, by the chosen way", () => {
    dialog(choice({ channel: "sms" }), false);
    expect(screen.getByText(/te enviaremos un código por SMS al ••• 1234\./)).toBeTruthy();
    expect(screen.getByRole("radio", { name: "Por correo" })).toBeTruthy();
    cleanup();
    dialog(choice({ channel: "mail", sent: "sms" }), true);
    expect(screen.getByText("Te enviamos un código por SMS al ••• 1234. Vence en 10 minutos.")).toBeTruthy();
    cleanup();
    dialog(choice({ smsTo: null, sent: "mail" }), true);
    expect(screen.getByText(/al correo del contrato/)).toBeTruthy();
    expect(screen.queryByRole("radio")).toBeNull();
  });
});
