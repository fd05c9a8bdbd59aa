import {
  longestTypedService,
  mostTypedServices,
  typedServices,
} from "@travesia/api/quotes/quote/offer/typed-services.rules";

/** Field of a list of services, entered as text with one service per line. */
export const typedList = {
  empty: "",
  read: (stored: readonly string[] | null | undefined): string => (stored ?? []).join("\n"),
  send: (typed: string): string[] => typedServices(typed),
  wrong: (typed: string): string | null => {
    const lines = typedServices(typed);
    if (lines.length > mostTypedServices) return `Escribe como máximo ${mostTypedServices} líneas`;
    return lines.some(({ length }) => length > longestTypedService)
      ? `Cada línea tiene como máximo ${longestTypedService} letras`
      : null;
  },
};
