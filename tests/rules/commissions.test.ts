import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ASESOR, ADMIN, CONTADOR, OWNER } from "../../api/src/modules/accounts/permissions.rules.ts";
import { defaultTerms, type SellerRole } from "../../api/src/modules/quotes/calculation/calculation.rules.ts";
import type { FrozenCommission } from "../../api/src/modules/quotes/calculation/calculation.types.ts";
import {
  commissionActs,
  type CommissionState,
} from "../../api/src/modules/commissions/commission/commission.acts.rules.ts";
import * as commissions from "../../api/src/modules/commissions/commission/commission.rules.ts";
import { defaultMonthlyLimit } from "../../api/src/modules/accounts/staff.rules.ts";

const frozen = (role: SellerRole, amount: number): FrozenCommission => ({
  role,
  amount,
  clamp: null,
  configId: null,
  configVersion: null,
  terms: defaultTerms,
  base: 2_000_000,
  persons: 3,
});

const by = (id: number, role: number) => ({ viewer: { id, role } });
/** An approved commission of an amount, when so much of a limit of 1,300,000 was paid; both in COP. */
const approvedOf = (montoComision: number, paid: number): CommissionState => ({
  status: "approved",
  clase: "comision",
  vendedorId: 5,
  nombreVendedor: "Ana Pérez",
  montoComision,
  documentosFaltantes: [],
  disponibleVendedor: commissions.sellerLimit(1_300_000, paid).disponible,
  documentoSoporteId: null,
  cuentaCompleta: true,
  firmaAprobada: true,
  objecionId: null,
});

describe("who earns by a contract", () => {
  it("is each present seller once", () => {
    expect(commissions.whoEarns({ asesor: 1, lider: null, gerente: 3 })).toEqual([
      { role: "asesor", sellerId: 1 },
      { role: "gerente", sellerId: 3 },
    ]);
    expect(commissions.whoEarns({ asesor: 1, lider: 1, gerente: 3 }).map(({ sellerId }) => sellerId)).toEqual(
      [1, 3],
    );
  });

  it("earns what the calculation froze; a role that was absent then earns nothing", () => {
    const made = commissions.commissionsOf({ asesor: 1, lider: 2, gerente: 3 }, [
      frozen("asesor", 30_000),
      frozen("lider", 20_000),
    ]);
    expect(
      made.map(({ tipoVendedor, montoComision, porcentaje }) => [tipoVendedor, montoComision, porcentaje]),
    ).toEqual([
      ["asesor", 30_000, 1.5],
      ["lider", 20_000, 1],
    ]);
  });

  it("earns 10,000 per person without calculation and configuration, and says so", () => {
    const [asesor] = commissions.commissionsOf(
      { asesor: 1, lider: null, gerente: null },
      commissions.promisesBy({}, 1_000_000, 4),
    );
    expect(asesor).toMatchObject({ montoComision: 40_000, montoBase: 1_000_000, porcentaje: 4 });
    expect(asesor?.explicacion).toMatchObject({
      configuracion: "Valor por defecto: $\u00a010.000 por persona",
      base: 1_000_000,
      personas: 4,
      minimo: null,
      limite: null,
    });
  });

  it("earns a fixed amount over a tiny base without failing", () => {
    const terms = {
      ...frozen("asesor", 1).terms,
      calculationType: "fixed_total",
      fixedAmount: 500_000,
    } as const;
    const configured = { asesor: { ...terms, configId: "x", configVersion: 3 } };
    const [asesor] = commissions.commissionsOf(
      { asesor: 1, lider: null, gerente: null },
      commissions.promisesBy(configured, 1_000, 1),
    );
    expect(asesor).toMatchObject({ montoComision: 500_000, porcentaje: 999.99 });
    expect(asesor?.explicacion.configuracion).toBe("Configuración versión 3: $\u00a0500.000 en total");
  });
});

