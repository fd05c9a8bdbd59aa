import type { ActRule, Condition } from "../../../../core/acts.ts";
import type { Capability } from "../../../accounts/permissions.rules.ts";
import type { QuoteState } from "../quote.acts.rules.ts";
import { quoteLifecycle } from "../quote.lifecycle.ts";
import { mostOptions } from "./quote-option.rules.ts";

/** Permission, statuses and refusal shared by all acts that change a quote's options. */
const changingOptions = {
  may: "manageQuotes",
  from: ["pending", "completed", "requote"],
  otherwise: ({ status }: Pick<QuoteState, "status">) =>
    [
      "CONFLICT",
      `La cotización está en estado «${quoteLifecycle.labels[status]}» y sus opciones ya no cambian.`,
    ] as const,
} as const;

const onlyOne: Condition<QuoteState> = [
  ({ optionCount }) => (optionCount ?? 0) <= 1,
  "La cotización tiene una sola opción.",
];

/** Acts on the options of a quote, with the roles and statuses of each. */
export const optionActs = {
  /** Adds another option for the trip, as a copy of a calculated option. */
  addOption: {
    ...changingOptions,
    facts: ["calculationStatus", "optionCount"],
    unless: [
      [
        ({ calculationStatus }) => calculationStatus === null,
        "Guarda primero el cálculo: la otra opción comienza como su copia.",
      ],
      [
        ({ optionCount }) => (optionCount ?? 0) >= mostOptions,
        "Una cotización tiene como máximo tres opciones.",
      ],
    ],
  },
  renameOption: {
    ...changingOptions,
    facts: ["optionCount"],
    unless: [[({ optionCount }) => !optionCount, "La cotización todavía no tiene opciones."]],
  },
  /** Marks the option that the agency recommends; the quote uses it until the client chooses. */
  recommendOption: { ...changingOptions, facts: ["optionCount"], unless: [onlyOne] },
  /** Writes the days of the trip as the client will read them. */
  editItinerary: {
    may: "manageQuotes",
    from: ["pending", "completed", "requote"],
    facts: ["calculationStatus"],
    otherwise: ({ status }) => [
      "CONFLICT",
      `La cotización está en estado «${quoteLifecycle.labels[status]}» y su itinerario ya no cambia.`,
    ],
    unless: [
      [
        ({ calculationStatus }) => calculationStatus === null,
        "Guarda primero el cálculo: el itinerario se propone con sus vuelos, hoteles y actividades.",
      ],
    ],
  },
  /** Saves the option's content as a named template for other quotes. */
  saveTemplate: {
    may: "manageQuotes",
    from: "any",
    facts: ["calculationStatus"],
    unless: [
      [
        ({ calculationStatus }) => calculationStatus === null,
        "Guarda primero el cálculo: una plantilla guarda lo que trae.",
      ],
    ],
  },
  removeOption: { ...changingOptions, facts: ["optionCount"], unless: [onlyOne] },
} satisfies Record<string, ActRule<QuoteState, Capability>>;
