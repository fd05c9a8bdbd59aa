const written = new Intl.NumberFormat("es-CO", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Returns hundredths of a peso as formatted text: `$ 1.850.000,50`. */
export const formatCents = (cents: number): string =>
  `${cents < 0 ? "-" : ""}$ ${written.format(Math.abs(cents) / 100)}`;
