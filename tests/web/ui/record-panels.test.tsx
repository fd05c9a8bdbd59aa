// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { RecordPanels } from "../../../web/src/ui/RecordPanels.tsx";
import { RecordTabs } from "../../../web/src/ui/RecordTabs.tsx";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

/** The parts that were made so far, in their order. */
const made: string[] = [];

function Part({ name }: { readonly name: string }) {
  useState(() => made.push(name));
  return <input aria-label={`Nota de ${name}`} />;
}

const parts = ["Resumen", "Pagos", "Historia"].map((name) => ({
  key: name,
  label: name,
  content: <Part name={name} />,
}));

function Read({ all }: { readonly all: boolean }) {
  const [open, setOpen] = useState("Resumen");
  return (
    <>
      <RecordTabs label="Contrato" parts={parts} open={open} onOpen={setOpen} />
      <RecordPanels parts={parts} open={open} all={all} />
    </>
  );
}

const tab = (name: string) => screen.getByRole("tab", { name });

it("a part of a record is made when it is opened, and keeps the typed values while another is read", () => {
  made.length = 0;
  show(<Read all={false} />);
  expect(made).toEqual(["Resumen"]);
  fireEvent.change(screen.getByLabelText("Nota de Resumen"), { target: { value: "A medias" } });
  fireEvent.click(tab("Pagos"));
  expect(tab("Pagos").getAttribute("aria-controls")).toBe(screen.getByRole("tabpanel").id);
  expect(screen.queryByRole("textbox", { name: "Nota de Resumen" })).toBeNull();
  fireEvent.click(tab("Resumen"));
  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("A medias");
  expect(made).toEqual(["Resumen", "Pagos"]);
});

it("all parts of a record are made when all are wanted, one of them in sight", () => {
  made.length = 0;
  show(<Read all />);
  expect(made).toEqual(["Resumen", "Pagos", "Historia"]);
  expect(screen.getAllByRole("tabpanel")).toHaveLength(1);
});
