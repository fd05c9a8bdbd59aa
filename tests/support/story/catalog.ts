import type { TestApp } from "../app.ts";
import { inDays } from "../calendar.ts";

/** Input of `createPackage`, with everything that a package must have. */
export const cartagena = {
  title: "Cartagena amurallada",
  detail: "Cuatro días en la Heroica, con paseo en coche y día de playa en Barú.",
  destino: "Nacionales",
  city: "Cartagena de Indias",
  location: "Centro histórico",
  lat: "10.4236",
  lng: "-75.5512",
  price: 1_250_000,
  days: 4,
  cupos: 12,
  fechas: [{ salida: inDays(51), vuelta: inDays(54) }],
};

/** A package that administration added; answers its id. */
export async function aPackage(app: TestApp, input: object = {}): Promise<number> {
  const { createPackage } = await app
    .as("admin")
    .ask(`mutation ($input: CreatePackageInput!) { createPackage(input: $input) { id } }`, {
      input: { ...cartagena, ...input },
    });
  return (createPackage as { id: number }).id;
}
