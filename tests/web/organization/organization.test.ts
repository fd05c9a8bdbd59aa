import { describe, expect, it } from "vitest";
import { hoursAfter } from "../../../api/src/core/colombia/days.ts";
import { panelCards } from "../../../web/src/features/organization/panel.links.ts";
import {
  createInput,
  placeOf,
  staffFields,
  updateInput,
} from "../../../web/src/features/organization/staff.form.ts";
import { offeredUserActs } from "../../../web/src/features/organization/user.offered-acts.ts";
import { userFilterOf } from "../../../web/src/features/organization/user.filters.ts";
import { legacyText } from "../../../web/src/features/organization/user.texts.ts";
import type { UserWholeFragment } from "../../../web/src/features/organization/users.generated.ts";
import { foldedAtFirst, found, leadsOf } from "../../../web/src/features/reports/teams.tree.ts";
import { periodOf } from "../../../web/src/features/reports/team.texts.ts";
import { routes } from "../../../web/src/app/routes/routes.ts";
import { onWire, START } from "../../support/calendar.ts";

const now = START;
const advisor = { id: 9, role: 2, isActive: true, liderId: 5, gerenteId: 4 };

describe("what can be done with an account", () => {
  it.each([
    [
      "the owner",
      { id: 1, role: 7 },
      ["edit", "resetPassword", "viewAs", "deactivate", "delete", "anonymize"],
    ],
    ["an administrator", { id: 2, role: 5 }, ["edit", "resetPassword", "deactivate", "delete"]],
    ["their leader", { id: 5, role: 3 }, ["edit", "resetPassword", "deactivate"]],
    ["another leader", { id: 6, role: 3 }, []],
    ["the accountant", { id: 3, role: 6 }, []],
  ])("by %s", (_, viewer, acts) => {
    expect([...offeredUserActs(viewer, advisor, now).keys()]).toEqual(acts);
  });

  it("never takes oneself out", () => {
    expect([...offeredUserActs({ id: 1, role: 7 }, { ...advisor, id: 1, role: 7 }, now)]).toEqual([
      ["edit", null],
      ["deactivate", "No puedes desactivar tu propia cuenta."],
      ["delete", "No puedes eliminar tu propia cuenta."],
      ["anonymize", "No puedes suprimir tu propia cuenta."],
    ]);
  });

  it("is off, with its reason, while a trip is booked or a commission is owed", () => {
    const off = (facts: object) =>
      offeredUserActs({ id: 1, role: 7 }, { ...advisor, ...facts }, now).get("anonymize");
    expect(off({ hasBookedTrip: true })).toMatch(/^Tiene un viaje contratado/);
    expect(off({ hasUnpaidCommissions: true })).toMatch(/^Tiene comisiones por pagar/);
  });

  it("unlocks who is locked still, and brings back who was switched off", () => {
    const owner = { id: 1, role: 7 };
    const names = (over: object) => [...offeredUserActs(owner, { ...advisor, ...over }, now).keys()];
    expect(names({ accountLockedUntil: onWire(hoursAfter(now, 1)) })).toContain("unlock");
    expect(names({ accountLockedUntil: onWire(hoursAfter(now, -1)) })).not.toContain("unlock");
    expect(names({ isActive: false })).toContain("reactivate");
  });
});

