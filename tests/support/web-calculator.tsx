import { fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";
import { CalculatorEditor } from "../../web/src/features/quotes/calculation/CalculatorEditor.tsx";
import {
  calculatorFields,
  type CalculatorForm,
} from "../../web/src/features/quotes/calculation/calculator.form.ts";
import { inDays, YEAR } from "./calendar.ts";
import { serverAnswers, showConnected } from "./web.tsx";

/** Starting values of the calculator from the quote. */
export const defaults = {
  tiquetes: {
    tipo: "ida_vuelta" as const,
    origen: "Bogotá",
    destino: "Cartagena",
    fechaIda: inDays(51),
    fechaVuelta: inDays(56),
  },
  hotel: { categoria: "3_estrellas", acomodacion: "doble" as const, noches: 5, ubicacion: "Cartagena" },
  alimentacion: { tipo: "ninguna" as const },
};
/** The quote as the preview of the client's page reads it. */
const previewed = {
  __typename: "Quote" as const,
  id: "q1",
  quoteNumber: `COT-${YEAR}-000001`,
  nombreCliente: "María Torres",
  origen: "Bogotá",
  destino: "Cartagena",
  fechaIda: inDays(51),
  fechaRegreso: inDays(56),
  numeroPersonas: 4,
  waysToPay: ["30 % para reservar"],
  advisorPicture: null,
  vendedor: null,
  calculation: null,
  options: null,
};

/** Subject of the preview beside the typed values. */
export const previewOf = {
  quoteId: "q1",
  optionId: null,
  persons: 3,
  discountPercent: 0,
  observations: null,
  notIncluded: null,
  written: null,
  defaults,
};
const everybody = { asesor: true, lider: true, gerente: true };

/** Shows a calculator of three who pay. */
export function openCalculator(over: Partial<Parameters<typeof CalculatorEditor>[0]> = {}) {
  const props = {
    initial: calculatorFields.read({ stored: null, defaults, tripType: "nacional" }),
    client: "María Torres",
    of: previewOf,
    infants: 1,
    trip: { fechaIda: inDays(51), fechaRegreso: inDays(56) },
    present: everybody,
    terms: {},
    accent: true,
    onTripType: vi.fn(),
    onTyped: vi.fn(),
    onSave: vi.fn((_: CalculatorForm) => Promise.resolve(true)),
    onConfirm: vi.fn(() => Promise.resolve(true)),
    ...over,
  };
  serverAnswers({
    ProviderNames: { data: { providerSuggestions: [] } },
    QuotePreview: { data: { quote: previewed } },
  });
  showConnected(<CalculatorEditor {...props} />);
  return props;
}

/** A field by its label. */
const field = (label: string) => screen.getByLabelText(label);
/** Types into a field. */
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** A text with plain blanks. */
export const spaced = (text: string | null) => (text ?? "").replaceAll("\u00A0", " ");
/** The amount below a label of the bar. */
export const amount = (label: string) => {
  const [shown] = screen.getAllByText(label);
  return spaced(shown?.parentElement?.textContent ?? "").replace(label, "");
};
