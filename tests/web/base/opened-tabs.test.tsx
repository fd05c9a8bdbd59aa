// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AskedAddress, useOpenFile } from "../../../web/src/base/files/useOpenTab.tsx";
import { useOpenChat } from "../../../web/src/base/saving/useOpenChat.ts";
import { useSaving } from "../../../web/src/base/saving/useSaving.ts";
import type { ChatMessage } from "../../../web/src/ui/passage/whatsapp.ts";
import { isHoliday } from "../../../api/src/core/colombia/holidays.ts";
import { weekday } from "../../../api/src/core/colombia/days.ts";
import { at, theLast } from "../../support/calendar.ts";
import { serverAnswers, show, showConnected } from "../../support/web.tsx";

const TUESDAY = theLast((day) => weekday(day) === 2 && !isHoliday(day));

afterEach(cleanup);

const tab = { location: { href: "" }, close: vi.fn() };
beforeEach(() => {
  tab.location.href = "";
  tab.close.mockClear();
});

function Opener({ ask }: { readonly ask: AskedAddress }) {
  const openFile = useOpenFile();
  return <button onClick={() => void openFile(ask)}>Ver</button>;
}
const press = (ask: AskedAddress) => {
  show(<Opener ask={ask} />);
  fireEvent.click(screen.getByRole("button", { name: "Ver" }));
};

describe("a tab for a document that is requested at the press", () => {
  it("opens within the press and goes to the address once it is known", async () => {
    const open = vi.fn(() => tab);
    vi.stubGlobal("open", open);
    const address = Promise.withResolvers<string>();
    press(() => address.promise);
    expect(open).toHaveBeenCalledOnce();
    address.resolve("/files/1");
    await waitFor(() => expect(tab.location.href).toBe("/files/1"));
  });

  it("is offered where the browser opens none: a reminder that was made is not lost", async () => {
    vi.stubGlobal("open", () => null);
    press(async () => "https://wa.me/573001234567?text=Hola");
    const link = await screen.findByRole("link", { name: "Abrir" });
    expect(link.getAttribute("href")).toBe("https://wa.me/573001234567?text=Hola");
    expect(link.getAttribute("target")).toBe("_blank");
  });

  it("closes where there is nothing to open, and where it was refused, which is shown", async () => {
    vi.stubGlobal("open", () => tab);
    press(async () => null);
    await waitFor(() => expect(tab.close).toHaveBeenCalledOnce());
    cleanup();
    press(() => Promise.reject(new Error("refused")));
    await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(tab.location.href).toBe("");
  });
});

describe("a chat with a client", () => {
  function Writer({ make }: { readonly make: () => Promise<ChatMessage> }) {
    const { perform, failure } = useSaving();
    const openChat = useOpenChat(perform);
    return (
      <>
        <button onClick={() => openChat(make)}>Escribir</button>
        {failure && <p role="alert">{failure}</p>}
      </>
    );
  }
  const write = (make: () => Promise<ChatMessage>, now: Date) => {
    vi.setSystemTime(now);
    const open = vi.fn(() => tab);
    vi.stubGlobal("open", open);
    serverAnswers({});
    showConnected(<Writer make={make} />);
    fireEvent.click(screen.getByRole("button", { name: "Escribir" }));
    return open;
  };
  const refuse = () => Promise.reject(new Error("refused"));
  const message = async () => ({ phone: "3001234567", text: "Hola" });

  it("opens within the press, within the hours of the law", async () => {
    expect(write(message, at(TUESDAY, "10:00"))).toHaveBeenCalledOnce();
    await waitFor(() => expect(tab.location.href).toContain("wa.me"));
  });

  it("opens no window outside of them: the refusal is said, with nothing before it", async () => {
    const open = write(refuse, at(TUESDAY, "22:00"));
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(open).not.toHaveBeenCalled();
  });

  it("is offered where the server's clock says otherwise", async () => {
    const open = write(message, at(TUESDAY, "19:00"));
    expect((await screen.findByRole("link", { name: "Abrir" })).getAttribute("href")).toContain("wa.me");
    expect(open).not.toHaveBeenCalled();
  });
});
