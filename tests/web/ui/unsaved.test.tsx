// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useAutosave } from "../../../web/src/features/quotes/calculation/useAutosave.ts";
import { FormDialog } from "../../../web/src/ui/dialog/FormDialog.tsx";
import { FormFailure } from "../../../web/src/ui/form/FormFailure.tsx";
import { TextField } from "../../../web/src/ui/form/TextField.tsx";
import { usePageForm } from "../../../web/src/ui/form/usePageForm.ts";
import { leaveFreely } from "../../../web/src/ui/dialog/unsaved.ts";
import { openAt, serverAnswers, show } from "../../support/web.tsx";

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const reloading = () => {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
const QUESTION = { name: "¿Salir sin guardar?" };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function PageForm() {
  const navigate = useNavigate();
  const { control, formState, handleSubmit } = useForm({ defaultValues: { title: "" } });
  const sent = usePageForm(
    formState,
    handleSubmit(async () => {
      await Promise.resolve();
      await navigate("/otra");
    }),
    null,
  );
  return (
    <form ref={sent.form} onSubmit={sent.onSubmit}>
      <TextField control={control} name="title" label="Título" />
      <button type="submit">Guardar</button>
      <Link to="/otra">Otra página</Link>
    </form>
  );
}

const onPage = () => {
  serverAnswers({});
  return openAt("/forma", [
    { path: "/forma", guard: "public", layout: "bare", screen: async () => PageForm },
    { path: "/otra", guard: "public", layout: "bare", screen: async () => () => <p>La otra</p> },
  ]);
};

describe("a page with a form", () => {
  it("is left without a question while nothing is typed", async () => {
    onPage();
    fireEvent.click(await screen.findByText("Otra página"));
    expect(await screen.findByText("La otra")).toBeTruthy();
  });

  it("asks before the menu, the back button or a reload take what is typed, and stays", async () => {
    const { router } = onPage();
    await screen.findByLabelText("Título");
    expect(reloading()).toBe(false);
    type("Título", "Caribe");
    await waitFor(() => expect(reloading()).toBe(true));
    fireEvent.click(screen.getByText("Otra página"));
    await screen.findByRole("dialog", QUESTION);
    fireEvent.click(screen.getByRole("button", { name: "Seguir editando" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect((screen.getByLabelText("Título") as HTMLInputElement).value).toBe("Caribe");
    expect(router.state.location.pathname).toBe("/forma");
  });

  it("is left when that is what is wanted", async () => {
    onPage();
    await screen.findByLabelText("Título");
    type("Título", "Caribe");
    fireEvent.click(screen.getByText("Otra página"));
    fireEvent.click(await screen.findByRole("button", { name: "Salir sin guardar" }));
    expect(await screen.findByText("La otra")).toBeTruthy();
  });

  it("is left without a question when it is saved, and when another person signs in", async () => {
    onPage();
    await screen.findByLabelText("Título");
    type("Título", "Caribe");
    fireEvent.click(screen.getByText("Guardar"));
    expect(await screen.findByText("La otra")).toBeTruthy();
    cleanup();
    onPage();
    await screen.findByLabelText("Título");
    type("Título", "Caribe");
    await waitFor(() => expect(reloading()).toBe(true));
    leaveFreely();
    expect(reloading()).toBe(false);
  });
});

function SavesItself({ save }: { readonly save: () => Promise<boolean> }) {
  const { state, changed } = useAutosave(save);
  return (
    <>
      <input aria-label="Costo" onChange={changed} />
      <p>{state}</p>
      <Link to="/otra">Otra página</Link>
    </>
  );
}

describe("a form that saves itself", () => {
  const opens = (save: () => Promise<boolean>) => {
    serverAnswers({});
    return openAt("/forma", [
      {
        path: "/forma",
        guard: "public",
        layout: "bare",
        screen: async () => () => <SavesItself save={save} />,
      },
      { path: "/otra", guard: "public", layout: "bare", screen: async () => () => <p>La otra</p> },
    ]);
  };

  it("asks before it is left with changes that wait, are on their way or failed, and says where it is found", async () => {
    let answer: (ok: boolean) => void = () => {};
    opens(() => new Promise((resolve) => (answer = resolve)));
    fireEvent.change(await screen.findByLabelText("Costo"), { target: { value: "1" } });
    for (const state of ["pending", "saving", "failed"]) {
      await screen.findByText(state, undefined, { timeout: 3_000 });
      expect(reloading()).toBe(true);
      fireEvent.click(screen.getByText("Otra página"));
      const asked = await screen.findByRole("dialog", QUESTION);
      expect(asked.textContent).toContain("Queda 7 días en este dispositivo");
      fireEvent.click(screen.getByRole("button", { name: "Seguir editando" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      if (state === "saving") answer(false);
    }
  });

  it("saves again automatically when the connection came back while the save was failing", async () => {
    const answers: ((ok: boolean) => void)[] = [];
    opens(() => new Promise((resolve) => void answers.push(resolve)));
    fireEvent.change(await screen.findByLabelText("Costo"), { target: { value: "1" } });
    await waitFor(() => expect(answers).toHaveLength(1), { timeout: 3_000 });
    window.dispatchEvent(new Event("online"));
    answers[0]?.(false);
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(false);
    await screen.findByText("failed");
    expect(answers).toHaveLength(2);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(answers).toHaveLength(3));
    answers[2]?.(true);
    await screen.findByText("saved");
  });

  it("is left without a question once it is saved", async () => {
    opens(async () => true);
    fireEvent.change(await screen.findByLabelText("Costo"), { target: { value: "1" } });
    await screen.findByText("saved", undefined, { timeout: 3_000 });
    expect(reloading()).toBe(false);
    fireEvent.click(screen.getByText("Otra página"));
    expect(await screen.findByText("La otra")).toBeTruthy();
  });
});

function Dialog({
  fields = ["uno", "dos"],
  onClose,
}: {
  readonly fields?: readonly string[];
  readonly onClose: () => void;
}) {
  const { control, handleSubmit } = useForm<Record<string, string>>({
    defaultValues: Object.fromEntries(fields.map((name) => [name, ""])),
  });
  return (
    <FormDialog open title="Prueba" submit="Guardar" onSubmit={handleSubmit(() => {})} onClose={onClose}>
      {fields.map((name) => (
        <TextField key={name} control={control} name={name} label={name} />
      ))}
    </FormDialog>
  );
}

const escape = () => fireEvent.keyDown(screen.getByRole("dialog", { name: "Prueba" }), { key: "Escape" });

describe("a dialog with fields", () => {
  it("has the focus in its first field", async () => {
    show(<Dialog onClose={() => {}} />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("uno")));
  });

  it("is closed by Esc while nothing is typed, and asks when something is", async () => {
    const onClose = vi.fn();
    show(<Dialog onClose={onClose} />);
    escape();
    expect(onClose).toHaveBeenCalledTimes(1);
    type("dos", "algo");
    escape();
    await screen.findByRole("dialog", QUESTION);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole("button", { name: "Salir sin guardar" }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it("of one field is closed as before: one reason is typed again in a moment", () => {
    const onClose = vi.fn();
    show(<Dialog fields={["motivo"]} onClose={onClose} />);
    type("motivo", "algo");
    escape();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe("a form that was sent without a connection", () => {
  function Offline({ saved }: { readonly saved: (title: string) => void }) {
    const [failure, setFailure] = useState<string | null>(null);
    const { control, formState, handleSubmit } = useForm({ defaultValues: { title: "" } });
    const save = handleSubmit(({ title }) => {
      if (!window.navigator.onLine) return setFailure("Error de conexión");
      setFailure(null);
      saved(title);
    });
    const sent = usePageForm(formState, save, failure);
    return (
      <form ref={sent.form} onSubmit={sent.onSubmit}>
        <FormFailure failure={failure} waits={sent.waits} />
        <TextField control={control} name="title" label="Título" />
        <button type="submit">Guardar</button>
      </form>
    );
  }

  it("is sent automatically when there is one, with its values of then", async () => {
    const onLine = vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
    const saved = vi.fn();
    show(<Offline saved={saved} />);
    type("Título", "Caribe");
    fireEvent.click(screen.getByText("Guardar"));
    expect(await screen.findByText("Error de conexión. Se guardará cuando vuelva la conexión.")).toBeTruthy();
    type("Título", "Caribe y Pacífico");
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(saved).toHaveBeenCalledWith("Caribe y Pacífico"));
  });
});
