import { beforeAll, describe, expect, it } from "vitest";
import { anApp, type TestApp } from "../../support/app.ts";
import { inDays, TODAY } from "../../support/calendar.ts";
import { expectRefused } from "../../support/expect-refused.ts";
import {
  ADD_FIGURE,
  aFigure,
  CONFIRM_FIGURE,
  FIGURES,
  theFigure,
} from "../../support/story/legal-figures.ts";

let app: TestApp;
beforeAll(async () => {
  app = await anApp();
});

const db = () => app.app.services.orm.em.fork();

describe("the dated figures of the law", () => {
  it("have the values of the law at first, none of them confirmed", async () => {
    const { legalFigures } = await app.as("contador").ask(FIGURES);
    const values = Object.fromEntries(
      legalFigures.map(({ cifra, valor }: { cifra: string; valor: number }) => [cifra, valor]),
    );
    expect(values).toMatchObject({
      retracto_plazo: 5,
      retracto_devolucion: 15,
      tiquetes_horas: 48,
      tiquetes_dias_nacional: 8,
      tiquetes_dias_internacional: 15,
      tiquetes_porcentaje: 10,
      tiquetes_devolucion: 30,
      efectivo_reportable: 10_000_000,
    });
    expect(
      legalFigures.every(({ confirmedAt }: { confirmedAt: string | null }) => confirmedAt === null),
    ).toBe(true);
  });

  it("are confirmed once, by the owner alone", async () => {
    const { id } = await theFigure(app, "tiquetes_horas");
    expectRefused(await app.as("contador").gql(CONFIRM_FIGURE, { id }), "FORBIDDEN");
    const { confirmLegalFigure: first } = await app.as("owner").ask(CONFIRM_FIGURE, { id });
    expect(first.confirmedAt).not.toBeNull();
    app.clock.advance({ hours: 1 });
    const { confirmLegalFigure: again } = await app.as("owner").ask(CONFIRM_FIGURE, { id });
    expect(again.confirmedAt).toBe(first.confirmedAt);
    app.clock.advance({ hours: -1 });
  });

  it("wait for confirmation when the accountant adds one, and are confirmed when the owner does", async () => {
    const { addLegalFigure: theirs } = await aFigure(app, "tiquetes_porcentaje", 9, TODAY);
    expect(theirs).toMatchObject({ valor: 9, confirmedAt: null });
    const input = { cifra: "tiquetes_porcentaje", valor: 8, vigenteDesde: inDays(30) };
    const { addLegalFigure: owners } = await app.as("owner").ask(ADD_FIGURE, { input });
    expect(owners.confirmedAt).not.toBeNull();
    const { legalFigures } = await app.as("owner").ask(FIGURES);
    const before = legalFigures.find(({ id }) => id === theirs.id)!;
    expect(before.vigenteHasta).toBe(inDays(29));
  });

  it.each([
    [{ cifra: "tiquetes_porcentaje", valor: 101 }, "El valor es de 100 % como máximo"],
    [{ cifra: "retracto_plazo", valor: 0 }, "El valor debe ser un número entero mayor a 0"],
  ])("refuse %j", async (figure, sentence) => {
    const input = { ...figure, vigenteDesde: inDays(60) };
    expectRefused(await app.as("contador").gql(ADD_FIGURE, { input }), "BAD_USER_INPUT", sentence);
  });

  it("refuse a day before the last one that began", async () => {
    await aFigure(app, "tiquetes_devolucion", 25, inDays(10));
    const input = { cifra: "tiquetes_devolucion", valor: 20, vigenteDesde: inDays(9) };
    expectRefused(await app.as("contador").gql(ADD_FIGURE, { input }), "BAD_USER_INPUT");
  });

  it("are for the accountant and the owner to enter", async () => {
    const input = { cifra: "retracto_plazo", valor: 6, vigenteDesde: TODAY };
    expectRefused(await app.as("admin").gql(ADD_FIGURE, { input }), "FORBIDDEN");
    expectRefused(await app.as("gerente").gql(FIGURES), "FORBIDDEN");
  });

  it("keep their value in the database, and are not deleted", async () => {
    await expect(db().execute("update legal_figures set valor = 1")).rejects.toThrow(/solo admite filas/);
    await expect(db().execute("delete from legal_figures")).rejects.toThrow(/solo admite filas/);
  });
});
