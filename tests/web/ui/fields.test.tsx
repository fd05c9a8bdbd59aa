// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { afterEach, describe, expect, it, vi } from "vitest";
import { FileField, fileProblem } from "../../../web/src/ui/form/FileField.tsx";
import { MoneyField } from "../../../web/src/ui/form/MoneyField.tsx";
import { PhoneField } from "../../../web/src/ui/form/PhoneField.tsx";
import { sends } from "../../../web/src/ui/form/submit.ts";
import { show } from "../../support/web.tsx";

interface Values {
  monto: number | null;
  telefono: string;
  comprobante: File | null;
}

function Form({ onSubmit }: { readonly onSubmit: (values: Values) => void }) {
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: { monto: null, telefono: "", comprobante: null },
  });
  return (
    <form noValidate onSubmit={sends(handleSubmit((values) => onSubmit(values)))}>
      <MoneyField control={control} name="monto" label="Valor" required />
      <PhoneField control={control} name="telefono" label="Teléfono" />
      <FileField control={control} name="comprobante" label="Comprobante" />
      <button type="submit">Guardar</button>
    </form>
  );
}

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const shown = (label: RegExp) =>
  (screen.getByLabelText(label) as HTMLInputElement).value.replaceAll("\u00A0", " ");
const save = () => fireEvent.click(screen.getByRole("button", { name: "Guardar" }));

afterEach(cleanup);

describe("an amount", () => {
  it("shows $ 1.234.567 while it is typed, and is a whole number", async () => {
    const onSubmit = vi.fn();
    show(<Form onSubmit={onSubmit} />);
    type(/Valor/, "1234567");
    expect(shown(/Valor/)).toBe("$ 1.234.567");
    save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ monto: 1_234_567 })));
  });

  it("takes one more digit at the end of the shown ones", () => {
    show(<Form onSubmit={() => {}} />);
    type(/Valor/, "$ 1.2345");
    expect(shown(/Valor/)).toBe("$ 12.345");
  });

  it("is nothing when it is emptied, and is asked for", async () => {
    const onSubmit = vi.fn();
    show(<Form onSubmit={onSubmit} />);
    type(/Valor/, "5");
    type(/Valor/, "");
    expect(shown(/Valor/)).toBe("");
    save();
    expect(await screen.findByText(/^Escribe (el|la) /)).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe("a phone", () => {
  it.each([
    ["3001234567", "300 123 4567"],
    ["+57 300 123 4567", "300 123 4567"],
    ["6011234567", "(601) 123 4567"],
    ["300.123", "300 123"],
    ["\u202A300\u2011123\u20114567\u202C", "300 123 4567"],
    ["0057 300 123 4567", "300 123 4567"],
    ["+1 (305) 555-0100", "+13055550100"],
    ["+1 30", "+130"],
    ["0034", "0034"],
    ["30012345678", "30012345678"],
  ])("%s reads %s", (typed, read) => {
    show(<Form onSubmit={() => {}} />);
    type(/Teléfono/, typed);
    expect(shown(/Teléfono/)).toBe(read);
  });
});

describe("a file", () => {
  const file = (name: string, kind: string, bytes: number) =>
    new File([new Uint8Array(bytes)], name, { type: kind });

  it.each([
    ["a picture", file("recibo.jpg", "image/jpeg", 10), null],
    ["a PDF of exactly 10 MB", file("recibo.pdf", "application/pdf", 10 * 1024 * 1024), null],
    [
      "a PDF of 12 MB",
      file("recibo.pdf", "application/pdf", 12 * 1024 * 1024),
      "El archivo no debe superar los 10MB",
    ],
    [
      "a program",
      file("recibo.exe", "application/x-msdownload", 10),
      "Solo se permiten archivos JPG, PNG o PDF",
    ],
  ])("that is %s", (_, given, problem) => {
    expect(fileProblem(given)).toBe(problem);
  });

  it("of a wrong kind stops the form and says why", async () => {
    const onSubmit = vi.fn();
    show(<Form onSubmit={onSubmit} />);
    type(/Valor/, "5");
    fireEvent.change(screen.getByLabelText(/Comprobante/), {
      target: { files: [file("a.exe", "application/x-msdownload", 1)] },
    });
    save();
    expect(await screen.findByText("Solo se permiten archivos JPG, PNG o PDF")).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
