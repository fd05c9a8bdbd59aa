// @vitest-environment happy-dom
import MenuList from "@mui/material/MenuList";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepViewed } from "../../../web/src/base/session/viewing.ts";
import { ViewedChanges } from "../../../web/src/features/organization/viewing/ViewedChanges.tsx";
import { ActButton } from "../../../web/src/ui/dialog/ActButton.tsx";
import { ActItem } from "../../../web/src/ui/dialog/ActItem.tsx";
import { ConfirmDialog } from "../../../web/src/ui/dialog/ConfirmDialog.tsx";
import { FormDialog } from "../../../web/src/ui/dialog/FormDialog.tsx";
import { BulkBar } from "../../../web/src/ui/table/BulkBar.tsx";
import { showConnected } from "../../support/web.tsx";

beforeEach(() => window.sessionStorage.clear());
afterEach(cleanup);

const OFF = "Estás viendo como Liliana Ospina: no puedes cambiar nada.";

/** Every part of the kit by which something is changed. */
function show() {
  const changes = vi.fn();
  const noAct = () => undefined;
  const submit = async (event?: { preventDefault?: () => void }) => {
    event?.preventDefault?.();
    changes();
  };
  showConnected(
    <ViewedChanges>
      <ActButton onClick={changes}>Verificar</ActButton>
      <MenuList>
        <ActItem label="Anular" onClick={changes} />
      </MenuList>
      <BulkBar
        count={1}
        elsewhere={0}
        offers={[{ key: "assign", label: "Asignar", count: 1 }]}
        onAct={changes}
        onClear={noAct}
      />
      <ConfirmDialog open title="Pagar" confirm="Pagar ahora" onConfirm={changes} onClose={noAct}>
        Se paga.
      </ConfirmDialog>
      <FormDialog open title="Nota" submit="Guardar nota" onSubmit={submit} onClose={noAct}>
        Sin campos.
      </FormDialog>
    </ViewedChanges>,
  );
  return changes;
}

const buttons = ["Verificar", "Asignar", "Pagar ahora", "Guardar nota"];
const button = (name: string) => screen.getByRole("button", { name, hidden: true });

it("every act is off where somebody sees as another person, and says why", () => {
  keepViewed({ id: 5, name: "Liliana Ospina", role: 3 });
  const changes = show();
  for (const name of buttons) {
    expect(button(name).getAttribute("aria-disabled"), name).toBe("true");
    expect(button(name).getAttribute("type"), name).toBe("button");
    expect(button(name).getAttribute("title") ?? button(name).getAttribute("aria-describedby")).toBeTruthy();
    fireEvent.click(button(name));
  }
  expect(screen.getByText(OFF)).toBeTruthy();
  expect(changes).not.toHaveBeenCalled();
});

it("every act is there for who is themselves", async () => {
  const changes = show();
  for (const name of buttons) fireEvent.click(button(name));
  fireEvent.click(screen.getByText("Anular"));
  await vi.waitFor(() => expect(changes).toHaveBeenCalledTimes(buttons.length + 1));
});
