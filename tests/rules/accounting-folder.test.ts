import { describe, expect, it } from "vitest";
import { sheetColumn } from "../../api/src/core/sheet/cells.ts";
import type { Material } from "../../api/src/modules/accounting/pack/material.type.ts";
import { decimal, readme, tablesOf } from "../../api/src/modules/accounting/pack/tables.rules.ts";

const material: Material = {
  mes: "2026-11",
  agency: { name: "Travesía", party: { type: "nit", document: "901555123", dv: "4", name: "Travesía SAS" } },
  vouchers: [],
  accounts: [{ key: "caja", label: "Efectivo", code: "110505", name: "Caja general", confirmed: false }],
  codes: {},
  controls: [
    {
      number: 2,
      title: "Bancos y billeteras",
      expected: 0,
      booked: 100,
      note: null,
      differences: [{ record: { kind: "payment", id: "1", name: "RC-1" }, expected: 0, booked: 100 }],
    },
  ],
  remarks: [],
  bank: (["libre", "asignado", "apartado", "reversado", "egreso"] as const).map((state) => ({
    day: "2026-11-02",
    account: "Bancolombia •••• 5678",
    key: "caja",
    text: "ABONO",
    reference: null,
    amount: 133_050,
    state,
    backs: "",
  })),
  taxes: {
    ivaGenerado: 0,
    ivaDescontable: 1_603_250,
    retefuente: 420_000,
    reteIca: 0,
    reteIva: 0,
    sufrida: 0,
    period: "bimestral",
    periodFrom: "2026-11",
    periodTo: "2026-12",
    periodIva: -1_603_250,
  },
  files: [],
};
const said = (program: "ninguno" | "odoo") =>
  readme(material, { version: 1, program }).replaceAll("\u00a0", " ").split("\r\n");

describe("the folder of a month", () => {
  it("says its figures as people read them", () => {
    expect(said("ninguno")).toEqual(
      expect.arrayContaining([
        "IVA generado: $ 0. IVA descontable: $ 16.032,50.",
        "IVA de noviembre de 2026 a diciembre de 2026: -$ 16.032,50.",
        "1 cuenta está por confirmar con tu contador: hojas/10-cuentas-usadas.xlsx.",
        "Tiene diferencias la suma 2: hojas/8-sumas-de-control.xlsx las nombra.",
      ]),
    );
  });

  it("names the files of a program only where they are", () => {
    const line = "programas: el diario como lo recibe el programa contable elegido.";
    expect([said("ninguno").includes(line), said("odoo").includes(line)]).toEqual([false, true]);
  });

  it("says the state of a movement of the bank in words, and its amount with its cents", () => {
    const [, bank] = tablesOf(material).find(([file]) => file === "hojas/6-banco")!;
    const at = (heading: string) => bank.columns.findIndex((column) => column.heading === heading);
    expect(bank.rows.map((row) => row[at("Estado")])).toEqual([
      "Por identificar",
      "Asignado",
      "Apartado",
      "Devuelto por el banco",
      "Reversión de un ingreso",
    ]);
    expect(sheetColumn(bank.columns[at("Valor")]!).format).toContain("0.00");
  });

  it("keeps the sign of an amount below one peso", () => {
    expect([decimal(-50, ","), decimal(-133_050, ","), decimal(5, ".")]).toEqual([
      "-0,50",
      "-1330,50",
      "0.05",
    ]);
  });
});

it("a number of a list has no format that shows a whole one with a separator alone", () => {
  expect(sheetColumn({ heading: "Días", kind: "number" }).format).toBeUndefined();
});
