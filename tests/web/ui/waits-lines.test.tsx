// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { WaitsLines } from "../../../web/src/ui/passage/WaitsLines.tsx";

afterEach(cleanup);

const send = { who: "Ana Ruiz", step: "enviarlo" };
const verify = { who: "Contabilidad", people: ["Cleo", "Olga"], step: "verificar el pago" };
const pay = { who: null, step: "registrar el pago" };
const said = () => screen.queryAllByText(/debe/i, { selector: "p, p *" }).map((node) => node.closest("p"));
const lines = () => [...new Set(said())].map((line) => line?.textContent);

describe("what a record waits for", () => {
  it("is the first step, and at a press the others below it, until the next press", () => {
    render(<WaitsLines steps={[send, verify, pay]} />);
    expect(lines()).toEqual(["Ana Ruiz debe enviarlo"]);
    const more = screen.getByRole("button", { name: "y 2 más" });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(more);
    expect(more.getAttribute("aria-expanded")).toBe("true");
    expect(lines()).toEqual([
      "Ana Ruiz debe enviarlo",
      "Contabilidad (Cleo, Olga) debe verificar el pago",
      "Debes registrar el pago",
    ]);
    fireEvent.click(more);
    expect(lines()).toEqual(["Ana Ruiz debe enviarlo"]);
  });

  it("has no press where one step is all", () => {
    render(<WaitsLines steps={[send]} />);
    expect(lines()).toEqual(["Ana Ruiz debe enviarlo"]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is empty when it waits for nothing", () => {
    const { container } = render(<WaitsLines steps={[]} />);
    expect(container.textContent).toBe("");
  });
});
