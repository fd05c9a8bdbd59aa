/** Returns how long a trip is: `4 días · 3 noches`. */
export const lengthText = (days: number): string =>
  days === 1 ? "1 día" : `${days} días · ${days - 1} ${days === 2 ? "noche" : "noches"}`;

/** Returns the pictures among a package's addresses; the others are leaflets (PDF). */
export const shownPictures = (images: readonly string[]): readonly string[] =>
  images.filter((image) => !/\.pdf$/i.test(image));

/** Words of a package's page that stand in its first picture too. */
export const packageWords = {
  perPerson: "por persona",
  departure: "Fecha de salida",
  pastDepartures:
    "Este paquete no tiene salidas en los próximos meses. Escríbenos y te contamos cuándo vuelve.",
  includes: "Qué incluye",
  quote: "Pedir cotización",
} as const;
