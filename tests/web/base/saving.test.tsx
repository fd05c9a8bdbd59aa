// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ReasonDialog } from "../../../web/src/base/saving/ReasonDialog.tsx";
import { useFields } from "../../../web/src/base/saving/useFields.ts";
import type { Wrong } from "../../../web/src/base/saving/useSaving.ts";
import { ChangePasswordDialog } from "../../../web/src/features/accounts/recovery/ChangePasswordDialog.tsx";
import { PriceDialog } from "../../../web/src/features/quotes/quote/dialogs/PriceDialog.tsx";
import { QuestionForm } from "../../../web/src/features/quotes/sharing/QuestionForm.tsx";
import { fieldsOf, trimmed } from "../../../web/src/ui/form/fields.ts";
import { sends } from "../../../web/src/ui/form/submit.ts";
import { TextField } from "../../../web/src/ui/form/TextField.tsx";
import { type Answer, serverAnswers, show, showConnected } from "../../support/web.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const valueOf = (label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value;
const isWrong = (label: RegExp) => screen.getByLabelText(label).getAttribute("aria-invalid") === "true";
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const fields = fieldsOf<Record<never, never>>()({
  motivo: trimmed({ required: "El motivo es obligatorio" }),
});
type Save = (input: { motivo: string }) => Promise<Wrong | null>;

function Form({ save }: { readonly save: Save }) {
  const { control, submit } = useFields(fields, { record: null, save: ({ input }) => save(input) });
  return (
    <form noValidate onSubmit={sends(submit)}>
      <TextField control={control} name="motivo" label="Motivo" rules={fields.rules.motivo} />
      <button type="submit">Guardar</button>
    </form>
  );
}

describe("a form", () => {
  it("is saved once, however often it is sent until the answer is there", async () => {
    let answer = (_: Wrong | null): void => undefined;
    const save = vi.fn<Save>(() => new Promise((resolve) => (answer = resolve)));
    show(<Form save={save} />);
    type(/Motivo/, "No viaja");
    for (let time = 0; time < 3; time += 1) press("Guardar");
    await waitFor(() => expect(save).toHaveBeenCalled());
    press("Guardar");
    await act(async () => answer([]));
    expect(save).toHaveBeenCalledOnce();
    press("Guardar");
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  });

  it("sends a text without the blanks around it, and takes blanks alone for nothing", async () => {
    const save = vi.fn<Save>(() => Promise.resolve(null));
    show(<Form save={save} />);
    type(/Motivo/, "   ");
    press("Guardar");
    expect(await screen.findByText("El motivo es obligatorio")).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
    type(/Motivo/, "  No viaja ");
    press("Guardar");
    await waitFor(() => expect(save).toHaveBeenCalledWith({ motivo: "No viaja" }));
  });
});

/** Types into the field while the page is drawn for the first time, before its effects have run. */
function Hurried() {
  useLayoutEffect(() => void type(/Motivo/, "No viaja"), []);
  return null;
}

describe("a form that is typed in as soon as it is shown", () => {
  it("keeps the typed values", async () => {
    const save = vi.fn<Save>(() => Promise.resolve(null));
    show(
      <>
        <Form save={save} />
        <Hurried />
      </>,
    );
    expect(valueOf(/Motivo/)).toBe("No viaja");
    press("Guardar");
    await waitFor(() => expect(save).toHaveBeenCalledWith({ motivo: "No viaja" }));
  });
});

describe("a question", () => {
  it("is sent once: what it was written in is empty again", async () => {
    const onSend = vi.fn(() => Promise.resolve());
    const texts = { label: "Tu pregunta", submit: "Enviar", missing: "Escribe tu pregunta" };
    showConnected(<QuestionForm {...texts} done="Recibimos tu pregunta" onSend={onSend} />);
    for (const text of ["¿Hay guía?", "¿Y maletas?"]) {
      type(/Tu pregunta/, text);
      press("Enviar");
      await waitFor(() => expect(onSend).toHaveBeenLastCalledWith(text));
      await waitFor(() => expect(valueOf(/Tu pregunta/)).toBe(""));
    }
    press("Enviar");
    await screen.findByText("Escribe tu pregunta");
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2));
  });
});

