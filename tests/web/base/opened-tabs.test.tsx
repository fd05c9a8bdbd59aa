// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AskedAddress, useOpenFile } from "../../../web/src/base/files/useOpenTab.tsx";
import { show } from "../../support/web.tsx";

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

describe("a tab for what is asked for at the press", () => {
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

  it("closes where there is nothing to open, and where it was refused, which is told", async () => {
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
