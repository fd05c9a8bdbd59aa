import { announced } from "../../../../base/saving/useSaving.ts";
import { formatCop } from "@travesia/api/cop";
import { confirming } from "../../../../base/acts/confirming.tsx";
import { type RecordAct, recordAct } from "../../../../base/acts/record-acts.tsx";
import type { OptionAct } from "../../quote/quote.offered-acts.ts";
import {
  QuoteOptionAddDocument,
  QuoteOptionRecommendDocument,
  QuoteOptionRemoveDocument,
  QuoteOptionRenameDocument,
} from "../../quote/quotes.generated.ts";
import type { ShownOption } from "./option.types.ts";
import { OptionNameDialog } from "./OptionNameDialog.tsx";

/** Quote whose options are edited. */
export interface QuoteOfOptions {
  readonly id: string;
  /** Displayed option; null if the quote has none yet. */
  readonly option: ShownOption | null;
  /** Ids of all options. */
  readonly known: readonly string[];
  /** Proposed name of a new option. */
  readonly suggested: string;
  /** Selects another option, or none. */
  readonly look: (option: string | null) => void;
}

const act = recordAct<QuoteOfOptions, "option">();
const ofOption = ({ id, option }: QuoteOfOptions) => ({ id, option: option?.id ?? "" });
const priceOf = ({ option }: QuoteOfOptions) => formatCop(option?.precioTotal ?? 0);

/** Acts on the options of a quote; the ones on the displayed option are in the order of its buttons. */
export const optionActs = {
  addOption: act({
    label: "Agregar opción",
    mutation: QuoteOptionAddDocument,
    done: ({ addQuoteOption: { options } }, { known, look }) => {
      look(options?.filter(({ id }) => !known.includes(id)).at(-1)?.id ?? null);
      return "Opción agregada: comienza como una copia";
    },
    Dialog: ({ record: { option, known, suggested }, frame, send }) => (
      <OptionNameDialog
        title="Agregar opción"
        lead={
          `Comienza como una copia de ${option ? `«${option.name}»` : "este cálculo"}; ` +
          "después cambias lo que la hace distinta. Las personas y las fechas son las mismas."
        }
        submit="Agregar opción"
        name={suggested}
        {...frame}
        onSubmit={(name) => send({ input: { name, copyOf: known.length > 1 ? (option?.id ?? null) : null } })}
      />
    ),
  }),
  recommendOption: act({
    label: "Recomendar",
    mutation: QuoteOptionRecommendDocument,
    of: ofOption,
    done: announced("Opción recomendada"),
    places: ["option"],
    Dialog: confirming((quote) => ({
      title: "Recomendar la opción",
      confirm: "Recomendar opción",
      children: (
        <>
          Hasta que el cliente elija, la cotización vale lo que vale «{quote.option?.name}»:{" "}
          <strong>{priceOf(quote)}</strong>.
        </>
      ),
    })),
  }),
  renameOption: act({
    label: "Cambiar el nombre de",
    mutation: QuoteOptionRenameDocument,
    of: ofOption,
    done: announced("Nombre cambiado"),
    places: ["option"],
    Dialog: ({ record: { option }, frame, send }) => (
      <OptionNameDialog
        title="Cambiar el nombre"
        lead="El cliente ve este nombre cuando compara."
        submit="Guardar nombre"
        name={option?.name ?? ""}
        {...frame}
        onSubmit={(name) => send({ input: { name } })}
      />
    ),
  }),
  removeOption: act({
    label: "Quitar",
    mutation: QuoteOptionRemoveDocument,
    of: ofOption,
    done: (_, { look }) => {
      look(null);
      return "Opción quitada";
    },
    color: "error",
    places: ["option"],
    Dialog: confirming((quote) => ({
      title: "Quitar la opción",
      confirm: "Quitar opción",
      destructive: true,
      children:
        `Se quita «${quote.option?.name}», de ${priceOf(quote)}, con su cálculo. ` + "No se puede deshacer.",
    })),
  }),
} satisfies Record<OptionAct, RecordAct<QuoteOfOptions, "option">>;

/** Queries that are read again after an act on an option. */
export const optionReads = ["QuoteCalculation", "QuoteDetail", "RecordHistory"];
