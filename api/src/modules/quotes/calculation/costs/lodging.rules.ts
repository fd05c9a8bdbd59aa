import { type HotelCategory, hotelCategoryLabels } from "../../../providers/library/hotel.rules.ts";

/** Labels of the room sharing requested in a quote. */
export const roomLabels = {
  sencilla: "Sencilla",
  doble: "Doble",
  triple: "Triple",
  cuadruple: "Cuádruple",
  familiar: "Familiar",
  suite: "Suite",
} as const;

/** Labels of the room sharing in a calculation's hotel; `simple` corresponds to `sencilla` in the quote. */
export const hotelRoomLabels = {
  simple: "Sencilla",
  doble: "Doble",
  triple: "Triple",
  cuadruple: "Cuádruple",
  familiar: "Familiar",
  suite: "Suite",
} as const;

/** Labels of the requested kinds of hotel: a class, or a category. */
export const hotelKindLabels = { basico: "Básico", superior: "Superior", ...hotelCategoryLabels } as const;
export type HotelKind = keyof typeof hotelKindLabels;

/** Returns a category for use inside a sentence: `hotel 4 estrellas`, `hotel básico`. */
export const spokenHotel = (kind: HotelKind): string => `hotel ${hotelKindLabels[kind].toLowerCase()}`;

/** Returns the initial hotel category of a calculation for the requested kind of hotel. */
export const categoryFor = (kind: HotelKind | null): HotelCategory =>
  kind === null || kind === "basico" ? "3_estrellas" : kind === "superior" ? "4_estrellas" : kind;
