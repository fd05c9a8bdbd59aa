import type { Viewer } from "../../../core/auth/viewer.ts";
import type { SeedContext } from "../../../core/seed.ts";
import { addQuoteOption } from "./acts/add-quote-option.ts";
import type { QuoteCalculationInput } from "./calculation.inputs.ts";
import { confirmCalculation } from "./acts/confirm-calculation.ts";
import { upsertCalculation } from "./acts/upsert-calculation.ts";
import { QuoteOption } from "../quote/option/quote-option.entity.ts";
import type { TripType } from "../quote/quote.enums.ts";

/** Trip of a demo quote. */
export interface DemoTrip {
  readonly origen: string;
  readonly destino: string;
  readonly tripType: TripType;
  readonly nights: number;
  /** Approximate price per person, in COP. */
  readonly perPerson: number;
}

const hotels = [
  "Casa del Mirador",
  "Brisas del Mar",
  "Posada La Ceiba",
  "Gran Caribe",
  "Hacienda El Roble",
] as const;
const excursions = [
  "Recorrido por la ciudad vieja",
  "Paseo en lancha",
  "Caminata ecológica",
  "Tarde de playa",
] as const;

const thousands = (amount: number) => Math.round(amount / 1_000) * 1_000;

/**
 * Calculates and confirms a demo quote: the price per person is distributed over tickets, lodging, transfers,
 * insurance and an excursion. With options, a cheaper and a more expensive hotel are added.
 */
export async function seedCalculation(
  seed: SeedContext,
  seller: Viewer,
  quoteId: string,
  trip: DemoTrip,
  n: number,
  withOptions = false,
): Promise<void> {
  const { origen, destino, tripType, nights, perPerson } = trip;
  // 15 % profit and the commissions are added to the cost.
  const cost = perPerson / 1.18;
  const flies = tripType !== "hotel";
  const input = {
    quoteId,
    tripType,
    tiquetes: flies
      ? {
          tipo: "ida_vuelta" as const,
          origen,
          destino,
          costoIda: thousands(cost * 0.2),
          costoVuelta: thousands(cost * 0.2),
          proveedor: "Avianca",
        }
      : null,
    hotel: {
      nombre: hotels[n % hotels.length] ?? null,
      noches: nights,
      costoNoche: thousands((cost * (flies ? 0.4 : 0.8)) / nights),
      proveedor: "Hoteles del Trópico",
    },
    traslados: {
      aeropuertoHotelIda: { costo: thousands(cost * 0.03) },
      hotelAeropuertoVuelta: { costo: thousands(cost * 0.03) },
    },
    alimentacion: { tipo: n % 2 === 0 ? ("desayuno" as const) : ("media_pension" as const), costoTotal: 0 },
    seguros: {
      asistenciaMedica: { tipo: "Básica", costo: thousands(cost * 0.04), proveedor: "Assist Card" },
    },
    excursiones: [
      {
        nombre: excursions[n % excursions.length] ?? null,
        costo: thousands(cost * 0.1),
        duracion: "4 horas",
      },
    ],
  };
  const id = await seed.as(seller, upsertCalculation, { input });
  await seed.as(seller, confirmCalculation, { id });
  if (!withOptions) return;
  const { costoNoche } = input.hotel;
  await seedOption(seed, seller, { ...input, hotel: { ...input.hotel, ...cheaper(costoNoche) } });
  await seedOption(seed, seller, { ...input, hotel: { ...input.hotel, ...dearer(costoNoche) } });
}

const cheaper = (night: number) => ({ nombre: "Posada La Ceiba", costoNoche: thousands(night * 0.7) });
const dearer = (night: number) => ({ nombre: "Gran Caribe", costoNoche: thousands(night * 1.6) });

/** Adds an option to a demo quote, then calculates and confirms it. */
async function seedOption(seed: SeedContext, seller: Viewer, input: QuoteCalculationInput): Promise<void> {
  const { quoteId } = input;
  await seed.as(seller, addQuoteOption, { id: quoteId, input: {} });
  const { em } = seed.services.orm;
  const option = await em
    .fork()
    .findOneOrFail(QuoteOption, { quote: quoteId }, { orderBy: { position: "desc" } });
  const id = await seed.as(seller, upsertCalculation, { input: { ...input, optionId: option.id } });
  await seed.as(seller, confirmCalculation, { id });
}
