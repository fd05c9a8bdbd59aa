import { filterWords } from "@travesia/api/exports/filter-words.rules";
import { may } from "@travesia/api/permissions";
import { type QuoteTask, quoteTasks } from "@travesia/api/quotes/quote/task/quote-task.rules";
import type { Filter } from "../../../ui/table/FilterBar.tsx";
import { quotePaths } from "./quotes.paths.ts";

const words = filterWords.QuoteTask;

/** Name of each task in the address, and its label on the screen. */
const names: Readonly<Record<QuoteTask, readonly [inAddress: string, label: string]>> = {
  answer: ["preguntas", words.answer],
  assign: ["asignar", words.assign],
  price: ["calcular", words.price],
  redate: ["fechas", words.redate],
  send: ["enviar", words.send],
  discount: ["descuentos", words.discount],
  review: ["decisiones", words.review],
  passengers: ["pasajeros", words.passengers],
  convert: ["convertir", words.convert],
  again: ["otra-propuesta", words.again],
  follow_up: ["por-seguir", words.follow_up],
  remind: ["sin-respuesta", words.remind],
  ending: ["por-vencer", words.ending],
};
const tasks = Object.keys(names) as QuoteTask[];

/** Returns the task named in the address. */
export const quoteTaskOf = (hacer: string | undefined): QuoteTask | undefined =>
  tasks.find((task) => names[task][0] === hacer);

/** Returns the address of the list of quotes with a pending task. */
export const quotesWith = (task: QuoteTask): string => `${quotePaths.list.to()}?hacer=${names[task][0]}`;

/** Returns the filter by pending tasks of a role; the list shows the quotes of one task. */
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
