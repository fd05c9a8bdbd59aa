// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
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
