// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ItemsSection } from "../../../web/src/features/contracts/item/ItemsSection.tsx";
import { TripDays } from "../../../web/src/features/quotes/itinerary/TripDays.tsx";
import { inDays } from "../../support/calendar.ts";
import { aSessionUser, serverAnswers, show, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

it.each([
  ["asistencia_medica", "Asistencia médica", "Asistencia médica"],
  ["traslados", "traslados", "traslados"],
  ["tickets", "Tiquetes (ida y vuelta)", "Tiquetes (ida y vuelta)"],
  ["alojamiento", "Hotel Brisas", "Hotel BrisasAlojamiento"],
  ["seguro", "Seguro de viaje", "Seguro de viajeSeguro"],
] as const)("an item of kind %s called «%s» is called once", async (tipo, descripcion, shown) => {
  const item = {
    __typename: "ContractItem",
    id: "i",
    tipo,
    descripcion,
    cantidad: 1,
    precioTotal: 90_000,
    status: "pendiente_compra",
    requiereCompra: true,
    motivoSinCompra: null,
    vouchers: [],
  };
  serverAnswers({ ContractItems: { data: { contractItems: [item] } } });
  showConnected(
    <ItemsSection
      contract={{ id: "c", quote: null, status: "draft" }}
      withCosts={false}
      editable={false}
      onAdd={() => undefined}
    />,
    aSessionUser(),
  );
  const [row] = await screen.findAllByRole("cell");
  const [words = ""] = row?.textContent?.split(/Sin comprar|Pendiente|Por comprar/) ?? [];
  expect(words).toBe(shown);
});

it.each([
  ["Recorrido en chiva rumbera.", ""],
  ["Traslado al muelle.\nRecorrido en chiva rumbera.", "Traslado al muelle."],
  ["Recorrido en chiva rumbera por la muralla.", "Recorrido en chiva rumbera por la muralla."],
])("a day whose text is «%s» says beside its title «%s»", (texto, shown) => {
  const days = [{ dia: 1, titulo: "Recorrido en chiva rumbera", texto, imagen: null }];
  show(<TripDays days={days} departure={inDays(51)} />);
  const [title, ...rest] = screen.getByRole("listitem").querySelectorAll("p");
  expect(title?.textContent).toMatch(/ · Recorrido en chiva rumbera$/);
  expect(rest.map(({ textContent }) => textContent).join("")).toBe(shown);
});
