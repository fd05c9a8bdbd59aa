import { Field, InputType, Int } from "type-graphql";
import { registerEnum } from "../enums.ts";

/** States of a line of a file before its import. */
export const ImportLineState = { ok: "ok", doubtful: "doubtful", refused: "refused" } as const;
export type ImportLineState = keyof typeof ImportLineState;
registerEnum(ImportLineState, {
  name: "ImportLineState",
  label: "Estado de la línea",
  labels: { ok: "Lista", doubtful: "Dudosa", refused: "No se puede importar" },
  description: "Si una línea del archivo se puede importar, conviene revisarla o no se puede.",
});

/** Answers to whose a doubtful line is. */
export const ImportLineChoice = { own: "own", same: "same" } as const;
export type ImportLineChoice = keyof typeof ImportLineChoice;
registerEnum(ImportLineChoice, {
  name: "ImportLineChoice",
  label: "De quién es la línea",
  labels: { own: "Es de otro", same: "Es del mismo" },
  description: "Si una línea dudosa es de otra persona o empresa, o de la misma que se muestra con ella.",
});

/** Answer to whose a doubtful line is. */
@InputType()
export class ImportLineInput {
  @Field(() => Int, { description: "Número de la línea en el archivo, desde 1." }) line!: number;
  @Field(() => ImportLineChoice, { description: "De quién es la línea." }) choice!: ImportLineChoice;
}

/** Answers about doubtful lines, by line; null of a call that knows no answers. */
export type LineChoices = ReadonlyMap<number, ImportLineChoice> | null;

/** Returns the answers of a call by their lines. */
export const lineChoices = (take: readonly ImportLineInput[] | null): LineChoices =>
  take && new Map(take.map(({ line, choice }) => [line, choice]));
