import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ADMIN,
  ASESOR,
  CLIENTE,
  CONTADOR,
  GERENTE,
  LIDER,
  OWNER,
} from "../../api/src/modules/accounts/permissions.rules.ts";
import {
  completePersons,
  type PersonsInput,
} from "../../api/src/modules/quotes/quote/request/quote-persons.rules.ts";
import {
  clientContactFields,
  mayApproveDiscount,
  refuseDiscount,
  refuseLockedEdit,
} from "../../api/src/modules/quotes/quote/seller/quote-authority.rules.ts";
import { quoteActs, type QuoteState } from "../../api/src/modules/quotes/quote/quote.acts.rules.ts";
import {
  payingPersons,
  refuseIncoherentDates,
  refuseIncoherentPersons,
  refusePastDeparture,
} from "../../api/src/modules/quotes/quote/quote.rules.ts";

describe("the people of a quote", () => {
  it.each<[string, PersonsInput, [number, number, number, number], number[], number[]]>([
    ["nothing is one adult", {}, [1, 1, 0, 0], [], []],
    ["persons alone are adults", { numeroPersonas: 3 }, [3, 3, 0, 0], [], []],
    [
      "missing persons are adults",
      { numeroPersonas: 4, menores: 1, edadesMenores: [5] },
      [4, 3, 1, 0],
      [5],
      [],
    ],
    ["counts add up to the persons", { adultos: 2, infantes: 1, edadesInfantes: [8] }, [3, 2, 0, 1], [], [8]],
    ["ages count", { numeroPersonas: 3, edadesMenores: [5, 7] }, [3, 1, 2, 0], [5, 7], []],
    [
      "older form",
      { numeroPersonas: 5, adultos: 2, ninos: 3, edadesNinos: [1, 5, 15] },
      [5, 3, 1, 1],
      [5],
      [12],
    ],
    ["older form without persons", { adultos: 2, ninos: 2, edadesNinos: [13, 0] }, [4, 2, 1, 1], [13], [0]],
    [
      "older form, ages unknown",
      { numeroPersonas: 4, adultos: 2, ninos: 2, edadesNinos: [4] },
      [4, 3, 1, 0],
      [4],
      [],
    ],
  ])("%s", (_, input, [numeroPersonas, adultos, menores, infantes], edadesMenores, edadesInfantes) => {
    const persons = completePersons(input);
    expect(persons).toEqual({ numeroPersonas, adultos, menores, infantes, edadesMenores, edadesInfantes });
    expect(() => refuseIncoherentPersons(persons)).not.toThrow();
  });

  it("always come out coherent in the older form", () => {
    const ages = fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), ages, (adultos, edadesNinos) => {
        refuseIncoherentPersons(completePersons({ adultos, ninos: edadesNinos.length, edadesNinos }));
      }),
    );
  });

  const family = {
    numeroPersonas: 4,
    adultos: 2,
    menores: 1,
    infantes: 1,
    edadesMenores: [5],
    edadesInfantes: [8],
  };
  it.each([
    [{ numeroPersonas: 0 }, "Debe ser al menos 1 persona"],
    [{ numeroPersonas: 5 }, "La suma de adultos, menores e infantes debe ser igual al número de personas"],
    [
      { adultos: -1, menores: 4 },
      "La suma de adultos, menores e infantes debe ser igual al número de personas",
    ],
    [{ edadesMenores: [] }, "Indica la edad de cada menor"],
    [{ edadesInfantes: [] }, "Indica los meses de cada infante"],
    [{ edadesMenores: [14] }, "Los menores deben tener entre 2 y 13 años"],
    [{ edadesInfantes: [24] }, "Los infantes deben tener entre 0 y 23 meses"],
  ])("%j is refused: %s", (change, message) =>
    expect(() => refuseIncoherentPersons({ ...family, ...change })).toThrow(message),
  );

  it("pay unless they are infants, and one always pays", () => {
    expect(payingPersons(family)).toBe(3);
    expect(payingPersons({ adultos: 0, menores: 0 })).toBe(1);
  });
});

describe("the days of a quote", () => {
  it("need a departure", () =>
    expect(() => refuseIncoherentDates({ fechaIda: null })).toThrow("La fecha de ida es requerida"));
  it.each(["2026-05-01", "2026-04-30"])(
    "do not return on %s from a departure on 2026-05-01",
    (fechaRegreso) => {
      expect(() => refuseIncoherentDates({ fechaIda: "2026-05-01", fechaRegreso })).toThrow(
        "La fecha de regreso debe ser posterior a la fecha de ida",
      );
    },
  );
  it("may be one way", () =>
    expect(() => refuseIncoherentDates({ fechaIda: "2026-05-01", fechaRegreso: null })).not.toThrow());
  it("do not begin in the past", () => {
    expect(() => refusePastDeparture("2026-04-30", "2026-05-01")).toThrow(
      "La fecha de ida no puede estar en el pasado",
    );
    expect(() => refusePastDeparture("2026-05-01", "2026-05-01")).not.toThrow();
  });
});

