/** Departure in the form the screens show it. */
export interface ShownDeparture {
  readonly salida: string;
  readonly vuelta: string;
  readonly disponibles: number;
}

/** Returns the future departures, soonest first. */
export const upcoming = <D extends ShownDeparture>(departures: readonly D[], today: string): readonly D[] =>
  departures.filter(({ salida }) => salida >= today);
