import type { TestApp } from "../app.ts";

export const FIGURES = `{ legalFigures { id cifra vigenteDesde vigenteHasta valor confirmedAt } }`;
export const ADD_FIGURE = `mutation ($input: LegalFigureInput!) {
  addLegalFigure(input: $input) { id cifra valor vigenteDesde confirmedAt } }`;
export const CONFIRM_FIGURE = `mutation ($id: ID!) { confirmLegalFigure(id: $id) { id confirmedAt } }`;

/** The row of a figure that holds now. */
export async function theFigure(app: TestApp, cifra: string) {
  const { legalFigures } = await app.as("owner").ask(FIGURES);
  return legalFigures.find((row) => row.cifra === cifra && row.vigenteHasta === null)!;
}

/** A value that the accountant enters for a figure, from a day on. */
export const aFigure = (app: TestApp, cifra: string, valor: number, vigenteDesde: string) =>
  app.as("contador").ask(ADD_FIGURE, { input: { cifra, valor, vigenteDesde } });