describe("the form of staff", () => {
  const user = {
    id: 9,
    name: "Ana",
    lastname: "Gil",
    email: "ana@correo.test",
    phone: "+573001234567",
    image: "",
    role: 2,
    isActive: true,
    liderId: 5,
    gerenteId: 4,
    tipoDocumento: null,
    documentoIdentidad: null,
    lastLogin: null,
    accountLockedUntil: null,
    isActiveSeller: true,
    emailVerified: true,
    referralCode: "X",
    fechaNacimiento: null,
    fechaIngreso: null,
    direccion: null,
    ciudad: null,
    pais: null,
    commissionPercentage: null,
    commissionLimit: 1_300_000,
    currentCommissionUsed: 0,
    banco: null,
    numeroCuenta: null,
    tipoCuenta: null,
    failedLoginAttempts: 0,
    createdAt: "",
    version: 3,
  } as unknown as UserWholeFragment;

  it("asks an advisor for a leader, and for a manager only without one", () => {
    expect(placeOf({ role: "2", liderId: "" })).toEqual({ led: true, managed: true });
    expect(placeOf({ role: "2", liderId: "5" })).toEqual({ led: true, managed: false });
    expect(placeOf({ role: "3", liderId: "" })).toEqual({ led: false, managed: true });
    expect(placeOf({ role: "4", liderId: "" })).toEqual({ led: false, managed: false });
  });

  it("sends a new account as the server takes it", () => {
    const form = { ...staffFields.empty, role: "2", liderId: "5" };
    expect(createInput(staffFields.input(form))).toMatchObject({
      role: 2,
      liderId: 5,
      fechaIngreso: null,
      commissionLimit: 1_300_000,
    });
  });

  it("sends of an edit only what its editor may change", () => {
    const form = { ...staffFields.read(user), ciudad: "Cali" };
    const sentBy = (role: number, typed = form) => updateInput(staffFields.input(typed), role);
    expect(form.phone).toBe("3001234567");
    const byLeader = sentBy(3);
    expect(byLeader).toMatchObject({ ciudad: "Cali" });
    for (const key of ["role", "liderId", "commissionLimit", "banco"])
      expect(byLeader).not.toHaveProperty(key);
    expect(sentBy(4)).toMatchObject({ role: 2, liderId: 5 });
    expect(sentBy(7, { ...form, role: "4", successorId: "7" })).toMatchObject({
      role: 4,
      liderId: null,
      successorId: 7,
      banco: "",
    });
  });
});

describe("words and addresses", () => {
  it("say what somebody leaves behind", () => {
    expect(legacyText({ team: 1, openQuotes: 3 })).toBe("Tiene 1 persona a cargo y 3 cotizaciones abiertas.");
    expect(legacyText({ team: 0, openQuotes: 1 })).toBe("Tiene 1 cotización abierta.");
    expect(legacyText({ team: 0, openQuotes: 0 })).toBe("");
  });
  it("leave out what a filter cannot mean", () => {
    expect(userFilterOf({ role: "9", activo: "no", search: "" })).toEqual({
      search: undefined,
      role: undefined,
      isActive: false,
    });
    expect([periodOf("current_year"), periodOf("siempre"), periodOf(undefined)]).toEqual([
      "current_year",
      "current_month",
      "current_month",
    ]);
  });
});

describe("the panel", () => {
  it("shows a role only the cards whose screen it may open", () => {
    const labels = (role: number) => panelCards(role, routes).map(({ label }) => label);
    expect(labels(6)).toEqual(["Gestionar Comisiones"]);
    expect(labels(5)).not.toContain("Listar Usuarios");
    expect(labels(7)).toEqual(
      expect.arrayContaining([
        "Listar Usuarios",
        "Gestionar Cuentas de clientes y Staff",
        "Gestión de Compras",
        "Auditoría",
      ]),
    );
  });
});

describe("a tree of teams", () => {
  const leaf = (id: number, name: string) => ({ id, name, lastname: "Niño", people: 0, team: [] });
  const lead = {
    id: 2,
    name: "Íngrid",
    lastname: "Peña",
    people: 2,
    team: [leaf(3, "Óscar"), leaf(4, "Paula")],
  };
  const top = { id: 1, name: "Gloria", lastname: "Gil", people: 3, team: [lead] };

  it("begins open while it is small, and folded below the top when it is large", () => {
    expect([...foldedAtFirst([top])]).toEqual([]);
    expect([...foldedAtFirst([{ ...top, people: 60 }])]).toEqual([2]);
    expect(leadsOf([top])).toEqual([1, 2]);
  });

  it("is searched without accents, and keeps those above", () => {
    const [branch] = found([top], "oscar n");
    expect(branch?.team[0]?.team.map(({ id }) => id)).toEqual([3]);
    expect(found([top], "ingrid")[0]?.team[0]?.team).toHaveLength(2);
    expect(found([top], "nadie")).toEqual([]);
  });
});
