// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { IncludedServices } from "../../../web/src/features/contracts/contract/IncludedServices.tsx";
import { show } from "../../support/web.tsx";

afterEach(cleanup);

it.each([
  ["traslados", "Traslados", "Aeropuerto – hotel", "Traslados·Aeropuerto – hotel"],
  ["traslados", "traslados", null, "Traslados·Incluido"],
  ["alojamiento", "Hotel Brisas del Mar", "4 noches", "Alojamiento·Hotel Brisas del Mar·4 noches"],
  [null, "Seguro", "Básico", "Seguro·Básico"],
  ["tickets", "Tiquetes (ida y vuelta)", null, "Tiquetes·ida y vuelta"],
  ["tickets", "Tiquetes Cali – Leticia (solo ida)", "Avianca", "Tiquetes·Cali – Leticia (solo ida)·Avianca"],
  ["asistencia_medica", "Asistencia médica: Cobertura 60", null, "Asistencia médica·Cobertura 60"],
  ["seguro", "Seguro de cancelación", null, "Seguro·Seguro de cancelación"],
  ["seguro", "Seguros", null, "Seguro·Seguros"],
] as const)("a service of kind %s, «%s», is called once", (tipo, descripcion, detalle, shown) => {
  show(<IncludedServices services={[{ tipo, descripcion, detalle }]} excluded={[]} />);
  const walker = document.createTreeWalker(screen.getByRole("listitem"), NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  expect(texts.join("·")).toBe(shown);
});

it.each([
  ["below what is included", [{ tipo: "extras", descripcion: "Guía", detalle: null }], "Servicios incluidos"],
  ["where nothing else is said", [], "Servicios"],
] as const)("services that a contract does not include are %s", (_, services, title) => {
  show(<IncludedServices services={[...services]} excluded={["Propinas", "Tasas de salida"]} />);
  const section = screen.getByRole("region", { name: title });
  expect(section.textContent).toMatch(/No incluyePropinas\s*Tasas de salida$/);
  expect(screen.queryAllByRole("list")).toHaveLength(services.length);
});