describe("the figures that a person enters", () => {
  it("have the largest percentage for an amount that is huge over its base", () => {
    const figures = commissions.completeFigures({ montoComision: Number.MAX_SAFE_INTEGER, montoBase: 1 }, 0);
    expect(figures.porcentaje).toBe(999.99);
  });
  it.each([
    [{ montoComision: 50_000 }, { montoBase: 1_000_000, montoComision: 50_000, porcentaje: 5 }],
    [{ porcentaje: 2.5 }, { montoBase: 1_000_000, montoComision: 25_000, porcentaje: 2.5 }],
    [
      { porcentaje: 10, montoBase: 200_000 },
      { montoBase: 200_000, montoComision: 20_000, porcentaje: 10 },
    ],
    [
      { porcentaje: 10, montoComision: 7 },
      { montoBase: 1_000_000, montoComision: 7, porcentaje: 0 },
    ],
  ])("%j become %j over a million", (entered, figures) =>
    expect(commissions.completeFigures(entered, 1_000_000)).toEqual(figures),
  );

  it.each([
    [{}, "Indica el valor o el porcentaje de la comisión"],
    [{ porcentaje: 101 }, "El porcentaje debe estar entre 0 y 100, con dos decimales"],
    [{ montoComision: 0 }, "El valor de la comisión debe ser mayor a 0"],
    [{ montoComision: -5 }, "El valor de la comisión debe ser mayor a 0"],
    [{ montoComision: 5, montoBase: -1 }, "El monto base no puede ser negativo"],
  ])("%j are refused", (entered, text) =>
    expect(() => commissions.completeFigures(entered, 1_000_000)).toThrow(text),
  );

  it("count in an edit where they differ from the stored ones", () => {
    const stored = { montoBase: 1_000_000, montoComision: 100_000, porcentaje: 10 };
    expect(commissions.editFigures({ ...stored }, stored)).toEqual(stored);
    expect(commissions.editFigures({ ...stored, porcentaje: 5 }, stored)).toMatchObject({
      montoComision: 50_000,
    });
    expect(commissions.editFigures({ ...stored, montoComision: 30_000 }, stored)).toMatchObject({
      porcentaje: 3,
    });
    expect(commissions.editFigures({ montoBase: 500_000 }, stored)).toMatchObject({
      montoComision: 50_000,
      porcentaje: 10,
    });
  });
});

describe("the monthly limit", () => {
  it.each([
    [909_999, "safe", 390_001],
    [910_000, "warning", 390_000],
    [1_169_999, "warning", 130_001],
    [1_170_000, "critical", 130_000],
    [1_300_000, "critical", 0],
    [1_400_000, "critical", 0],
    [-50_000, "safe", 1_350_000],
  ])("with %d paid is %s, %d available", (paid, status, disponible) => {
    expect(commissions.sellerLimit(defaultMonthlyLimit, paid)).toMatchObject({
      status,
      disponible,
    });
  });
  it("of zero is critical", () =>
    expect(commissions.sellerLimit(0, 0)).toMatchObject({
      status: "critical",
      disponible: 0,
      porcentajeUsado: 100,
    }));

  it("is not passed", () => {
    expect(() => commissionActs.refuse("pay", by(6, CONTADOR), approvedOf(300_001, 1_000_000))).toThrow(
      "Supera el límite mensual de Ana Pérez: disponible $\u00a0300.000.",
    );
    expect(commissionActs.allows("pay", by(6, CONTADOR), approvedOf(300_000, 1_000_000))).toBe(true);
  });

  it("holds for every sequence of payments", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900_000 }), { maxLength: 20 }), (amounts) => {
        let paid = 0;
        for (const amount of amounts) {
          if (commissionActs.allows("pay", by(6, CONTADOR), approvedOf(amount, paid))) paid += amount;
          else expect(paid + amount).toBeGreaterThan(1_300_000);
        }
        return paid <= 1_300_000;
      }),
    );
  });
});

describe("deciding on a commission", () => {
  it("is not for its seller, unless the owner", () => {
    expect(() => commissionActs.refuse("pay", by(5, ADMIN), approvedOf(1, 0))).toThrow(
      "No tienes permisos suficientes",
    );
    expect(commissionActs.allows("pay", by(5, OWNER), approvedOf(1, 0))).toBe(true);
    expect(commissionActs.allows("pay", by(6, CONTADOR), approvedOf(1, 0))).toBe(true);
  });
  it("names the present status", () => {
    const at = (status: CommissionState["status"]) => ({ ...approvedOf(1, 0), status });
    expect(() => commissionActs.refuse("approve", by(6, ADMIN), at("paid"))).toThrow(
      "Solo se pueden aprobar comisiones activas. Estado actual: Pagada",
    );
    expect(() => commissionActs.refuse("pay", by(6, CONTADOR), at("pending"))).toThrow(
      "Solo se pueden pagar comisiones aprobadas. Estado actual: Pendiente",
    );
    expect(commissionActs.allows("approve", by(6, ADMIN), at("generated"))).toBe(true);
  });
  it("keeps an approved one approved when its payment is requested, once", () => {
    const at = (status: CommissionState["status"]) => ({ ...approvedOf(1, 0), status });
    const seller = by(5, ASESOR);
    expect(commissionActs.allows("request", seller, at("pending"))).toBe(true);
    expect(commissionActs.allows("request", seller, at("approved"))).toBe(true);
    const twice = { ...at("approved"), documentoSoporteId: "0190a000-0000-7000-8000-000000000000" };
    for (const state of [twice, at("generated"), at("paid")])
      expect(() => commissionActs.refuse("request", seller, state)).toThrow("Esta comisión ya fue procesada");
  });
});
