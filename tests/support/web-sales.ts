import { monthIn } from "./calendar.ts";

const figures = (vendido: number) => ({
  __typename: "SoldFigures",
  cotizaciones: 12,
  conversion: 37.5,
  contratos: 3,
  vendido,
  recaudo: vendido / 2,
  porCobrar: vendido / 2,
  ganancia: vendido / 10,
});

/**
 * Returns the server's answer to the sales of a month, beside the month before: so many groups, by their
 * keys.
 */
export const salesAnswer = (sellers: number, keyOf = (place: number) => String(place + 10)) => ({
  data: {
    salesBy: {
      __typename: "SalesGroupPage",
      items: Array.from({ length: sellers }, (_, place) => ({
        __typename: "SalesGroup",
        clave: keyOf(place),
        nombre: `Adriana Quintero Páez ${place + 1}`,
        ahora: figures(20_000_000),
        antes: figures(10_000_000),
      })),
      total: sellers,
      totalPages: 1,
      antesDesde: `${monthIn(-1)}-01`,
      antesHasta: `${monthIn(-1)}-28`,
      ahora: figures(20_000_000 * sellers),
      antes: figures(10_000_000 * sellers),
    },
  },
});
