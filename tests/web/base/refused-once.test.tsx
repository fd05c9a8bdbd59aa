// @vitest-environment happy-dom
import { gql } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { ReasonDialog } from "../../../web/src/base/saving/ReasonDialog.tsx";
import { useActs } from "../../../web/src/base/saving/useActs.ts";
import { useFields } from "../../../web/src/base/saving/useFields.ts";
import { useSaving } from "../../../web/src/base/saving/useSaving.ts";
import { FormDialog } from "../../../web/src/ui/dialog/FormDialog.tsx";
import { fieldsOf, text } from "../../../web/src/ui/form/fields.ts";
import { TextField } from "../../../web/src/ui/form/TextField.tsx";
import { serverAnswers, showConnected } from "../../support/web.tsx";

const SAVE = gql`
  mutation Save {
    save
  }
`;
const useSave = () => {
  const client = useApolloClient();
  return () => client.mutate({ mutation: SAVE });
};
const fields = fieldsOf<Record<never, never>>()({ nombre: text(), nit: text() });

/** A form with one of its two fields drawn, the other one when asked. */
function Form() {
  const save = useSave();
  const { failure, perform } = useSaving();
  const [more, setMore] = useState(false);
  const { control, submit } = useFields(fields, { record: null, save: () => perform(save, "Guardado") });
  return (
    <FormDialog
      open
      title="Proveedor"
      submit="Guardar"
      failure={failure}
      onSubmit={submit}
      onClose={() => {}}
    >
      <TextField control={control} name="nombre" label="Nombre" />
      {more && <TextField control={control} name="nit" label="NIT" />}
      <button type="button" onClick={() => setMore(true)}>
        Más
      </button>
    </FormDialog>
  );
}

/** An act that is done at once, and one that asks for a reason. */
function Acts() {
  const save = useSave();
  const { open, busy, failure, show, close, perform } = useActs<"cancel">();
  return (
    <>
      <button onClick={() => void perform(save, "Enviado")}>Enviar</button>
      <button onClick={() => show("cancel")}>Anular</button>
      {open && (
        <ReasonDialog
          busy={busy}
          failure={failure}
          title="Anular el pago"
          label="Motivo"
          submit="Anular pago"
          onSubmit={() => perform(save, "Anulado")}
          onClose={close}
        />
      )}
    </>
  );
}

/** The server refuses with errors of these fields, or with one sentence. */
const refuses = (message: string, errors?: readonly { readonly field: string; readonly message: string }[]) =>
  serverAnswers({
    Save: { errors: [{ message, extensions: { code: "BAD_USER_INPUT", ...(errors && { errors }) } }] },
  });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
/** Returns the places in which a sentence is shown: `toast`, `alert` or `field`. */
const places = (sentence: string) =>
  screen
    .queryAllByText((_, node) => node?.children.length === 0 && node.textContent?.includes(sentence) === true)
    .map((node) =>
      node.closest("#notistack-snackbar, .notistack-SnackbarContainer")
        ? "toast"
        : node.closest("[role=alert]")
          ? "alert"
          : "field",
    );
/** Waits until a sentence is shown, and longer: whether it comes a second time. */
const placesAtLast = async (sentence: string) => {
  await waitFor(() => expect(places(sentence)).not.toEqual([]));
  await new Promise((soon) => setTimeout(soon, 300));
  return places(sentence);
};

afterEach(cleanup);

describe("what the server refused is said once:", () => {
  it("beside the field that it is about", async () => {
    refuses("Ya hay un proveedor con ese nombre", [
      { field: "input.nombre", message: "Ya hay un proveedor con ese nombre" },
    ]);
    showConnected(<Form />);
    press("Guardar");
    expect(await placesAtLast("Ya hay un proveedor con ese nombre")).toEqual(["field"]);
    press("Guardar");
    expect(await placesAtLast("Ya hay un proveedor con ese nombre")).toEqual(["field"]);
  });

  it("over the form, where no field takes it", async () => {
    refuses("El mes está cerrado");
    showConnected(<Form />);
    press("Guardar");
    expect(await placesAtLast("El mes está cerrado")).toEqual(["alert"]);
    press("Guardar");
    expect(await placesAtLast("El mes está cerrado")).toEqual(["alert"]);
  });

  it("over the form, where its field is not drawn", async () => {
    refuses("El NIT no es válido", [{ field: "input.nit", message: "El NIT no es válido" }]);
    showConnected(<Form />);
    press("Guardar");
    expect(await placesAtLast("El NIT no es válido")).toEqual(["alert"]);
  });

  it("each where it belongs, when one has a field and the other has none", async () => {
    refuses("El nombre es muy corto", [
      { field: "input.nombre", message: "El nombre es muy corto" },
      { field: "input.otro", message: "Falta el contrato" },
    ]);
    showConnected(<Form />);
    press("Guardar");
    expect(await placesAtLast("El nombre es muy corto")).toEqual(["field"]);
    expect(places("Falta el contrato")).toEqual(["alert"]);
  });

  it("at the one field of a reason", async () => {
    refuses("El motivo es muy corto", [{ field: "input.motivo", message: "El motivo es muy corto" }]);
    showConnected(<Acts />);
    press("Anular");
    fireEvent.change(screen.getByLabelText(/Motivo/), { target: { value: "x" } });
    press("Anular pago");
    expect(await placesAtLast("El motivo es muy corto")).toEqual(["field"]);
  });

  it("in a toast, where there is no form", async () => {
    refuses("Ya se envió");
    showConnected(<Acts />);
    press("Enviar");
    expect(await placesAtLast("Ya se envió")).toEqual(["toast"]);
  });
});
