// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ConfirmDialog } from "../../../web/src/ui/dialog/ConfirmDialog.tsx";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

/** A click beside the dialog: the first of its place, or the second of a double click. */
function clickBeside(detail: number) {
  const beside = document.querySelector(".MuiDialog-container")!;
  fireEvent.mouseDown(beside, { detail });
  fireEvent.click(beside, { detail });
}
const open = () => {
  const onClose = vi.fn();
  show(
    <ConfirmDialog open title="Verificar pago" confirm="Verificar" onConfirm={vi.fn()} onClose={onClose}>
      Se verifica.
    </ConfirmDialog>,
  );
  return onClose;
};

it("a dialog that a double click opened is not closed by the second of its clicks", () => {
  const onClose = open();
  clickBeside(2);
  expect(onClose).not.toHaveBeenCalled();
});

it("a dialog is closed by a click beside it, and by Escape", () => {
  const onClose = open();
  clickBeside(1);
  expect(onClose).toHaveBeenCalledOnce();
  fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
  expect(onClose).toHaveBeenCalledTimes(2);
});

it("a press without a connection stays with its failure, and is made again once there is one", () => {
  const online = vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
  const confirmed = vi.fn();
  function Asked() {
    const [failure, setFailure] = useState<string | null>(null);
    return (
      <ConfirmDialog
        open
        title="Aprobar la cotización"
        confirm="Aprobar"
        failure={failure}
        onConfirm={() => {
          confirmed();
          setFailure(window.navigator.onLine ? "La cotización ya fue aprobada." : "Error de conexión");
        }}
        onClose={vi.fn()}
      >
        Se aprueba.
      </ConfirmDialog>
    );
  }
  show(<Asked />);
  fireEvent.click(screen.getByRole("button", { name: "Aprobar" }));
  expect(screen.getByRole("alert").textContent).toBe(
    "Error de conexión. Se guardará cuando vuelva la conexión.",
  );
  online.mockReturnValue(true);
  const comesBack = () => act(() => void window.dispatchEvent(new Event("online")));
  comesBack();
  expect(confirmed).toHaveBeenCalledTimes(2);
  expect(screen.getByRole("alert").textContent).toBe("La cotización ya fue aprobada.");
  comesBack();
  expect(confirmed).toHaveBeenCalledTimes(2);
  online.mockRestore();
});
