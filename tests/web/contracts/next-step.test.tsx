// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { weekday } from "../../../api/src/core/colombia/days.ts";
import { isHoliday } from "../../../api/src/core/colombia/holidays.ts";
import { at, inDays, shortDay, theLast } from "../../support/calendar.ts";
import { aSessionUser, serverAnswers, show, showConnected } from "../../support/web.tsx";
import { ContractNextStep } from "../../../web/src/features/contracts/contract/ContractNextStep.tsx";
import { stepTab } from "../../../web/src/features/contracts/contract/contract.steps.ts";
import { ContractGlance } from "../../../web/src/features/payments/payment/ContractGlance.tsx";
import { offeredContractActs } from "../../../web/src/features/contracts/contract/contract.offered-acts.ts";
import type { UnsentMail } from "../../../web/src/graphql/schema.generated.ts";
import type { ContractRecordFragment } from "../../../web/src/features/contracts/contract/contracts.generated.ts";
import { SettingsContext } from "../../../web/src/base/settings.ts";
import { DayRowMenu } from "../../../web/src/features/reports/inbox/DayRowMenu.tsx";
import { type SeenTurn, stepsOf } from "../../../web/src/base/acts/turn.ts";
import { CustomerLine } from "../../../web/src/ui/passage/CustomerLine.tsx";
import { NextStep } from "../../../web/src/ui/passage/NextStep.tsx";
import { whatsAppOf } from "../../../api/src/core/colombia/phones.ts";
import { quotedSentence } from "../../../web/src/ui/quoted.ts";

afterEach(cleanup);

const turn: SeenTurn = {
  userId: 2,
  isClient: false,
  who: "Ana Ruiz",
  people: [],
  act: "send",
  step: "enviarlo",
  since: null,
  sentence: "El contrato está en borrador.",
  button: "Enviar para firma",
};

const row = (kind: string, recordId: string) => ({ kind, recordId, person: "María", number: "" }) as never;

