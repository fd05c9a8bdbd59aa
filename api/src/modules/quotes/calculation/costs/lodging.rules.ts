import { type HotelCategory, hotelCategoryLabels } from "../../../providers/library/hotel.rules.ts";

/** Labels of the ways in which a quote's travellers share rooms. */
export const roomLabels = {
  sencilla: "Sencilla",
  doble: "Doble",
  triple: "Triple",
  cuadruple: "Cuádruple",
  familiar: "Familiar",
  suite: "Suite",
} as const;

/** Labels of the room sharing in a calculation's hotel; `simple` is the quote's `sencilla`. */
export const hotelRoomLabels = {
  simple: "Sencilla",
  doble: "Doble",
  triple: "Triple",
  cuadruple: "Cuádruple",
  familiar: "Familiar",
  suite: "Suite",
} as const;

/** Requested kind of hotel: a class, or a category. */
export const hotelKindLabels = { basico: "Básico", superior: "Superior", ...hotelCategoryLabels } as const;
export type HotelKind = keyof typeof hotelKindLabels;

/** Returns a category inside a sentence: `hotel 4 estrellas`, `hotel básico`. */
export const spokenHotel = (kind: HotelKind): string => `hotel ${hotelKindLabels[kind].toLowerCase()}`;

/** Returns the category with which a calculation begins for the requested kind of hotel. */
export const categoryFor = (kind: HotelKind | null): HotelCategory =>
  kind === null || kind === "basico" ? "3_estrellas" : kind === "superior" ? "4_estrellas" : kind;
