// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { useSaving } from "../../../web/src/base/saving/useSaving.ts";
import { changedOf } from "../../../web/src/base/failure/stale.ts";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { at, shortDay, TODAY } from "../../support/calendar.ts";
import { openAt, serverAnswers } from "../../support/web.tsx";

const saved = at(TODAY, "10:00").toISOString();
const refusal = (changedBy: object) =>
  new CombinedGraphQLErrors({
    errors: [
      {
        message: "El registro fue modificado por otra persona.",
        extensions: { code: "CONFLICT", changedBy },
      },
    ],
  });
const byCarlos = refusal({ version: 5, name: "Carlos Pérez", own: false, at: saved });

/**
 * Opens a form that saves with these outcomes, one after the other; gives the versions that were saved over.
 */
function open(...outcomes: (Error | "saved")[]) {
  const versions: number[] = [];
  const act = (version = 2) => {
    versions.push(version);
    const outcome = outcomes[versions.length - 1];
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
  };
  const Form = () => {
    const { perform, failure, fresh } = useSaving();
    return (
      <>
        <button onClick={() => void perform(act, "Guardado")}>Guardar</button>
        <p>{failure}</p>
        <p>Comienzo {fresh}</p>
      </>
    );
  };
  serverAnswers({});
  openAt("/forma", [{ path: "/forma", guard: "public", layout: "bare", screen: async () => Form }]);
  return versions;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));

afterEach(cleanup);

describe("a save that somebody else was faster with", () => {
  it("says who and when", async () => {
    open(byCarlos);
    await press("Guardar");
    const dialog = await screen.findByRole("dialog", { name: "Hay cambios más recientes" });
    expect(dialog.textContent?.replaceAll("\u202F", " ").replaceAll("\u00A0", " ")).toContain(
      `Carlos Pérez guardó cambios el ${shortDay(TODAY)}, 10:00 a. m., mientras editabas.`,
    );
  });

  it("says that it was oneself, in another window", async () => {
    open(refusal({ version: 5, name: "María", own: true, at: saved }));
    await press("Guardar");
    const said = await screen.findByText(/Guardaste cambios en otra ventana/);
    expect(said.textContent?.replaceAll("\u202F", " ").replaceAll("\u00A0", " ")).toBe(
      `Guardaste cambios en otra ventana el ${shortDay(TODAY)}, 10:00 a. m.`,
    );
  });

  it("is saved over theirs by «Conservar lo mío», however often somebody is faster", async () => {
    const versions = open(byCarlos, refusal({ version: 6, name: "Ana", own: false, at: saved }), "saved");
    await press("Guardar");
    await press("Conservar lo mío");
    expect(await screen.findByText(/Ana guardó cambios/)).toBeTruthy();
    await press("Conservar lo mío");
    expect(await screen.findByText("Guardado")).toBeTruthy();
    expect(versions).toEqual([2, 5, 6]);
  });

  it("begins again by «Ver lo último», without a failure, and saves after that", async () => {
    const versions = open(byCarlos, "saved");
    await press("Guardar");
    await press("Ver lo último");
    expect(await screen.findByText("Comienzo 1")).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.queryByText(/modificado por otra persona/)).toBeNull();
    await press("Guardar");
    expect(await screen.findByText("Guardado")).toBeTruthy();
    expect(versions).toHaveLength(2);
  });

  it("may stay as it is: the dialog is closed, and the refusal shown", async () => {
    const versions = open(byCarlos);
    await press("Guardar");
    fireEvent.keyDown(await screen.findByRole("dialog"), { key: "Escape" });
    expect((await screen.findAllByText(/modificado por otra persona/)).length).toBeGreaterThan(0);
    expect(versions).toEqual([2]);
  });
});

describe("what is saved over somebody else's", () => {
  it("is only what was changed in the form", () => {
    const begun = { title: "Caribe", chars: ["Wifi"], price: 5 };
    expect(changedOf({ title: "Caribe", chars: ["Wifi", "gym"], price: 5 }, begun)).toEqual({
      chars: ["Wifi", "gym"],
    });
  });
});
