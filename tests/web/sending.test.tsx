// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LoginForm } from "../../web/src/features/accounts/sign-in/LoginForm.tsx";
import { LeaveDialog } from "../../web/src/ui/dialog/LeaveDialog.tsx";
import { sends } from "../../web/src/ui/form/submit.ts";
import { useSentForm } from "../../web/src/ui/form/useSentForm.ts";
import { show } from "../support/web.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const unexpected = new TypeError("nobody thought of this");
const save = () => Promise.reject(unexpected);

describe("a form whose save fails in a way that nobody expected", () => {
  it("reports the error as any other handler does", async () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    function Form() {
      const { handleSubmit } = useForm();
      return <form aria-label="Prueba" onSubmit={sends(handleSubmit(save))} />;
    }
    show(<Form />);
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => expect(reported).toHaveBeenCalledWith(unexpected));
  });

  it("is on its way no longer", async () => {
    vi.stubGlobal("reportError", vi.fn());
    let sending = () => false;
    function Form() {
      const sent = useSentForm(useForm().handleSubmit(save), null);
      sending = sent.isSending;
      return <form aria-label="Prueba" ref={sent.form} onSubmit={sent.onSubmit} />;
    }
    show(<Form />);
    fireEvent.submit(screen.getByRole("form"));
    expect(sending()).toBe(true);
    await waitFor(() => expect(sending()).toBe(false));
  });
});

describe("the focus", () => {
  const form = {
    failure: null,
    attempts: 0,
    locked: false,
    busy: false,
    codeAsked: false,
    onSubmit: () => Promise.resolve(),
  };
  const isOn = (found: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(found()));

  it("of the sign-in stands in what is typed next: e-mail, or the password of who is known, then the code", async () => {
    show(<LoginForm {...form} />);
    await isOn(() => screen.getByLabelText("Correo"));
    cleanup();
    show(<LoginForm {...form} again={{ email: "maria@example.com", heading: "otra-vez" }} />);
    await isOn(() => screen.getByLabelText("Contraseña"));
    cleanup();
    show(<LoginForm {...form} codeAsked />);
    await isOn(() => screen.getByLabelText(/Código/));
  });

  it("of the question before leaving stands on what loses nothing", async () => {
    show(<LeaveDialog open onStay={() => {}} onLeave={() => {}} />);
    await isOn(() => screen.getByRole("button", { name: "Seguir editando" }));
  });
});
