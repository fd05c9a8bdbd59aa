// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { DossierSection } from "../../../web/src/features/dossiers/DossierSection.tsx";
import { ChangesOff } from "../../../web/src/ui/dialog/changes-off.ts";
import { inDays } from "../../support/calendar.ts";
import { serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

const made = (over: object) => ({
  __typename: "Dossier",
  id: "d1",
  status: "running",
  total: 0,
  done: 0,
  failure: null,
  isOver: false,
  expiresAt: null,
  acts: [],
  ...over,
});
const open = [{ __typename: "OfferedAct", name: "open", allowed: true, reason: null }];
const show = (dossiers: object[]) => {
  serverAnswers({
    MyDossierList: { data: { myDossiers: dossiers } },
    DossierStart: { data: { startDossier: made({ total: 20, done: 7 }) } },
  });
  showConnected(<DossierSection contractId="c1" full={false} />);
};

describe("the dossier on a page", () => {
  it("shows how far it has come, and offers nothing meanwhile", async () => {
    show([made({ total: 20, done: 7 })]);
    await screen.findByText("7 de 20 archivos");
    expect(screen.getByRole("progressbar", { name: "Preparando el expediente" })).toBeTruthy();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText(/No lleva costos ni compras\.$/)).toBeTruthy();
  });

  it("is saved while it is there, and may be asked for again", async () => {
    show([made({ status: "ready", expiresAt: `${inDays(1)}T15:00:00.000Z`, acts: open })]);
    await screen.findByRole("button", { name: "Descargar expediente" });
    expect(screen.getByText(/^Listo\. Disponible hasta el /)).toBeTruthy();
    expect(screen.getByRole("button", { name: "Preparar de nuevo" })).toBeTruthy();
  });

  it("says why it came to nothing", async () => {
    show([made({ status: "failed", failure: "No pudimos terminar el expediente. Inténtalo de nuevo." })]);
    await screen.findByText(/^No pudimos terminar el expediente/);
    expect(screen.getByRole("button", { name: "Preparar expediente" })).toBeTruthy();
  });

  it("is not asked for while one looks on as somebody else", async () => {
    serverAnswers({ MyDossierList: { data: { myDossiers: [] } } });
    showConnected(
      <ChangesOff value="Estás viendo como Ana">
        <DossierSection contractId="c1" full={false} />
      </ChangesOff>,
    );
    const button = await screen.findByRole("button", { name: "Preparar expediente" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    fireEvent.click(button);
    expect(screen.queryByRole("progressbar")).toBeNull();
  });
});
