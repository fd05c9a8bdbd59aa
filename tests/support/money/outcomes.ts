import type { GraphQLAnswer, SentFile } from "../client.ts";
import type { Actor, Outcome } from "./model.ts";

/** A request of one of the actors; its data. Throws {@link Refused}. */
export type Act = (
  actor: Actor,
  document: string,
  variables: object,
  files?: Readonly<Record<string, SentFile>>,
) => Promise<Record<string, unknown>>;

/** A request that was refused; its message is the code. */
export class Refused extends Error {
  constructor(
    code: string,
    readonly sentence = "",
  ) {
    super(code);
  }
}

/** Returns the outcome of an act that is done or refused. */
export async function outcomeOf(act: () => Promise<string>): Promise<Outcome> {
  try {
    return { done: await act() };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.message };
    throw error;
  }
}

/** The refusal of an answer; a defect fails the story. */
export function refusalOf(
  error: NonNullable<GraphQLAnswer["errors"]>[number],
  document: string,
): { readonly refused: string } {
  const code = error.extensions?.code ?? "";
  if (code === "" || code === "INTERNAL") throw new Error(`${document}\n${JSON.stringify(error)}`);
  return { refused: code };
}
