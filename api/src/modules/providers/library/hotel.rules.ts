/** The categories of hotels. */
export const hotelCategoryLabels = {
  "1_estrella": "1 Estrella",
  "2_estrellas": "2 Estrellas",
  "3_estrellas": "3 Estrellas",
  "4_estrellas": "4 Estrellas",
  "5_estrellas": "5 Estrellas",
  boutique: "Boutique",
  resort: "Resort",
} as const;
export type HotelCategory = keyof typeof hotelCategoryLabels;

/** The meals that are included. */
export const mealLabels = {
  ninguna: "Sin alimentación",
  desayuno: "Desayuno",
  media_pension: "Media pensión",
  pension_completa: "Pensión completa",
  todo_incluido: "Todo incluido",
} as const;
