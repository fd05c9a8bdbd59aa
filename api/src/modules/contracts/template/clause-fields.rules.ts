import { spokenDay } from "../../../core/colombia/spoken.ts";
import { formatCop } from "../../../core/colombia/cop.ts";
import { badInput } from "../../../core/failure.ts";

/** Facts of a contract that fill the fields of its clauses; amounts in COP, days `YYYY-MM-DD`. */
export interface ClauseFacts {
  readonly number: string;
  readonly origin: string;
  readonly destination: string;
  readonly from: string;
  readonly to: string | null;
  readonly travellers: string;
  readonly price: number;
  readonly formaPago: string;
  readonly client: { readonly name: string; readonly document: string };
  readonly holder: { readonly name: string; readonly document: string };
  readonly plan: readonly { readonly due: string; readonly amount: number }[];
}

/** Text printed for a field that has no value in the contract. */
const NOTHING = "no aplica";

interface ClauseField {
  /** Label of the field in the editor of clauses. */
  readonly label: string;
  readonly of: (facts: ClauseFacts) => string;
}

/** Fields of clauses, written `{{name}}`; printing a contract fills them with its facts. */
export const clauseFields = {
  numero: { label: "Número del contrato", of: ({ number }) => number },
  cliente: { label: "Nombre del cliente", of: ({ client }) => client.name },
  documento_cliente: { label: "Documento del cliente", of: ({ client }) => client.document },
  titular: { label: "Titular del viaje", of: ({ holder }) => holder.name },
  documento_titular: { label: "Documento del titular", of: ({ holder }) => holder.document },
  origen: { label: "Origen", of: ({ origin }) => origin },
  destino: { label: "Destino", of: ({ destination }) => destination },
  fecha_salida: { label: "Fecha de salida", of: ({ from }) => spokenDay(from) },
  fecha_regreso: { label: "Fecha de regreso", of: ({ to }) => (to ? spokenDay(to) : "") },
  viajeros: { label: "Viajeros", of: ({ travellers }) => travellers },
  precio: { label: "Precio total", of: ({ price }) => formatCop(price) },
  forma_pago: { label: "Forma de pago", of: ({ formaPago }) => formaPago },
  primer_pago: { label: "Primer pago", of: ({ plan: [first] }) => paymentText(first) },
  ultimo_pago: { label: "Último pago", of: ({ plan }) => paymentText(plan.at(-1)) },
} as const satisfies Readonly<Record<string, ClauseField>>;

/** The name of a field of clauses. */
export type ClauseFieldName = keyof typeof clauseFields;

/** Names of the fields, in the order of the editor. */
export const clauseFieldNames = Object.keys(clauseFields) as readonly ClauseFieldName[];

const paymentText = (line: ClauseFacts["plan"][number] | undefined): string =>
  line ? `${formatCop(line.amount)} a más tardar el ${spokenDay(line.due)}` : "";

const MARK = /\{\{([^{}\n]*)\}\}/g;

/**
 * Fills the fields of clauses with the contract's facts. A value is inserted as plain text within its line:
 * it cannot start a clause or a list, be emphasised, or contain a field.
 */
export const fillClauses = (clauses: string, facts: ClauseFacts): string =>
  fillFields(clauses, (name) => clauseValue(name, facts));

/** Returns the text that replaces a field. */
export const clauseValue = (name: ClauseFieldName, facts: ClauseFacts): string =>
  plainValue((clauseFields[name] as ClauseField).of(facts)) || NOTHING;

/** Returns the clauses with each known field replaced by `valueOf`; unknown names are unchanged. */
export const fillFields = (clauses: string, valueOf: (name: ClauseFieldName) => string): string =>
  clauses.replace(MARK, (whole, written: string) => {
    const name = written.trim();
    return Object.hasOwn(clauseFields, name) ? valueOf(name as ClauseFieldName) : whole;
  });

const plainValue = (value: string): string =>
  value
    // The blank of an amount does not break, and stays.
    .replaceAll(/(?:[^\S\u00a0]|\*)+/g, " ")
    .replace(/^[\s#-]+/, "")
    .trim();

/** Returns the first error in the fields of clauses, in Spanish with its line; null when there is none. */
export function clausesProblem(clauses: string): string | null {
  for (const [place, line] of clauses.split("\n").entries()) {
    const unknown = [...line.matchAll(MARK)].find(
      ([, name = ""]) => !Object.hasOwn(clauseFields, name.trim()),
    );
    if (unknown) return `El campo «${unknown[0]}» de la línea ${place + 1} no existe.`;
    if (/\{\{|\}\}/.test(line.replaceAll(MARK, "")))
      return `La línea ${place + 1} abre o cierra un campo a medias: escríbelo como {{destino}}.`;
  }
  return null;
}

/** @throws Refusal BAD_USER_INPUT on `clauses` when they are blank or contain an unknown field. */
export function refuseClauses(clauses: string): void {
  if (!clauses.trim()) throw badInput("clauses", "Escribe las cláusulas de la plantilla");
  const problem = clausesProblem(clauses);
  if (problem) throw badInput("clauses", problem);
}
