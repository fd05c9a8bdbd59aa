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

/** Returns the server's answer to the sales of a month by seller, beside the month before: so many sellers. */
export const salesAnswer = (sellers: number) => ({
  data: {
    salesBy: {
      __typename: "SalesGroupPage",
      items: Array.from({ length: sellers }, (_, place) => ({
        __typename: "SalesGroup",
        clave: String(place + 10),
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
