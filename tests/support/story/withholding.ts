import type { TestApp } from "../app.ts";
import type { Handle } from "../people.ts";

/** Tax profile of a person, as the accountant sets it. */
export interface StoryProfile {
  readonly procedimiento?: "comisiones_10" | "comisiones_11" | "juridica_11" | "articulo_383";
  readonly factura?: boolean;
  readonly dane?: string | null;
}

export const SET_PROFILE = `mutation ($userId: Int!, $input: TaxProfileInput!) {
  setTaxProfile(userId: $userId, input: $input) {
    id userId procedimiento factura dane version updatedBy { id } } }`;
export const ADD_RATE = `mutation ($input: WithholdingRateInput!) {
  addWithholdingRate(input: $input) { id concepto vigenteDesde vigenteHasta baseUvt porcentaje } }`;
export const ADD_UVT = `mutation ($input: UvtValueInput!) { addUvtValue(input: $input) { id year value } }`;
export const ADD_ICA = `mutation ($input: IcaRateInput!) {
  addIcaRate(input: $input) { id dane municipio vigenteDesde vigenteHasta porMil } }`;

/** The code of DANE of Villavicencio, whose rate a story adds. */
export const VILLAVICENCIO = "50001";

/** Sets how tax is withheld from a person: as from a natural person who declares and issues no invoices. */
export async function aTaxProfile(
  app: TestApp,
  who: Handle,
  { procedimiento = "comisiones_11", factura = false, dane = null }: StoryProfile = {},
): Promise<void> {
  const input = { procedimiento, factura, dane };
  await app.as("contador").ask(SET_PROFILE, { userId: app.people[who].id, input });
}

/** A rate of withholding for Villavicencio, of a thousand, from a day on. */
export async function anIcaRate(app: TestApp, vigenteDesde: string, porMil = 9.66): Promise<string> {
  const input = { dane: VILLAVICENCIO, municipio: "Villavicencio", vigenteDesde, porMil };
  return (await app.as("contador").ask(ADD_ICA, { input })).addIcaRate.id as string;
}

export const CONFIRM_UNWITHHELD = `mutation ($userIds: [Int!]!) { confirmNoWithholding(userIds: $userIds) }`;
