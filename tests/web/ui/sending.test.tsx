// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LoginForm } from "../../../web/src/features/accounts/sign-in/LoginForm.tsx";
import { LeaveDialog } from "../../../web/src/ui/dialog/LeaveDialog.tsx";
import { sends } from "../../../web/src/ui/form/submit.ts";
import { useSentForm } from "../../../web/src/ui/form/useSentForm.ts";
import { show } from "../../support/web.tsx";

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

describe("a form that is sent without a connection", () => {
  const online = vi.spyOn(window.navigator, "onLine", "get");
  afterEach(() => online.mockReset());

  /**
   * Makes a form whose first sending never left; `isSaidToFail` reports the failure, as late as the test
   * likes.
   */
  function aForm() {
    const submit = vi.fn((event?: { preventDefault?: () => void }) => {
      event?.preventDefault?.();
      return Promise.resolve();
    });
    let fails: () => void = () => undefined;
    let waits = false;
    function Form() {
      const [failure, setFailure] = useState<string | null>(null);
      const sent = useSentForm(submit, failure);
      fails = () => setFailure("No hay conexión.");
      waits = sent.waits;
      return <form aria-label="Prueba" ref={sent.form} onSubmit={sent.onSubmit} />;
    }
    show(<Form />);
    const send = () => fireEvent.submit(screen.getByRole("form"));
    return { submit, send, isSaidToFail: () => act(() => fails()), waits: () => waits };
  }

  it("is sent again, once, when there is one", async () => {
    const { submit, send, isSaidToFail, waits } = aForm();
    online.mockReturnValue(false);
    send();
    isSaidToFail();
    expect([waits(), submit.mock.calls.length]).toEqual([true, 1]);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
    act(() => void window.dispatchEvent(new Event("online")));
    expect(submit).toHaveBeenCalledTimes(2);
    expect(waits()).toBe(false);
  });

  it("is sent again also when the connection came back before its failure was shown", async () => {
    const { submit, send, isSaidToFail } = aForm();
    online.mockReturnValue(false);
    send();
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("online")));
    expect(submit).toHaveBeenCalledTimes(1);
    isSaidToFail();
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  });

  it("waits for nothing when what failed had a connection", () => {
    const { submit, send, isSaidToFail, waits } = aForm();
    online.mockReturnValue(true);
    send();
    isSaidToFail();
    act(() => void window.dispatchEvent(new Event("online")));
    expect([waits(), submit.mock.calls.length]).toEqual([false, 1]);
  });
});

describe("the focus", () => {
  const form = {
    failure: null,
    attempts: 0,
    locked: false,
    busy: false,
    codeAsked: false,
    passkeyWay: null,
    onPasskey: () => Promise.resolve(),
    onSubmit: () => Promise.resolve(),
  };
  const isOn = (found: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(found()));

  it("of the sign-in is in the next field: e-mail, or the password of a known person, then the code", async () => {
    show(<LoginForm {...form} />);
    await isOn(() => screen.getByLabelText("Correo"));
    cleanup();
    show(<LoginForm {...form} again={{ email: "maria@example.com", heading: "otra-vez" }} />);
    await isOn(() => screen.getByLabelText("Contraseña"));
    cleanup();
    show(<LoginForm {...form} codeAsked />);
    await isOn(() => screen.getByLabelText(/Código/));
  });

  it("of the question before leaving is on the button that loses nothing", async () => {
    show(<LeaveDialog open onStay={() => {}} onLeave={() => {}} />);
    await isOn(() => screen.getByRole("button", { name: "Seguir editando" }));
  });
});
