import { may } from "@travesia/api/permissions";
import { type QuoteTask, quoteTasks } from "@travesia/api/quotes/quote/task/quote-task.rules";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import { quotePaths } from "./quotes.paths.ts";

/** Name of each task in the address, and its label on the screen. */
const names: Readonly<Record<QuoteTask, readonly [inAddress: string, label: string]>> = {
  answer: ["preguntas", "Preguntas"],
  assign: ["asignar", "Por asignar"],
  price: ["calcular", "Por calcular"],
  send: ["enviar", "Por enviar"],
  discount: ["descuentos", "Descuentos por aprobar"],
  review: ["decisiones", "Decisiones por revisar"],
  passengers: ["pasajeros", "Con pasajeros por completar"],
  convert: ["convertir", "Por convertir"],
  again: ["otra-propuesta", "Por proponer de nuevo"],
  follow_up: ["por-seguir", "Por seguir"],
  remind: ["sin-respuesta", "Sin respuesta"],
  ending: ["por-vencer", "Por vencer"],
};
const tasks = Object.keys(names) as QuoteTask[];

/** Returns the task that an address names. */
export const quoteTaskOf = (hacer: string | undefined): QuoteTask | undefined =>
  tasks.find((task) => names[task][0] === hacer);

/** Returns the list of the quotes that wait with a task. */
export const quotesWith = (task: QuoteTask): string => `${quotePaths.list.to()}?hacer=${names[task][0]}`;

/** Returns the filter by the tasks that wait for a role, of which the list shows one. */
export const quoteTaskFilter = (role: number): Filter => ({
  kind: "select",
  key: "hacer",
  label: "Por hacer",
  options: [
    { value: "", label: "Todo" },
    ...tasks
      .filter((task) => may(role, quoteTasks[task]))
      .map((task) => ({ value: names[task][0], label: names[task][1] })),
  ],
});
