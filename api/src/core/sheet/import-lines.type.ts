import { Field, InputType, Int } from "type-graphql";
import { registerEnum } from "../enums.ts";

/** GraphQL enum of the states of a file's line before its import. */
export const ImportLineState = { ok: "ok", doubtful: "doubtful", refused: "refused" } as const;
export type ImportLineState = keyof typeof ImportLineState;
registerEnum(ImportLineState, {
  name: "ImportLineState",
  label: "Estado de la línea",
  labels: { ok: "Lista", doubtful: "Dudosa", refused: "No se puede importar" },
  description: "Si una línea del archivo se puede importar, conviene revisarla o no se puede.",
});

/**
 * GraphQL enum of the answers for a doubtful line: it belongs to another person or company, or to the same
 * one that is shown with it.
 */
export const ImportLineChoice = { own: "own", same: "same" } as const;
export type ImportLineChoice = keyof typeof ImportLineChoice;
registerEnum(ImportLineChoice, {
  name: "ImportLineChoice",
  label: "De quién es la línea",
  labels: { own: "Es de otro", same: "Es del mismo" },
  description: "Si una línea dudosa es de otra persona o empresa, o de la misma que se muestra con ella.",
});

/** Answer about one doubtful line of a file. */
@InputType()
export class ImportLineInput {
  @Field(() => Int, { description: "Número de la línea en el archivo, desde 1." }) line!: number;
  @Field(() => ImportLineChoice, { description: "De quién es la línea." }) choice!: ImportLineChoice;
}

/** Answers about doubtful lines, by line; null for a call that does not support answers. */
export type LineChoices = ReadonlyMap<number, ImportLineChoice> | null;

/** Returns the answers of a call by line. */
export const lineChoices = (take: readonly ImportLineInput[] | null): LineChoices =>
  take && new Map(take.map(({ line, choice }) => [line, choice]));
