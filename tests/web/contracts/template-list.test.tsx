// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { baseStays } from "../../../api/src/modules/contracts/template/template.acts.rules.ts";
import { TemplateListScreen } from "../../../web/src/pages/contracts/TemplateListScreen.tsx";
import { at, TODAY } from "../../support/calendar.ts";
import { aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const act = (name: string, reason: string | null = null) => ({ __typename: "OfferedAct", name, reason });
const template = (id: string, name: string, acts: readonly object[], isActive = true) => ({
  __typename: "ContractTemplate",
  id,
  name,
  tripType: "nacional",
  description: "",
  isBase: id === "base",
  isActive,
  version: 3,
  acts,
  updatedAt: at(TODAY, "09:00").toISOString(),
});
const templates = [
  template("base", "Nacional", [act("edit"), act("withdraw", baseStays("Nacional"))]),
  template("own", "Playa", [act("edit"), act("withdraw")]),
  template("old", "Nieve", [act("edit"), act("offer")], false),
];

const open = (role = 7) => {
  const seen = serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role }) } } },
    TemplateList: { data: { contractTemplates: templates } },
    TemplateUpdate: { data: { updateContractTemplate: { ...templates[1], clauses: "", versions: [] } } },
  });
  const editor = () => <p>El editor</p>;
  openAt(
    "/x",
    [
      { path: "/x", guard: "public", layout: "bare", screen: async () => TemplateListScreen },
      { path: "/panel/plantillas/:id", guard: "public", layout: "bare", screen: async () => editor },
    ],
    "token",
  );
  const sent = () => seen.find(({ operation }) => operation === "TemplateUpdate")?.variables;
  return { sent };
};

/** Opens the menu of a template, and answers what it offers. */
async function menuOf(name: string): Promise<HTMLElement[]> {
  fireEvent.click(await screen.findByRole("button", { name: `Acciones de ${name}` }));
  return screen.findAllByRole("menuitem");
}
const labels = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

describe("the menu of a template in the list", () => {
  it("withdraws one that is offered, as it was seen", async () => {
    const { sent } = open();
    const items = await menuOf("Playa");
    expect(labels(items)).toEqual(["Editar", "Dejar de ofrecer"]);
    fireEvent.click(items[1]!);
    await waitFor(() => expect(sent()).toEqual({ id: "own", input: { isActive: false, version: 3 } }));
  });

  it("offers one that was withdrawn", async () => {
    const { sent } = open();
    const items = await menuOf("Nieve");
    expect(labels(items)).toEqual(["Editar", "Ofrecer"]);
    fireEvent.click(items[1]!);
    await waitFor(() => expect(sent()).toEqual({ id: "old", input: { isActive: true, version: 3 } }));
  });

  it("says of a base template why it stays, and does nothing", async () => {
    const { sent } = open();
    const [, withdraw] = await menuOf("Nacional");
    expect(withdraw?.getAttribute("aria-disabled")).toBe("true");
    expect(document.body.textContent).toContain(baseStays("Nacional"));
    fireEvent.click(withdraw!);
    expect(sent()).toBeUndefined();
  });

  it("opens the editor", async () => {
    open();
    const [edit] = await menuOf("Playa");
    fireEvent.click(edit!);
    expect(await screen.findByText("El editor")).toBeTruthy();
  });
});