describe("what follows, on a record", () => {
  it("names who does it, and reminds them at a press; off, it says why", () => {
    const remind = vi.fn();
    const shown = (off: string | null) => (
      <NextStep
        waits={[{ who: "María", step: "firmarlo" }]}
        reminders={[{ label: "Recordar", onPress: remind, off }]}
      >
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

  it("says since when it waits: with how long ago that is for a week, and then the day alone", () => {
    const since = (days: number) => at(inDays(-days), "09:00").toISOString();
    const day = (days: number) => shortDay(inDays(-days));
    const { rerender } = render(
      <NextStep waits={[{ who: "María", step: "firmarlo", since: since(3) }]}>Falta su firma.</NextStep>,
    );
    const said = () => screen.getByText(/debe/i).closest("p")?.textContent;
    expect(said()).toBe(`María debe firmarlo · desde el ${day(3)} (hace 3 días)`);
    const again = (days: number) =>
      rerender(
        <NextStep waits={[{ who: "María", step: "firmarlo", since: since(days) }]}>Falta su firma.</NextStep>,
      );
    again(8);
    expect(said()).toBe(`María debe firmarlo · desde el ${day(8)}`);
    again(0);
    expect(said()).toBe("María debe firmarlo · desde hoy");
    again(1);
    expect(said()).toBe("María debe firmarlo · desde ayer");
  });

  it("names the one person, the people of an office, and the viewer as you", () => {
    const office = { ...turn, userId: null, who: "Administración", step: "comprar los servicios" };
    const people = [
      { id: 5, name: "Ana Gil" },
      { id: 7, name: "Olga Paz" },
    ];
    const said = (seen: SeenTurn, reader: number) => {
      const { unmount } = render(<NextStep waits={stepsOf([seen], { id: reader })}>Sigue.</NextStep>);
      const text = screen.getByText(/debe/i).closest("p")?.textContent;
      unmount();
      return text;
    };
    expect(said(turn, 3)).toBe("Ana Ruiz debe enviarlo");
    expect(said(turn, 2)).toBe("Debes enviarlo");
    expect(said({ ...office, people }, 2)).toBe(
      "Administración (Ana Gil, Olga Paz) debe comprar los servicios",
    );
    expect(said(office, 2)).toBe("Administración debe comprar los servicios");
  });

  it("lets the arrow keys stop at an act that is off, whose reason is read there, and does nothing", () => {
    const [complete, cancel] = [vi.fn(), vi.fn()];
    const off = "El contrato tiene servicios por comprar.";
    const others = [
      { label: "Completar contrato", onPress: complete, off },
      { label: "Cancelar contrato", onPress: cancel },
    ];
    render(<NextStep others={others}>Sigue comprar.</NextStep>);
    fireEvent.click(screen.getByRole("button", { name: "Más acciones" }));
    const line = screen.getByRole("menuitem", { name: new RegExp(off) });
    fireEvent.keyDown(screen.getByRole("menu"), { key: "Home" });
    expect(document.activeElement).toBe(line);
    expect(line.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(line);
    expect(complete).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("menuitem", { name: "Cancelar contrato" }));
    expect(cancel).toHaveBeenCalledOnce();
  });
});

/** A Tuesday on which clients may be contacted, and a Sunday. */
const TUESDAY = theLast((day) => weekday(day) === 2 && !isHoliday(day));
const SUNDAY = theLast((day) => weekday(day) === 0);
const OTHER_CHANNEL =
  "Esta semana ya se contactó a este cliente por otro medio. Espera a la próxima semana (Ley 2300 de 2023).";

describe("a contract that waits for its client", () => {
  const contract = {
    id: "c",
    status: "active",
    emailSentTo: "maria@correo.co",
    emailHeldUntil: null,
    turns: [
      { ...turn, act: "sign", isClient: true, sentence: "El cliente tiene el contrato. Falta su firma." },
    ],
  } as unknown as ContractRecordFragment;
  const said = (mailsWait: boolean, unsentMail: UnsentMail | null) => {
    const { unmount, container } = show(
      <SettingsContext value={{ appName: "", wompiPublicKey: "", agency: { mailsWait } as never }}>
        <ContractNextStep
          contract={{ ...contract, unsentMail }}
          acts={new Map()}
          onAct={vi.fn()}
          onWhatsApp={vi.fn()}
          viewer={{ id: 2 }}
          forClient={false}
        />
      </SettingsContext>,
    );
    const text = container.textContent;
    unmount();
    return text;
  };

  it.each([
    [false, null],
    [false, "queued"],
    [true, null],
  ] as const)("has reached them (mails wait: %s) when its own mail is %s", (mailsWait, mail) => {
    expect(said(mailsWait, mail)).toContain(
      "El cliente tiene el contrato. Falta su firma. Se envió a maria@correo.co.",
    );
  });

  it.each([
    [true, "queued"],
    [true, "waits"],
    [false, "waits"],
  ] as const)("has not (mails wait: %s) when its own mail is %s", (mailsWait, mail) => {
    expect(said(mailsWait, mail)).toContain("Su correo está en espera: llega cuando el propietario lo envíe");
    expect(said(mailsWait, mail)).toContain("Es para maria@correo.co.");
    expect(said(mailsWait, mail)).not.toMatch(/El cliente tiene|Se envió/);
  });

  it("does not get it when its mail was dropped: it is sent again", () => {
    expect(said(false, "dropped")).toContain("su correo se descartó sin salir: envíalo de nuevo.");
    expect(said(false, "dropped")).not.toMatch(/El cliente tiene|Se envió/);
  });
});

describe("a cancelled contract", () => {
  const decide: SeenTurn = {
    ...turn,
    who: "Gil Paz",
    act: "decideRefund",
    step: "decidir cuánto se devuelve",
    sentence: "De lo que pagó el cliente quedan $ 500.000 sin decidir si se devuelven.",
    button: "Decidir devolución",
  };
  const pay: SeenTurn = {
    ...turn,
    userId: null,
    who: "Contabilidad",
    people: [{ id: 6, name: "Cleo" }],
    act: "pay",
    step: "pagar la devolución",
    sentence: "Se sabe a qué cuenta va la devolución y nadie la ha pagado.",
    button: "Hacer devolución",
  };
  const cancelled = (turns: readonly SeenTurn[]) =>
    ({
      id: "c",
      status: "cancelled",
      cancelReason: "El cliente desistió",
      plan: [],
      openItems: 0,
      itemsCount: 0,
      numeroPasajeros: 1,
      quote: null,
      turns,
    }) as unknown as ContractRecordFragment;
  const shown = (turns: readonly SeenTurn[], forClient = false) => {
    const { unmount, container } = show(
      <ContractNextStep
        contract={cancelled(turns)}
        acts={new Map()}
        onAct={vi.fn()}
        onWhatsApp={vi.fn()}
        viewer={{ id: 3 }}
        forClient={forClient}
      />,
    );
    const text = container.textContent;
    unmount();
    return text;
  };

  it("says why it ended, and then what it still waits for, with who does it", () => {
    expect(shown([decide, pay])).toBe(
      "Qué sigueEl contrato está cancelado. «El cliente desistió». " +
        "De lo que pagó el cliente quedan $ 500.000 sin decidir si se devuelven." +
        "Gil Paz debe decidir cuánto se devuelvey 1 más",
    );
  });

  it.each([
    ["Ya no viaja.", "«Ya no viaja»."],
    ["¡Otra agencia se lo vendió!", "«¡Otra agencia se lo vendió!»."],
    ["¿Y si vuelve?", "«¿Y si vuelve?»."],
    ["Se enfermó… ", "«Se enfermó…»."],
    ["Se enfermó...", "«Se enfermó...»."],
    ["Se fue con Viajes S.A.S.", "«Se fue con Viajes S.A.S.»."],
  ])("quotes a reason with one full stop, behind it: %s", (reason, quoted) => {
    expect(quotedSentence(reason)).toBe(quoted);
  });

  it("with nothing left says so, and its client reads only that it ended", () => {
    expect(shown([])).toBe(
      "Qué sigueEl contrato está cancelado. «El cliente desistió». No queda nada pendiente.",
    );
    expect(shown([], true)).toBe("Qué sigueEl contrato está cancelado. «El cliente desistió».");
  });

  it("leads each person to where their own step is done, whichever is first", () => {
    const turns = [decide, pay];
    expect(stepTab(cancelled(turns), { id: 2 })).toEqual({ tab: "pagos", label: "Decidir devolución" });
    expect(stepTab(cancelled(turns), { id: 6 })).toEqual({ tab: "pagos", label: "Hacer devolución" });
    expect(stepTab(cancelled(turns), { id: 3 })).toBeNull();
  });

  it.each([
    [
      [pay],
      "El contrato está cancelado: el cliente no debe nada más. Lo que ya pagó aún tiene pasos pendientes.",
    ],
    [[], "El contrato está cancelado: el cliente no debe nada más."],
  ])("owes nothing more, and its summary says whether its money is settled", (turns, sentence) => {
    serverAnswers({});
    showConnected(<ContractGlance contract={cancelled(turns)} />, aSessionUser({ role: 7 }));
    expect(screen.getByText(sentence)).toBeTruthy();
  });
});

it("a draft is sent before its travellers are completed: who may not send asks for it, and completes then", () => {
  const passengers = { ...turn, userId: 3, act: "passengers", button: "Completar pasajeros" };
  const draft = (sendingAskedToday: boolean) =>
    ({ turns: [turn, passengers], sendingAskedToday }) as unknown as ContractRecordFragment;
  expect(stepTab(draft(false), { id: 3 })).toBeNull();
  expect(stepTab(draft(true), { id: 3 })).toEqual({ tab: "viajeros", label: "Completar pasajeros" });
});

describe("the reminders of a contract", () => {
  /** Each reminder's button, and why it is off. */
  const reminders = (over: Partial<ContractRecordFragment>, hour = at(TUESDAY, "10:00")) => {
    vi.setSystemTime(hour);
    const contract = {
      id: "c",
      status: "signed",
      clienteId: null,
      cliente: { name: "María", lastname: "Torres" },
      saldoVencido: 10,
      remindedToday: false,
      contactedBy: null,
      plan: [],
      openItems: 0,
      turns: [{ ...turn, userId: null, isClient: true }],
      ...over,
    } as unknown as ContractRecordFragment;
    const pressed = vi.fn();
    const { unmount } = show(
      <ContractNextStep
        contract={contract}
        acts={offeredContractActs({ id: 2, role: 2 }, contract)}
        onAct={pressed}
        onWhatsApp={pressed}
        viewer={{ id: 2 }}
        forClient={false}
      />,
    );
    const buttons = screen.getAllByRole("button", { name: /^Recordar/ });
    const offs = buttons.map((button) => [button.textContent, button.getAttribute("title")]);
    for (const button of buttons) fireEvent.click(button);
    unmount();
    expect(pressed).toHaveBeenCalledTimes(offs.filter(([, off]) => off === null).length);
    return offs;
  };

  it("are off by their own sentences: the other channel's for the week, both of one that was made today", () => {
    expect(reminders({})).toEqual([
      ["Recordar", null],
      ["Recordar por WhatsApp", null],
    ]);
    expect(reminders({ contactedBy: "mail" })).toEqual([
      ["Recordar", null],
      ["Recordar por WhatsApp", OTHER_CHANNEL],
    ]);
    expect(reminders({ contactedBy: "whatsapp" })).toEqual([
      ["Recordar", OTHER_CHANNEL],
      ["Recordar por WhatsApp", null],
    ]);
    const today = "Ya se recordó hoy. Puedes hacerlo de nuevo mañana.";
    expect(reminders({ contactedBy: "mail", remindedToday: true }).map(([, off]) => off)).toEqual([
      ...[today, today],
    ]);
  });

  it("say on a Sunday when the law opens them; a signature is no collection", () => {
    const [mail, whatsApp] = reminders({ contactedBy: "mail" }, at(SUNDAY, "10:00"));
    expect(mail?.[1]).toMatch(/^Abre el (lunes|martes) a las 7:00 a. m. /);
    expect(whatsApp?.[1]).toBe(OTHER_CHANNEL);
    expect(reminders({ status: "active", contactedBy: "mail" })).toEqual([
      ["Recordar", null],
      ["Recordar por WhatsApp", null],
    ]);
  });
});

describe("the bell of one's day", () => {
  it("asks what is open when it is opened, and says of each way why it is off", async () => {
    vi.setSystemTime(at(TUESDAY, "10:00"));
    const act = (name: string, reason: string | null) => ({ __typename: "OfferedAct", name, reason });
    const seen = serverAnswers({
      ContractReminders: {
        data: {
          contract: {
            __typename: "Contract",
            id: "c",
            acts: [act("remind", OTHER_CHANNEL), act("remindByWhatsapp", null)],
          },
        },
      },
    });
    showConnected(<DayRowMenu row={row("payments_overdue", "c")} acts={{} as never} />);
    expect(seen).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Más acciones de María" }));
    expect(await screen.findByText(OTHER_CHANNEL)).toBeTruthy();
    const off = (name: RegExp) => screen.getByRole("menuitem", { name }).getAttribute("aria-disabled");
    expect([off(/correo/), off(/WhatsApp/)]).toEqual(["true", null]);
    expect(seen.map(({ variables }) => variables)).toEqual([{ id: "c" }]);
  });

  it("says of a quote that waits for nobody any more that nothing is left to remind of", async () => {
    vi.setSystemTime(at(TUESDAY, "10:00"));
    serverAnswers({ QuoteReminders: { data: { quote: { __typename: "Quote", id: "q", acts: [] } } } });
    showConnected(<DayRowMenu row={row("quotes_without_reply", "q")} acts={{} as never} />);
    fireEvent.click(screen.getByRole("button", { name: "Más acciones de María" }));
    expect(await screen.findAllByText("Ya no hay nada que recordarle al cliente.")).toHaveLength(2);
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