describe("who approves a discount", () => {
  it.each([
    ["ASESOR", ASESOR, false, 1, false],
    ["LIDER", LIDER, false, 15, true],
    ["LIDER", LIDER, false, 15.01, false],
    ["LIDER", LIDER, false, 16, false],
    ["LIDER", LIDER, true, 5, false],
    ["GERENTE", GERENTE, false, 60, true],
    ["GERENTE", GERENTE, true, 5, false],
    ["ADMIN", ADMIN, true, 60, true],
    ["OWNER", OWNER, true, 60, true],
    ["CONTADOR", CONTADOR, false, 1, false],
    ["CLIENTE", CLIENTE, false, 0, false],
  ] as const)("%s (%d), own quote %s, %d percent: %s", (_, role, own, percent, may) =>
    expect(mayApproveDiscount(role, own, percent)).toBe(may),
  );

  it("a discount nobody approved is not sent", () => {
    const text = "El descuento requiere aprobación de un líder (hasta 15 %) o de un gerente.";
    const completed: QuoteState = {
      id: "q",
      status: "completed",
      clienteId: null,
      emailCliente: "maria@example.com",
      precioTotal: 1_000_000,
      precioDesactualizado: false,
      offerIsOver: false,
      departureIsPast: false,
      remindedToday: false,
      telefonoCliente: "+573001234567",
      isMine: true,
      optionCount: 0,
      draftOptions: 0,
      repeatsId: null,
      repeatedStatus: null,
      turn: null,
      calculationStatus: "confirmado",
      descuentoPorcentaje: 5,
      descuentoAprobado: false,
    };
    const refused = (discount: Partial<QuoteState>) =>
      quoteActs.refusal("send", { viewer: { id: 1, role: ASESOR } }, { ...completed, ...discount })?.message;
    expect(refused({})).toBe(text);
    expect(refused({ descuentoAprobado: true })).toBeUndefined();
    expect(refused({ descuentoPorcentaje: 0 })).toBeUndefined();
  });

  it("an address that no mail reaches is put right before anything is sent", () => {
    const state: QuoteState = {
      id: "q",
      status: "completed",
      clienteId: null,
      emailCliente: "nowhere",
      precioTotal: 1_000_000,
      precioDesactualizado: false,
      offerIsOver: false,
      departureIsPast: false,
      remindedToday: false,
      telefonoCliente: "+573001234567",
      isMine: true,
      optionCount: 0,
      draftOptions: 0,
      repeatsId: null,
      repeatedStatus: null,
      turn: null,
      calculationStatus: null,
      descuentoPorcentaje: null,
      descuentoAprobado: false,
    };
    const message = "Formato de email inválido. Ejemplo: usuario@dominio.com";
    expect(quoteActs.refusal("send", { viewer: { id: 1, role: ASESOR } }, state)).toMatchObject({
      code: "BAD_USER_INPUT",
      errors: [{ field: "emailCliente", message }],
    });
  });
});

describe("a discount", () => {
  it("needs a confirmed calculation", () => {
    expect(() => refuseDiscount(5, false)).toThrow("Confirma el cálculo antes de dar un descuento.");
    expect(() => refuseDiscount(0, false)).not.toThrow();
    expect(() => refuseDiscount(12.5, true)).not.toThrow();
  });
  it.each([-1, 100.01, 5.555])("of %d percent is none", (percent) =>
    expect(() => refuseDiscount(percent, true)).toThrow("entre 0 y 100 %"),
  );
});

describe("editing a quote", () => {
  const sent = "La cotización ya fue enviada. Pide una recotización para cambiar precio, fechas o personas.";
  it.each(["pending", "completed", "requote"] as const)("is free while %s", (status) => {
    expect(() => refuseLockedEdit(ASESOR, status, ["precioTotal", "fechaIda"])).not.toThrow();
  });
  it.each(["sent", "pending_passengers", "approved", "rejected", "expired"] as const)(
    "is contact data for ADMIN while %s",
    (status) => {
      expect(() => refuseLockedEdit(ADMIN, status, clientContactFields)).not.toThrow();
      expect(() => refuseLockedEdit(ADMIN, status, ["nombreCliente", "destino"])).toThrow(sent);
      expect(() => refuseLockedEdit(GERENTE, status, ["nombreCliente"])).toThrow(sent);
    },
  );
  it("ends when it is converted", () => {
    expect(() => refuseLockedEdit(OWNER, "converted", ["observaciones"])).toThrow("«Convertida»");
    expect(() => refuseLockedEdit(ASESOR, "converted", ["observaciones"])).toThrow(sent);
  });
});