describe("a dialog of one field", () => {
  const dialog = { busy: false, failure: null, onClose: () => undefined };

  it("shows at the reason the server's refusal, for any field that the server names, and keeps it", async () => {
    const wrong = [{ field: "motivoRechazo", message: "El motivo es muy largo" }];
    const onSubmit = () => Promise.resolve(wrong);
    show(<ReasonDialog {...dialog} title="Rechazar" label="Motivo" submit="Rechazar" onSubmit={onSubmit} />);
    type(/Motivo/, "No viaja");
    press("Rechazar");
    expect(await screen.findByText("El motivo es muy largo")).toBeTruthy();
    expect(isWrong(/Motivo/)).toBe(true);
    expect(valueOf(/Motivo/)).toBe("No viaja");
  });

  it("takes no price of zero, and begins with the present one", async () => {
    const onSubmit = vi.fn(() => Promise.resolve(null));
    const price = { precioTotal: 2_000_000, incluye: ["Hotel Caribe"], noIncluye: null };
    show(<PriceDialog frame={dialog} record={{ quoteNumber: "COT-1", ...price }} send={onSubmit} />);
    expect(valueOf(/Precio total/).replaceAll("\u00a0", " ")).toBe("$ 2.000.000");
    type(/Precio total/, "0");
    press("Guardar precio");
    expect(await screen.findByText("Escribe un precio mayor que cero")).toBeTruthy();
    type(/Precio total/, "2500000");
    press("Guardar precio");
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit).toHaveBeenCalledWith({
      input: {
        precioTotal: 2_500_000,
        incluye: ["Hotel Caribe"],
        noIncluye: [],
      },
    });
    const pasted = "• 3 noches en Cartagena\n\n- Desayuno  diario\n2. Traslados\n- desayuno diario";
    fireEvent.change(screen.getByLabelText("Qué incluye"), { target: { value: pasted } });
    press("Guardar precio");
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(onSubmit.mock.lastCall).toMatchObject([
      { input: { incluye: ["3 noches en Cartagena", "Desayuno diario", "Traslados"] } },
    ]);
  });
});

describe("the own password", () => {
  const open = (answer: () => Answer) => {
    const onClose = vi.fn();
    const seen = serverAnswers({
      ChangePassword: answer,
      OwnFactors: {
        data: {
          openAccess: { __typename: "OpenAccessPage", items: [] },
          me: { __typename: "User", id: 1, codeApp: false },
          myPasskeys: [],
        },
      },
    });
    showConnected(<ChangePasswordDialog onClose={onClose} />);
    type(/^Contraseña actual/, "Travesia2026");
    type(/^Contraseña nueva/, "Otra-2027x");
    type(/^Repite/, "Otra-2027x");
    press("Cambiar contraseña");
    return { seen, onClose };
  };
  const done: Answer = { data: { changePassword: "Contraseña cambiada exitosamente" } };

  it("shows at its field what was refused, and stays typed", async () => {
    const message = "La contraseña actual no es correcta";
    const errors = [{ field: "input.currentPassword", message }];
    const { onClose } = open(() => ({
      errors: [{ message, extensions: { code: "BAD_USER_INPUT", errors } }],
    }));
    await waitFor(() => expect(isWrong(/^Contraseña actual/)).toBe(true));
    expect(valueOf(/^Contraseña nueva/)).toBe("Otra-2027x");
    expect(onClose).not.toHaveBeenCalled();
  });

  it("is sent again automatically once there is a connection", async () => {
    const online = vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
    let connected = false;
    const { seen, onClose } = open(() => (connected ? done : new TypeError("Failed to fetch")));
    expect(await screen.findByText(/Se guardará cuando vuelva la conexión/)).toBeTruthy();
    connected = true;
    online.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const sent = seen.filter(({ operation }) => operation === "ChangePassword");
    expect(sent).toHaveLength(2);
  });
});
